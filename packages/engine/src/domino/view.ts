import type { Shown, View } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import { isOn } from '../core/options.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { viewOfStanding } from '../core/base-view.ts';
import { leaders } from '../core/standing.ts';
import { openEndNames } from '../pieces/open-ends.ts';
import { nameOf } from '../pieces/dominoes.ts';
import { handOf } from './hands.ts';
import { type Event, readEvent } from './history.ts';
import { type DominoState, stockLeft } from './state.ts';

const namesInHand = (state: DominoState, seat: Seat): string[] => handOf(state, seat).map(nameOf);

export const winnersOfMatch = (state: DominoState): readonly Seat[] =>
  leaders(state, state.rules.length.wins);

/** The whole truth, for the referee. */
export const showAll = (state: DominoState): Shown => ({
  hands: seatsOf(state.players).map((seat) => namesInHand(state, seat)),
  stock: stockLeft(state),
  ends: openEndNames(state),
  ...state.rules.variant.fields?.(state),
});

export function viewOf(state: DominoState, seat: Seat | null): View {
  const { rules } = state;
  const hands = seatsOf(state.players).map((other) =>
    maySee(state, seat, other) ? namesInHand(state, other) : handOf(state, other).length,
  );
  const standing = viewOfStanding(state, {
    game: rules.id,
    options: rules.options,
    seat,
    hands,
    stock: stockLeft(state),
    winners: winnersOfMatch(state),
    secret: rules.variant.secretScores?.(state) ?? false,
  });
  return {
    ...standing,
    ends: openEndNames(state),
    log: state.history.map((entry) => written(entry, rules.highest)),
    ...rules.variant.fields?.(state),
  };
}

/** One's own hand, the partner's at an open table (team.talk), and everybody's once the round is over. */
function maySee(state: DominoState, seat: Seat | null, other: Seat): boolean {
  if (state.phase !== 'play' || seat === other) return true;
  return seat !== null && isOn(state.rules.options, 'openTalk') && state.teams[seat] === state.teams[other];
}

/** Events as they are written; by the highest value of the set, and then as the history has them. */
const writings: Map<number, JsonObject>[] = [];
/** When so many are remembered, they are forgotten. */
const mostWritten = 10_000;

/** A log is in every view of every seat, after every move: its events are written once and are the same objects ever after. */
function written(entry: number, highest: number): JsonObject {
  writings[highest] ??= new Map();
  const known = writings[highest];
  const before = known.get(entry);
  if (before !== undefined) return before;
  if (known.size === mostWritten) known.clear();
  const event = Object.freeze(writeEvent(readEvent(entry), highest));
  known.set(entry, event);
  return event;
}

/** An event in a view's `log`. `out` is what a laid tile now shows, `lacks` what a draw or a pass gave away. */
function writeEvent(event: Event, highest: number): JsonObject {
  const { seat, kind } = event;
  switch (kind) {
    case 'tile':
      return { seat, type: kind };
    case 'lay':
    case 'lock': {
      const written = { seat, type: kind, tile: nameOf(event.tile) };
      return event.at === null
        ? written
        : { ...written, at: `${nameOf(event.at.tile)}:${event.at.value}`, out: event.out };
    }
    default:
      return event.lacks === 0
        ? { seat, type: kind }
        : { seat, type: kind, lacks: writeLacks(event.lacks, highest) };
  }
}

function writeLacks(bits: number, highest: number): (number | 'joker')[] {
  const lacks: (number | 'joker')[] = [];
  for (let value = 0; value <= highest; value++) if ((bits >> value) & 1) lacks.push(value);
  if (bits >> 16) lacks.push('joker');
  return lacks;
}
