/** Pages with rules that several games share. Every game has a page of its own, named by the game's id. */
export type SharedPage = 'table' | 'domino';

export type { GameId } from '@tischrunde/engine';
