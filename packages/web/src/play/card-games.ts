import type { GameId } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';

/** Whether a game is played with cards; all others use tiles. */
export const isOfCards = (game: GameId): boolean => game === 'solo' || game === 'solomino';

/** The word to call with the last card but one. */
export const callOf = (game: GameId, book: Book): string =>
  book.say(game === 'solo' ? 'call.solo' : 'call.solomino');
