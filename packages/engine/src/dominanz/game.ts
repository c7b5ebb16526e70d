import { hashOfStanding, newStanding, standingIn } from '../core/base-view.ts';
import type { Game, MoveText, View } from '../core/game.ts';
import { type JsonObject, listAt } from '../core/json.ts';
import { noHands, openView } from '../core/open-view.ts';
import { numberOf, type Options, starterOption } from '../core/options.ts';
import {
  accept,
  badField,
  type Judged,
  noSuchMove,
  notOnTurn,
  type Refusal,
  refuse,
} from '../core/refusal.ts';
import { type Seat, seatAfter, seatAt, seatsOf } from '../core/seat.ts';
import { beginRound, endRound, leaders, oneRound, type Standing } from '../core/standing.ts';
import { checkFields, tileAt } from '../pieces/deal-fields.ts';
import { high, isDouble, low, nameOf, readTile, sizeOfSet, type Tile, tileOf } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';

export interface DominanzState extends Standing {
  readonly options: Options;
  /** The tiles that are left, as bits: bit i is the tile that is i in set 6, with both halves one higher. */
  left: number;
  /** The sums of seat 0's rows 1–7, then those of seat 1; 0 is an empty row. */
  sums: number[];
  /** The player on turn has prescribed an entry, and the opponent misses a turn for it. */
  prescribed: boolean;
}

/** Bit 0: it is prescribed; bits 1–3 the row, bits 4–8 the tile, numbered as in `left`. */
export type DominanzMove = number;

const highest = 7;
const values = Array.from({ length: highest }, (_, index) => index + 1);
const tiles = Array.from({ length: sizeOfSet(highest - 1) }, (_, index) =>
  tileOf(high[index] + 1, low[index] + 1),
);
/** The tiles that show a value, as in `left`. */
const showing = [0, ...values].map((value) =>
  tiles.reduce(
    (bits, tile, index) => (high[tile] === value || low[tile] === value ? bits | (1 << index) : bits),
    0,
  ),
);

/** Dominanz: in every row the higher sum wins the lower one, if it is not too high. */
export const dominanz: Game<DominanzState, DominanzMove> = {
  id: 'dominanz',
  title: 'Dominance',
  players: { least: 2, most: 2 },
  options: [starterOption],
  rules: [...rulePages.table, ...rulePages.dominanz],

  begin({ players, options, deals }) {
    deals.forEach((deal, index) => {
      if (deal !== null) checkFields('dominanz', deal, `deals[${index}]`, []);
    });
    const state = newState(players, options);
    beginRound(state);
    state.turn = seatAt(numberOf(options, 'starter') ?? 0);
    return state;
  },
  nextRound() {
    throw new Error('one round is the match');
  },
  clone: (state) => ({ ...state, scores: state.scores.slice(), sums: state.sums.slice() }),

  outOfTurn: () => false,
  legal: legalMoves,
  judge: judgeMove,
  play: playMove,
  write: writeMove,

  length: () => oneRound,
  winners: (state) => leaders(state, 'most'),
  deal: () => ({}),
  chanceLog: () => [],
  show: (state) => ({ ...noHands(state.players), ...fieldsOf(state) }),
  view: (state, seat) => ({
    ...openView('dominanz', state.options, state, seat),
    ...fieldsOf(state),
    prescribed: state.prescribed,
  }),
  guess: stateIn,
  hash: (state) =>
    hashOfStanding('dominanz', state.options, state)
      .add(state.left)
      .addAll(state.sums)
      .add(state.prescribed ? 1 : 0)
      .text(),
};

/** dominanz.layout */
const newState = (players: number, options: Options): DominanzState => ({
  ...newStanding(players),
  options,
  left: (1 << tiles.length) - 1,
  sums: seatsOf(players).flatMap(() => values.map(() => 0)),
  prescribed: false,
});

const placeOf = (seat: Seat, row: number): number => seat * highest + row - 1;
const opponentOf = (seat: Seat): Seat => seatAfter(seat, 2);
const otherHalf = (tile: Tile, half: number): number => high[tile] + low[tile] - half;

export const moveOf = (index: number, row: number, prescribed: boolean): DominanzMove =>
  (index << 4) | (row << 1) | (prescribed ? 1 : 0);
export const isPrescribed = (move: DominanzMove): boolean => (move & 1) === 1;
export const rowIn = (move: DominanzMove): number => (move >> 1) & 7;
export const indexIn = (move: DominanzMove): number => move >> 4;

function writeMove(_state: DominanzState, move: DominanzMove): MoveText {
  const type = isPrescribed(move) ? 'prescribe' : 'take';
  return { type, tile: nameOf(tiles[indexIn(move)]), row: rowIn(move) };
}

