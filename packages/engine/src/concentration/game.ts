import { hashOfStanding, newStanding, standingIn } from '../core/base-view.ts';
import { type Chance, chanceOf, type Seed } from '../core/chance.ts';
import type { DealText, Game, View } from '../core/game.ts';
import { type JsonObject, listAt } from '../core/json.ts';
import { noHands, openView } from '../core/open-view.ts';
import { choice, lengthOptions, numberOf, type Options, starterOption } from '../core/options.ts';
import { accept, badField, type Judged, noSuchMove, notOnTurn, refuse } from '../core/refusal.ts';
import { nobody, type Seat, seatAfter, seatAt, seatsOf } from '../core/seat.ts';
import {
  beginRound,
  endRound,
  gained,
  leaders,
  type MatchLength,
  reached,
  type Standing,
} from '../core/standing.ts';
import { checkFields, readTiles, seatIn, tileAt } from '../pieces/deal-fields.ts';
import { nameOf, pips, sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';

/** What is agreed before the first layout. */
interface Agreed {
  readonly options: Options;
  readonly seed: Seed;
  readonly grids: readonly (readonly Tile[] | null)[];
  /** How many tiles the set has. */
  readonly tiles: number;
  readonly columns: number;
  /** What the halves of a pair add up to. */
  readonly sum: number;
  readonly length: MatchLength;
}

export interface ConcentrationState extends Standing {
  readonly agreed: Agreed;
  /** The tile of every cell, row by row, also of those taken. */
  grid: readonly Tile[];
  /** Who has taken the tile of a cell; `nobody` where it still lies. */
  takers: Seat[];
  /** The cells that lie face up, in the order of their flips. One: the second flip is due; two: no pair. */
  up: readonly number[];
  /** Who goes on, in this layout or in the next one. */
  goesOn: Seat;
}

/** The cell to flip. */
export type ConcentrationMove = number;

/** Konzentration: who remembers where the tiles lie takes those that add up. */
export const concentration: Game<ConcentrationState, ConcentrationMove> = {
  id: 'concentration',
  title: 'Concentration',
  players: { least: 2, most: 6 },
  options: [
    choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', [6, 9]),
    ...lengthOptions,
    starterOption,
  ],
  rules: [...rulePages.table, ...rulePages.concentration],

  begin({ players, options, seed, deals }) {
    const grids = deals.map((deal, index) => (deal === null ? null : readGrid(options, deal, index)));
    const state = newState(players, options, seed, grids);
    layOut(state);
    return state;
  },
  nextRound: layOut,
  clone: (state) => ({ ...state, scores: state.scores.slice(), takers: state.takers.slice() }),

  outOfTurn: () => false,
  legal: legalFlips,
  judge: judgeFlip,
  play: playFlip,
  write: (_state, cell) => ({ type: 'flip', cell }),

  length: ({ agreed }) => agreed.length,
  winners: (state) => leaders(state, 'most'),
  deal: ({ grid }) => ({ grid: grid.map(nameOf) }),
  chanceLog: () => [],
  show: (state) => ({ ...noHands(state.players), up: state.up, left: left(state) }),
  view: viewOf,
  guess,
  hash: (state) =>
    hashOfStanding('concentration', state.agreed.options, state)
      .addAll(state.grid)
      .addAll(state.takers)
      .addAll(state.up)
      .add(state.goesOn)
      .text(),
};

function newState(players: number, options: Options, seed: Seed, grids: Agreed['grids']): ConcentrationState {
  const set = numberOf(options, 'set') ?? 6;
  const agreed: Agreed = {
    options,
    seed,
    grids,
    tiles: sizeOfSet(set),
    columns: set === 6 ? 7 : 11,
    sum: 2 * set,
    length: lengthOf(options),
  };
  const goesOn = seatAt(numberOf(options, 'starter') ?? 0);
  return { ...newStanding(players), agreed, grid: [], takers: [], up: [], goesOn };
}

/** concentration.target, unless the table has agreed otherwise. */
function lengthOf(options: Options): MatchLength {
  const rounds = numberOf(options, 'rounds');
  const target = numberOf(options, 'target') ?? (rounds === null ? 51 : null);
  return { rounds, target, atOnce: true, exceed: false, wins: 'most' };
}

function readGrid(options: Options, deal: DealText, index: number): Tile[] {
  const place = `deals[${index}]`;
  checkFields('concentration', deal, place, ['grid']);
  const set = numberOf(options, 'set') ?? 6;
  return readTiles(deal.grid, `${place}.grid`, (tile) =>
    tile < sizeOfSet(set) ? null : `is not in the double-${set} set`,
  );
}

/** concentration.layout, concentration.order */
function layOut(state: ConcentrationState): void {
  const { grids, seed, tiles } = state.agreed;
  beginRound(state);
  const fixed = grids[state.round - 1] ?? null;
  state.grid = fixed ?? shuffled(chanceOf(seed, state.round), tiles);
  state.takers = state.grid.map(() => nobody);
  state.up = [];
  state.turn = state.goesOn;
  endIfExhausted(state);
}

function shuffled(chance: Chance, tiles: number): Tile[] {
  const all = Array.from({ length: tiles }, (_, tile) => tile);
  chance.shuffle(all);
  return all;
}

/** concentration.round: as soon as no two tiles left make the sum, and be it in a layout that has just been made. */
function endIfExhausted(state: ConcentrationState): void {
  if (hasPair(state)) return;
  const taken = gained(state);
  const most = Math.max(...taken);
  const winners = seatsOf(state.players).filter((seat) => taken[seat] === most);
  endRound(state, state.agreed.length, 'exhausted', winners);
}

function hasPair({ grid, takers, agreed }: ConcentrationState): boolean {
  let counts = 0;
  for (let cell = 0; cell < grid.length; cell++) {
    if (takers[cell] !== nobody) continue;
    const count = pips[grid[cell]];
    if ((counts >> (agreed.sum - count)) & 1) return true;
    counts |= 1 << count;
  }
  return false;
}

const secondFlipIsDue = ({ up }: ConcentrationState): boolean => up.length === 1;

function legalFlips(state: ConcentrationState, seat: Seat, into: ConcentrationMove[]): number {
  if (seat !== state.turn) return 0;
  const { takers } = state;
  const turned = secondFlipIsDue(state) ? state.up[0] : -1;
  let count = 0;
  for (let cell = 0; cell < takers.length; cell++) {
    if (takers[cell] === nobody && cell !== turned) into[count++] = cell;
  }
  return count;
}

function judgeFlip(state: ConcentrationState, seat: Seat, move: JsonObject): Judged<ConcentrationMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  if (move.type !== 'flip') return noSuchMove(move.type, ['flip']);
  const { cell } = move;
  if (typeof cell !== 'number' || !Number.isInteger(cell)) return badField('cell', 'cell', cell);
  if (cell < 0 || cell >= state.grid.length) return refuse('table.piece', 'noSuchCell', { cell });
  if (state.takers[cell] !== nobody) return refuse('table.piece', 'cellTaken', { cell });
  if (secondFlipIsDue(state) && state.up[0] === cell) return refuse('concentration.turn', 'faceUp', { cell });
  return accept(cell);
}

