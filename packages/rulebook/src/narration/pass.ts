import type { Event, JsonObject, View } from '@tischrunde/engine';

/**
 * What `pass` means: there is nothing to lay, nor anything to draw; the seat could draw instead; it keeps the piece that it has
 * just drawn; it has laid and ends its turn.
 */
export type PassMeaning = 'pass' | 'passInstead' | 'keep' | 'endTurn';

/** What the seat on turn has heard and may do. */
interface OnTurn {
  readonly view: Pick<View, 'turn'>;
  readonly events: readonly Event[];
  readonly legal: readonly JsonObject[];
}

/** What it would mean if the seat on turn passed now. */
export function meaningOfPass({ view, events, legal }: OnTurn): PassMeaning {
  if (sinceTurnOf(view.turn, events).some((event) => event.type === 'laid' && 'tile' in event))
    return 'endTurn';
  const may = (...types: readonly string[]): boolean =>
    legal.some(({ type }) => types.includes(String(type)));
  // Who can lay must, unless the piece has just been drawn.
  if (may('lay', 'play')) return 'keep';
  return may('draw') ? 'passInstead' : 'pass';
}

/** In domino games somebody else has always done something between two turns of a seat. */
const sinceTurnOf = (seat: number | null, events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex((event) => !('seat' in event) || event.seat !== seat) + 1);
