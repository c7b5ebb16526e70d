import type { Event, GameId } from '@tischrunde/engine';
import type { Book } from '../book.ts';

/** What is called out at a table: a word, or the running total of Italian domino. */
export type Call = 'solo' | 'solomino' | 'domino' | 'chickenfoot' | number;

/**
 * What is called with an event; null if nothing is. “SOLO!” and “SOLOmino!” are up to the players; everything else the table
 * calls for them.
 */
export function callOf(event: Event, game: GameId): Call | null {
  switch (event.type) {
    case 'called':
      return playersCall(game);
    case 'laid':
      if ('goesOut' in event) return 'domino';
      return 'total' in event ? (event.total ?? null) : null;
    case 'footOpened':
      return 'chickenfoot';
    default:
      return null;
  }
}

/** The call that players must not forget, in the games that have one. */
export const playersCall = (game: GameId): Call => (game === 'solomino' ? 'solomino' : 'solo');

/** A call as it is heard: “Domino!”, “20”. */
export const callText = (call: Call, book: Book): string =>
  typeof call === 'number' ? `${call}` : book.say(`call.${call}`);
