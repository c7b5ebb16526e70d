import { type Event, type Json, type JsonObject, type Seat, seatAt } from '@tischrunde/engine';
import {
  type Change,
  type Happening,
  mostEvents,
  type Patch,
  patchBetween,
  type Said,
  type Scene,
  type TableFacts,
} from '@tischrunde/protocol';
import { longestEvents } from '../limits.ts';
import { publicEvent, type TableEvent } from './events.ts';
import type { TableState } from './state.ts';
import type { VisibleMatch } from './table-match.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A scene without the events of the round. It stays small, and the patch of a change is the difference between two of them. */
export interface Snapshot {
  readonly table: TableFacts;
  readonly seen: VisibleMatch | null;
  readonly said: readonly Said[];
}

/** The snapshot from a viewpoint. From outside, neither the match nor the chat can be seen. */
export function snapshotOf(state: TableState, viewpoint: Viewpoint): Snapshot {
  if (viewpoint === 'outside') return { table: outsideFacts(state.facts), seen: null, said: nothing };
  const { facts, running, said } = state;
  if (viewpoint === 'next') return { table: { ...facts, revealed: null }, seen: null, said };
  return { table: facts, seen: running?.visibleTo(asSeat(viewpoint)) ?? null, said };
}

const nothing: readonly never[] = [];

/** Who sits at the table, and what one must know to sit down. */
const outsideFacts = (facts: TableFacts): TableFacts => ({
  ...facts,
  fair: { ...facts.fair, words: facts.fair.words.map(() => null) },
  revealed: null,
  paused: false,
  pauseWished: nothing,
  undo: null,
  deadline: null,
  votes: nothing,
  agreed: nothing,
  nextAt: null,
  evening: { matches: 0, people: nothing, results: nothing },
  muted: nothing,
  kicked: nothing,
});

/** The whole scene from a viewpoint. */
export function sceneOf(state: TableState, viewpoint: Viewpoint): Scene {
  const { seen, ...others } = snapshotOf(state, viewpoint);
  if (seen === null) return { ...others, seen };
  return { ...others, seen: { ...seen, events: allHeard(state, seen.seat), latest: [] } };
}

/** What the recipient of a change hears. Called once per seat and change, so it must not look at the whole round. */
export const heardOf = (state: TableState, happening: Happening, { seen }: Snapshot): readonly Event[] =>
  seen !== null && (happening.kind === 'moved' || happening.kind === 'started')
    ? (state.running?.match.latest(asSeat(seen.seat)) ?? [])
    : [];

/** How a change leads from one snapshot of a recipient to the next. */
export function patchOf(
  state: TableState,
  happening: Happening,
  before: Snapshot,
  after: Snapshot,
): Patch | null {
  const { seen } = after;
  const isGoingOn = seen?.seat === before.seen?.seat && happening.kind !== 'takenBack';
  if (seen === null || isGoingOn) return patchBetween(asJson(before), asJson(after));
  // A recipient that has just come to this seat has not heard what the seat has; the deal of a new match it hears with the change.
  // Of a move that was taken back everybody has heard too much.
  const events = happening.kind === 'started' ? [] : allHeard(state, seen.seat);
  return patchBetween(asJson(before), asJson({ ...after, seen: { ...seen, events, latest: [] } }));
}

/** Applies an event; returns what everybody may know of it. */
export function applyEvent(state: TableState, event: TableEvent): Change['event'] {
  const happening = publicEvent(event, (seat) => state.places[seat].name ?? '');
  state.apply(event);
  return happening;
}

/** The newest events of the round, as many as a scene may have. */
function allHeard({ running }: TableState, seat: number | null): readonly Event[] {
  const events = running?.match.events(asSeat(seat), mostEvents) ?? [];
  let size = 0;
  const tooOld = events.findLastIndex((event) => {
    size += JSON.stringify(event).length;
    return size > longestEvents;
  });
  return events.slice(tooOld + 1);
}

const asSeat = (seat: number | null): Seat | null => (seat === null ? null : seatAt(seat));

/** Snapshots are plain JSON values, which an interface cannot express. */
const asJson = (snapshot: Snapshot | Scene): JsonObject => snapshot as unknown as Json as JsonObject;