/** The only tile left that shows a value, by its index; -1 where there are more or none. */
function lastShowing(state: DominanzState, value: number): number {
  const bits = state.left & showing[value];
  return bits !== 0 && (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : -1;
}

const isEmptyRow = (state: DominanzState, seat: Seat, row: number): boolean =>
  state.sums[placeOf(seat, row)] === 0;

function legalMoves(state: DominanzState, seat: Seat, into: DominanzMove[]): number {
  if (seat !== state.turn) return 0;
  let count = 0;
  for (let bits = state.left; bits !== 0; bits &= bits - 1) {
    const index = 31 - Math.clz32(bits & -bits);
    const tile = tiles[index];
    into[count++] = moveOf(index, high[tile], false);
    if (!isDouble(tile)) into[count++] = moveOf(index, low[tile], false);
  }
  if (state.prescribed) return count;
  for (let row = 1; row <= highest; row++) {
    if (!isEmptyRow(state, opponentOf(seat), row)) continue;
    const index = lastShowing(state, row);
    if (index >= 0) into[count++] = moveOf(index, row, true);
  }
  return count;
}

function judgeMove(state: DominanzState, seat: Seat, move: JsonObject): Judged<DominanzMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  if (move.type !== 'take' && move.type !== 'prescribe') return noSuchMove(move.type, ['take', 'prescribe']);
  const { row } = move;
  const tile = readTile(move.tile);
  if (tile === null) return badField('tile', 'domino', move.tile);
  if (typeof row !== 'number' || !Number.isInteger(row)) return badField('row', 'row', row);
  const index = tiles.indexOf(tile);
  if (index < 0) return refuse('table.piece', 'outsideValues', { value: highest });
  if (((state.left >> index) & 1) === 0) return refuse('table.piece', 'alreadyTaken', { tile: nameOf(tile) });
  const prescribed = move.type === 'prescribe';
  if (row !== high[tile] && row !== low[tile]) {
    const rule = prescribed ? 'dominanz.prescribe' : 'dominanz.take';
    return refuse(rule, 'hasNoRow', { tile: nameOf(tile), row });
  }
  return (prescribed ? whyNotPrescribed(state, seat, row) : null) ?? accept(moveOf(index, row, prescribed));
}

function whyNotPrescribed(state: DominanzState, seat: Seat, row: number): Refusal | null {
  if (state.prescribed) return refuse('dominanz.prescribe', 'onePrescribed');
  const opponent = opponentOf(seat);
  if (!isEmptyRow(state, opponent, row))
    return refuse('dominanz.prescribe', 'rowHasEntry', { opponent, row });
  return lastShowing(state, row) < 0 ? refuse('dominanz.prescribe', 'notTheLast', { value: row }) : null;
}

function playMove(state: DominanzState, seat: Seat, move: DominanzMove): void {
  const index = indexIn(move);
  const row = rowIn(move);
  const prescribed = isPrescribed(move);
  state.left &= ~(1 << index);
  state.sums[placeOf(prescribed ? opponentOf(seat) : seat, row)] += otherHalf(tiles[index], row);
  // Who has an entry prescribed misses the turn that would come after the take.
  if (!prescribed && !state.prescribed) state.turn = opponentOf(seat);
  state.prescribed = prescribed;
  if (state.left === 0) settle(state);
}

/** dominanz.end */
function settle(state: DominanzState): void {
  const [one, other] = rowsOf(state);
  state.scores = [dominated(one, other), dominated(other, one)];
  endRound(state, oneRound, 'exhausted', leaders(state, 'most'));
}

/** dominanz.score: the opponent's sums in the rows in which the own sum is higher, but at most twice as high. */
export function dominated(own: readonly number[], opponents: readonly number[]): number {
  return own.reduce((points, sum, row) => {
    const lower = opponents[row];
    return sum > lower && sum <= 2 * lower ? points + lower : points;
  }, 0);
}

const rowsOf = ({ players, sums }: DominanzState): number[][] =>
  seatsOf(players).map((seat) => sums.slice(placeOf(seat, 1), placeOf(seat, highest) + 1));

const fieldsOf = (state: DominanzState) => ({
  rows: rowsOf(state),
  left: tiles.filter((_, index) => (state.left >> index) & 1).map(nameOf),
});

/** Nothing is hidden, so there is nothing to guess. */
function stateIn(view: View): DominanzState {
  return {
    ...newState(view.players, view.options),
    ...standingIn(view),
    left: listAt(view.left, 'left').reduce<number>(
      (bits, name) => bits | (1 << tiles.indexOf(tileAt(name, 'left'))),
      0,
    ),
    sums: listAt(view.rows, 'rows').flatMap((row) => listAt(row, 'rows').map(Number)),
    prescribed: view.prescribed === true,
  };
}
