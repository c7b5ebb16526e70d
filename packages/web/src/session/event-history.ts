import { type Event, type JsonObject, openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import type { PlayedMove } from './table.ts';

/** What a seat heard in a match. */
interface EventHistory {
  /** Of the first deal. */
  readonly opening: readonly Event[];
  /** Up to the last legal move. */
  readonly moves: readonly PlayedMove[];
}

/** Plays a match again and listens from a seat; null is a spectator. */
export function eventHistory(transcript: JsonObject, seat: number | null): EventHistory {
  const read = readTranscript(transcript);
  const match = openMatch(read);
  const listener = seat === null ? null : seatAt(seat);
  const opening = match.latest(listener);
  const moves: PlayedMove[] = [];
  for (const { seat: mover, move } of read.moves) {
    if (match.attempt(mover, move) !== null) break;
    moves.push({ seat: mover, events: match.latest(listener) });
  }
  return { opening, moves };
}