function playFlip(state: ConcentrationState, seat: Seat, cell: ConcentrationMove): void {
  const { up, grid, takers, agreed } = state;
  if (up.length !== 1) {
    state.up = [cell];
    return;
  }
  const first = up[0];
  state.goesOn = seatAfter(seat, state.players);
  state.turn = state.goesOn;
  if (pips[grid[first]] + pips[grid[cell]] !== agreed.sum) {
    state.up = [first, cell];
    return;
  }
  state.up = [];
  takers[first] = seat;
  takers[cell] = seat;
  state.scores[seat] += 2;
  if (reached(agreed.length, state.scores[seat])) endRound(state, agreed.length, 'target', [seat]);
  else endIfExhausted(state);
}

function left({ takers }: ConcentrationState): number[] {
  return [...takers.keys()].filter((cell) => takers[cell] === nobody);
}

/** Only what can be seen now: remembering is the game. Tiles that were taken lie open before their takers. */
function viewOf(state: ConcentrationState, seat: Seat | null): View {
  const { agreed, grid, takers, up } = state;
  return {
    ...openView('concentration', agreed.options, state, seat),
    columns: agreed.columns,
    up,
    left: left(state),
    grid: grid.map((tile, cell) => (takers[cell] !== nobody || up.includes(cell) ? nameOf(tile) : null)),
    takers: takers.map((taker) => (taker === nobody ? null : taker)),
    goesOn: state.goesOn,
  };
}

function guess(view: View, chance: Chance): ConcentrationState {
  const seed: Seed = [chance.next(), chance.next(), chance.next(), chance.next()];
  const seen = listAt(view.grid, 'grid').map((tile) => (tile === null ? null : tileAt(tile, 'grid')));
  const state: ConcentrationState = {
    ...newState(view.players, view.options, seed, []),
    ...standingIn(view),
    takers: listAt(view.takers, 'takers').map(seatIn),
    up: listAt(view.up, 'up').map(Number),
    goesOn: seatIn(view.goesOn),
  };
  const hidden = shuffled(chance, state.agreed.tiles).filter((tile) => !seen.includes(tile));
  let next = 0;
  // While the round is played, everybody knows that two tiles left make the sum.
  do {
    if (next > 0) chance.shuffle(hidden);
    next = 0;
    state.grid = seen.map((tile) => tile ?? hidden[next++]);
  } while (state.phase === 'play' && !hasPair(state));
  return state;
}
