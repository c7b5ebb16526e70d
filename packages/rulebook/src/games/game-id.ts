import type { RulePage } from '@tischrunde/engine';

/** Pages with rules that several games share. */
export type SharedPage = 'table' | 'domino';

/** Every game has a page of its own, named by the game's id. */
export type GameId = Exclude<RulePage, SharedPage>;
