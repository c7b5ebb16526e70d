import type { GameId } from '@tischrunde/engine';
import type { Kind } from '../pieces/piece.tsx';

/** Whether a game is played with cards; all others use tiles. */
export const isOfCards = (game: GameId): boolean => kindIn(game) !== 'domino';

/** The kind of pieces that a game is played with. */
export const kindIn = (game: GameId): Kind => (game === 'solo' || game === 'solomino' ? game : 'domino');
