import type { GameId, JsonObject } from '@tischrunde/engine';
import type { Book, People } from '@tischrunde/rulebook';
import { playedMoveText } from '../../play/played-move-text.ts';
import { eventHistory } from '../../session/event-history.ts';
import type { PlayedMove } from '../../session/table.ts';

/** For each position of a match, the move that led to it in sentences, as a seat heard it. */
export function positionCaptions(
  transcript: JsonObject,
  game: GameId,
  book: Book,
  people: People,
  listener = people.front,
): readonly string[] {
  const { moves } = eventHistory(transcript, listener);
  return [book.say('look.beginning'), ...moves.map((move) => captionOf(move, game, book, people))];
}

function captionOf(played: PlayedMove, game: GameId, book: Book, people: People): string {
  const [first] = played.events;
  return first?.type === 'dealt'
    ? book.say('score.roundNumber', { number: first.round })
    : playedMoveText(played, game, book, people);
}
