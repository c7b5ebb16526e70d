import type { GameId } from '@tischrunde/engine';

/** Whether a game is played with cards; all others use tiles. */
export const isOfCards = (game: GameId): boolean => game === 'solo' || game === 'solomino';
