import type { GameId } from '@tischrunde/engine';
import { type Book, joinSentences, narrate, type People } from '@tischrunde/rulebook';
import type { PlayedMove } from '../session/table.ts';

/** What a move came to, in sentences. Who begins a round and how it ended, the screen says elsewhere. */
export function playedMoveText({ events }: PlayedMove, game: GameId, book: Book, people: People): string {
  const told = events.filter(({ type }) => type !== 'dealt' && type !== 'roundOver');
  return joinSentences(narrate(book, told, game, people), book);
}
