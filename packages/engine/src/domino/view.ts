import { viewOfStanding } from '../core/base-view.ts';
import type { BaseView, Shown } from '../core/game.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { leaders } from '../core/standing.ts';
import { tileName } from '../pieces/dominoes.ts';
import type { LaidTile } from '../pieces/laid-tile.ts';
import { openEndNames, readEnd } from '../pieces/open-ends.ts';
import { isOpenPartner } from './event.ts';
import { handSize, holds } from './hands.ts';
import { isLay, readLay, withoutSeat } from './history.ts';
import type { DominoRules } from './rules.ts';
import { type DominoState, stockLeft } from './state.ts';
import type { DominoFields, EndsSum } from './variant.ts';
import type { DominoId } from './variants.ts';

/** What a seat sees of any domino game. */
export type DominoView = BaseView<DominoId> &
  DominoFields & {
    /** The open ends, as moves name them. */
    readonly ends: readonly string[];
    /** What the open ends ask for, in their order; null if only a joker fits. Missing if they ask for what they show. */
    readonly asks?: readonly (number | null)[];
    /** fives.score: the sum of the open ends, and what it pays. */
    readonly endsSum?: EndsSum;
    /** The tiles on the table, in the order they were laid. */
    readonly layout: readonly LaidTile[];
    /** How many tiles of the stock may still be drawn; the others stay where they are (domino.reserve). */
    readonly drawable: number;
    /** A player who cannot lay draws one tile after the other, until one fits. */
    readonly drawsOn?: true;
  };

/** As `handOf` has them. There is one for each seat and move, so it is made in one go. */
function namesInHand(state: DominoState, seat: Seat): string[] {
  const names: string[] = [];
  for (const tile of state.deck) if (holds(state, seat, tile)) names.push(tileName(tile));
  return names;
}

export const winnersOfMatch = (state: DominoState): readonly Seat[] =>
  leaders(state, state.rules.length.wins);

/** Nothing is hidden from the referee. */
export const showAll = (state: DominoState): Shown => ({
  hands: seatsOf(state.players).map((seat) => namesInHand(state, seat)),
  stock: stockLeft(state),
  ends: openEndNames(state),
  ...state.rules.variant.fields?.(state),
});

export function viewOf(state: DominoState, seat: Seat | null): DominoView {
  const hands: (readonly string[] | number)[] = [];
  for (const other of seatsOf(state.players))
    hands.push(maySee(state, seat, other) ? namesInHand(state, other) : handSize(state, other));
  return { ...publicView(state), seat, hands };
}

/** The latest public view. Every move adds to the history and every round has its own, so its length identifies the position. */
let latest: {
  readonly history: readonly number[];
  readonly length: number;
  readonly view: DominoView;
} | null = null;

/** What everybody sees, without any hand. A table asks for the views of all its seats in a row, so this is built once. */
function publicView(state: DominoState): DominoView {
  const { history } = state;
  if (latest === null || latest.history !== history || latest.length !== history.length)
    latest = { history, length: history.length, view: makePublicView(state) };
  return latest.view;
}

function makePublicView(state: DominoState): DominoView {
  const { rules } = state;
  const { fields, endsSum, secretScores } = rules.variant;
  const standing = viewOfStanding(state, {
    game: rules.id,
    options: rules.options,
    length: rules.length,
    seat: null,
    hands: [],
    stock: stockLeft(state),
    winners: state.phase === 'matchOver' ? winnersOfMatch(state) : [],
    secret: secretScores?.(state, rules.length) ?? false,
  });
  const ends = openEndNames(state);
  const layout = layoutOf(state);
  const drawable = rules.draw.when === 'never' ? 0 : Math.max(0, stockLeft(state) - rules.reserve);
  const view: Writable<DominoView> = { ...standing, ends, layout, drawable, ...fields?.(state) };
  // Fields that are not there at most games cost nothing there.
  if (rules.jokerBit !== 0) view.asks = ends.map((end) => askedAt(rules, end));
  if (endsSum !== undefined) view.endsSum = endsSum(state);
  if (rules.draw.when === 'untilFits' || rules.draw.when === 'mayFirst') view.drawsOn = true;
  return view;
}

type Writable<Fields> = { -readonly [Field in keyof Fields]: Fields[Field] };

/** sevens.match, matador.sum, sevens.blank */
function askedAt({ partner, highest }: DominoRules, end: string): number | null {
  const asked = partner[readEnd(end)?.value ?? 0];
  return asked > highest ? null : asked;
}

/** A player's own hand, the partner's at an open table (team.talk), and all hands once the round is over. */
const maySee = (state: DominoState, seat: Seat | null, other: Seat): boolean =>
  state.phase !== 'play' || seat === other || isOpenPartner(state, seat, other);

function layoutOf({ history }: DominoState): readonly LaidTile[] {
  const layout: LaidTile[] = [];
  for (const entry of history) if (isLay(entry)) layout.push(laidTile(entry));
  return layout;
}

/** Every view has the whole layout, so each tile is written once and its object reused. */
const written = new Map<number, LaidTile>();
const mostWritten = 50_000;

function laidTile(entry: number): LaidTile {
  const key = withoutSeat(entry);
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size === mostWritten) written.clear();
  const { kind, tile, at, out } = readLay(entry);
  const laid = Object.freeze({
    tile: tileName(tile),
    at: at === null ? null : `${tileName(at.tile)}:${at.value}`,
    out: at === null ? null : out,
    ...(kind === 'lock' ? { locks: true as const } : {}),
  });
  written.set(key, laid);
  return laid;
}
