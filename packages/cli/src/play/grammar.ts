import type { JsonObject, View } from '@tischrunde/engine';
import type { Deed } from './faces/face.ts';

export const seatName = (view: View, seat: number): string => (seat === view.seat ? 'You' : `Seat ${seat}`);

/** A seat in the middle of a sentence. */
export const nameWithin = (view: View, seat: number): string => seatName(view, seat).toLowerCase();

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `You lay`, but `Seat 1 lays`; `You pass`, but `Seat 1 passes`. */
export const does = (you: boolean, verb: string): string =>
  you ? verb : verb.endsWith('s') ? `${verb}es` : `${verb}s`;

/** `a tile`, `3 tiles`; of the own ones it is known which. */
export function drawn(count: number, piece: string, known: readonly string[]): string {
  if (known.length > 0) return inARow(known);
  return count === 1 ? `a ${piece}` : counted(count, piece);
}

export const inARow = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

/** What an event was, to go on after the name of its seat: `lays 6-3`, `calls “SOLO!”`. */
export type Clauses = (event: JsonObject, you: boolean) => string[];

/** A sentence for every seat that did something; points go to whoever moved. */
export function tellEvents(deed: Deed, events: readonly JsonObject[], clausesOf: Clauses): string[] {
  const { seat, before, after } = deed;
  return sentences(after, events, clausesOf).map(([doer, sentence]) =>
    doer === seat ? `${sentence}${scored(before, after, seat)}.` : `${sentence}.`,
  );
}

/** What happened before anybody moved. */
export const tellOpening = (view: View, events: readonly JsonObject[], clausesOf: Clauses): string[] =>
  sentences(view, events, clausesOf).map(([, sentence]) => `${sentence}.`);

/** Events of one seat that follow on each other make one sentence. */
function sentences(view: View, events: readonly JsonObject[], clausesOf: Clauses): [number, string][] {
  const told: { seat: number; clauses: string[] }[] = [];
  for (const event of events) {
    const seat = Number(event.seat);
    const clauses = clausesOf(event, seat === view.seat);
    const last = told[told.length - 1];
    if (last?.seat === seat) last.clauses.push(...clauses);
    else told.push({ seat, clauses });
  }
  return told.map(({ seat, clauses }) => [seat, `${seatName(view, seat)} ${inARow(clauses)}`]);
}

/** ` (+5 points)`, where a move was paid for at once. */
export function scored(before: View, after: View, seat: number): string {
  if (before.scores === null || after.scores === null || after.phase !== 'play') return '';
  const points = after.scores[seat] - before.scores[seat];
  return points === 0 ? '' : ` (${points > 0 ? '+' : ''}${counted(points, 'point')})`;
}
