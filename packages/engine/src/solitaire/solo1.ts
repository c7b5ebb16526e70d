import { hashOfStanding, newStanding, standingIn, viewOfStanding } from '../core/base-view.ts';
import { chanceOf } from '../core/chance.ts';
import { type Report, reportEnd } from '../core/event.ts';
import type { BaseView, DealText, Game } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import { beginForOne, forOne } from '../core/one-player.ts';
import { noHands } from '../core/open-view.ts';
import { flag, isOn, type Options } from '../core/options.ts';
import { type Judged, notOnTurn, type Refusal, refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { endRound, oneRound, type Standing } from '../core/standing.ts';
import { checkFields, tileFrom } from '../pieces/deal-fields.ts';
import { sizeOfSet, type Tile, tileName } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';
import {
  addLays,
  cloneLine,
  emptyLine,
  isStuck,
  judgeLay,
  type Lay,
  type Line,
  type LineEvent,
  type LineView,
  layAndTell,
  lineFields,
  lineIn,
  lineView,
  tileIn,
  writeLay,
} from './line.ts';
import { dealGrid, readGrid, rowsOf } from './solo1-solver.ts';

export interface Solo1State extends Standing {
  readonly options: Options;
  /** The remaining tiles, row by row; the right end of a row is its last tile. */
  rows: Tile[][];
  line: Line;
}

export type Solo1View = BaseView<'solo1'> &
  LineView & {
    /** The remaining tiles, row by row; only the last of a row can be taken. */
    readonly grid: readonly (readonly string[])[];
  };

/** Solo 1: all tiles lie face up, and only the right end of a row can be taken. */
export const solo1: Game<Solo1State, Lay, Solo1View, LineEvent> = {
  ...forOne,
  id: 'solo1',
  title: 'Solo 1',
  options: [flag('winnable', 'only layouts that can be won are dealt')],
  rules: [...rulePages.table, ...rulePages.solo1],

  begin({ players, options, seed, deals }, report) {
    const grids = deals.map((deal, index) => (deal === null ? null : readDeal(deal, `deals[${index}]`)));
    const grid = grids[0] ?? dealGrid(chanceOf(seed, 1), isOn(options, 'winnable'));
    const state = newState(players, options, rowsOf(grid));
    beginForOne(state, report);
    return state;
  },
  clone: (state) => ({
    ...state,
    scores: state.scores.slice(),
    rows: state.rows.map((row) => row.slice()),
    line: cloneLine(state.line),
  }),

  legal: legalLays,
  judge: judgeMove,
  play: playLay,
  write: ({ line }, lay) => writeLay(line, lay),

  deal: ({ rows }) => ({ grid: rows.flat().map(tileName) }),
  show: (state) => ({ ...noHands(state.players), grid: gridOf(state), ...lineFields(state.line) }),
  view: viewOf,
  hear: (_state, event) => event,
  guess: ({ view }) => stateIn(view),
  hash: (state) => {
    const hash = hashOfStanding('solo1', state.options, state).addAll(state.line.laid);
    for (const row of state.rows) hash.addAll(row);
    return hash.text();
  },
};

const newState = (players: number, options: Options, rows: Tile[][]): Solo1State => ({
  ...newStanding(players),
  options,
  rows,
  line: emptyLine(),
});

/** solo1.layout */
function readDeal(deal: DealText, place: string): Tile[] {
  checkFields('solo1', deal, place, ['grid']);
  return readGrid(deal.grid, `${place}.grid`);
}

/** solo1.take: the tiles at the right ends of the rows. */
const takeable = ({ rows }: Solo1State): Tile[] => rows.flatMap((row) => row.slice(-1));

function legalLays(state: Solo1State, seat: Seat, into: Lay[]): number {
  if (seat !== state.turn) return 0;
  return takeable(state).reduce((count, tile) => addLays(state.line, tile, into, count), 0);
}

function judgeMove(state: Solo1State, seat: Seat, move: JsonObject): Judged<Lay> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  return judgeLay(state.line, move, 'solo1.line', (tile) => whyNotTaken(state, tile));
}

function whyNotTaken(state: Solo1State, tile: Tile): Refusal | null {
  if (tile >= sizeOfSet(6)) return refuse('table.piece', 'noSuchTile', { set: 6 });
  if (!state.rows.some((row) => row.includes(tile)))
    return refuse('table.piece', 'alreadyLaid', { tile: tileName(tile) });
  const ends = takeable(state);
  return ends.includes(tile)
    ? null
    : refuse('solo1.take', 'noRightEnd', { tile: tileName(tile), tiles: ends.map(tileName) });
}

function playLay(state: Solo1State, seat: Seat, lay: Lay, report?: Report<LineEvent>): void {
  const tile = tileIn(lay);
  state.rows.find((row) => row[row.length - 1] === tile)?.pop();
  layAndTell(state.line, lay, seat, report);
  // solo1.win
  const left = takeable(state);
  if (left.length === 0) endRound(state, oneRound, 'out', [seat]);
  else if (isStuck(state.line, left)) endRound(state, oneRound, 'blocked', []);
  reportEnd(state, report);
}

const gridOf = ({ rows }: Solo1State): string[][] => rows.map((row) => row.map(tileName));

function viewOf(state: Solo1State, seat: Seat | null): Solo1View {
  const { options, players, roundWinners: winners } = state;
  const standing = viewOfStanding(state, {
    game: 'solo1',
    options,
    length: oneRound,
    seat,
    ...noHands(players),
    winners,
  });
  return { ...standing, grid: gridOf(state), ...lineView(state.line) };
}

/** Nothing is hidden, so there is nothing to guess. */
function stateIn(view: Solo1View): Solo1State {
  const rows = view.grid.map((row) => row.map((tile) => tileFrom(tile, 'grid')));
  return { ...newState(view.players, view.options, rows), ...standingIn(view), line: lineIn(view.layout) };
}
