import { type JsonObject, openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import { withEvents } from './events.ts';
import type { Happened } from './table.ts';

/** All moves of a match with their events, as a seat saw them. */
export function eventHistory(transcript: JsonObject, seat: number): readonly Happened[] {
  const read = readTranscript(transcript);
  const match = openMatch(read);
  const front = seatAt(seat);
  let before = match.view(front);
  return read.moves.flatMap(({ seat: other, move }) => {
    if (match.attempt(other, move) !== null) return [];
    const after = match.view(front);
    const happened = withEvents(other, move, before, after);
    before = after;
    return [happened];
  });
}
