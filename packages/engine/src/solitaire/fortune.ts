import { hashOfStanding, newStanding, standingIn, viewOfStanding } from '../core/base-view.ts';
import { type Chance, chanceOf } from '../core/chance.ts';
import { type Report, reportEnd } from '../core/event.ts';
import type { BaseView, DealText, Game, MoveText } from '../core/game.ts';
import { BadInput, type JsonObject } from '../core/json.ts';
import { beginForOne, forOne } from '../core/one-player.ts';
import { noHands } from '../core/open-view.ts';
import { choice, numberOf, type Options } from '../core/options.ts';
import {
  accept,
  badField,
  type Judged,
  noSuchMove,
  notOnTurn,
  type Refusal,
  refuse,
} from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { endRound, oneRound, type Standing } from '../core/standing.ts';
import { checkFields, tileFrom } from '../pieces/deal-fields.ts';
import { halves, high, isDouble, low, sizeOfSet, type Tile, tileName } from '../pieces/dominoes.ts';
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
  layDown,
  layoutOf,
  lineFields,
  lineIn,
  lineView,
  tileIn,
  valuesAtEnds,
  writeLay,
} from './line.ts';

export interface FortuneState extends Standing {
  readonly options: Options;
  /** The tile that was secretly removed; its halves are the prediction. */
  readonly removed: Tile;
  line: Line;
}

export type FortuneView = BaseView<'fortune'> &
  LineView & {
    /** The face-up tiles that can still be laid. */
    readonly left: readonly string[];
    /** The values at the ends of the finished chain; null until then. */
    readonly prediction: readonly number[] | null;
    readonly removed: string | null;
  };

export type FortuneEvent =
  | LineEvent
  /** Tiles were taken back from the chain, the last one first. */
  | { readonly type: 'tookBack'; readonly seat: number; readonly tiles: readonly string[] };

/** A lay, or one of the two ways to take back. */
export type FortuneMove = Lay;

/** Takes the last tile back. */
const undoOne: FortuneMove = -1;
/** Takes back as many tiles as needed so that the chain can be finished; offered when it is stuck. */
const undoFar: FortuneMove = -2;

/**
 * fortune.set: removing a non-double leaves its two values on an odd number of non-doubles, and every other value on an even
 * number. The inside of a chain uses values in pairs, so only those two can be at its ends. (docs/fortune.md)
 */
export const foretells = (set: number): boolean => set > 0 && set % 2 === 0;

const sets: readonly number[] = [6, 9, 12, 15].filter(foretells);

/** Wahrsager: a magic trick. Any complete chain ends with the values of the tile that was secretly removed. */
export const fortune: Game<FortuneState, FortuneMove, FortuneView, FortuneEvent> = {
  ...forOne,
  id: 'fortune',
  title: 'Fortune-teller',
  options: [
    {
      ...choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', sets),
      because: 'fortune.set: every value must lie on an even number of tiles that are no doubles',
    },
  ],
  rules: [...rulePages.table, ...rulePages.fortune],

  begin({ players, options, seed, deals }, report) {
    const fixed = deals.map((deal, index) =>
      deal === null ? null : readRemoved(deal, options, `deals[${index}]`),
    );
    const removed = fixed[0] ?? takenOut(chanceOf(seed, 1), options);
    const state: FortuneState = { ...newStanding(players), options, removed, line: emptyLine() };
    beginForOne(state, report);
    return state;
  },
  clone: (state) => ({ ...state, scores: state.scores.slice(), line: cloneLine(state.line) }),

  legal: legalMoves,
  judge: judgeMove,
  play: playMove,
  write: writeMove,

  deal: ({ removed }) => ({ removed: tileName(removed) }),
  show: (state) => ({ ...noHands(state.players), ...fieldsOf(state), ...secretOf(state) }),
  view: viewOf,
  hear: (_state, event) => event,
  guess: ({ view }) => stateIn(view),
  hash: (state) =>
    hashOfStanding('fortune', state.options, state).add(state.removed).addAll(state.line.laid).text(),
};

const setOf = (options: Options): number => numberOf(options, 'set') ?? 6;

/** fortune.remove */
function takenOut(chance: Chance, options: Options): Tile {
  const tiles = tilesOf(options).filter((tile) => !isDouble(tile));
  return tiles[chance.below(tiles.length)];
}

/** A set-up names the removed tile: `{"removed":"6-3"}`. */
function readRemoved(deal: DealText, options: Options, place: string): Tile | null {
  checkFields('fortune', deal, place, ['removed']);
  if (deal.removed === undefined) return null;
  const here = `${place}.removed`;
  const tile = tileFrom(deal.removed, here);
  const set = setOf(options);
  if (tile >= sizeOfSet(set)) throw new BadInput(here, `${deal.removed} is not in the double-${set} set`);
  if (isDouble(tile))
    throw new BadInput(here, `${deal.removed} is a double; by fortune.remove the tile is none`);
  return tile;
}

const tilesOf = (options: Options): Tile[] =>
  Array.from({ length: sizeOfSet(setOf(options)) }, (_, tile) => tile);

/** The face-up tiles that can still be laid. */
const leftWith = ({ options, removed }: FortuneState, line: Line): Tile[] => {
  const gone = new Set(line.laid.map(tileIn)).add(removed);
  return tilesOf(options).filter((tile) => !gone.has(tile));
};

const leftIn = (state: FortuneState): Tile[] => leftWith(state, state.line);

/**
 * Whether all remaining tiles can be laid: each must be connected to one of the ends. (Nothing else is needed, since parity
 * always makes the removed tile's values the final ends.)
 */
function canBeFinished(left: readonly Tile[], ends: readonly [number, number] | null): boolean {
  if (ends === null) return true;
  let reached = (1 << ends[0]) | (1 << ends[1]);
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (const tile of left) if ((halves[tile] & reached) !== 0) reached |= halves[tile];
  }
  return left.every((tile) => (halves[tile] & reached) !== 0);
}

/** The line without its last tiles. */
const takenBack = (line: Line, count: number): Line =>
  lineIn(layoutOf(line).slice(0, line.laid.length - count));

/** How many tiles to take back, at least one, until the chain can be finished again. */
function wayBack(state: FortuneState): number {
  for (let count = 1; ; count++) {
    const line = takenBack(state.line, count);
    if (canBeFinished(leftWith(state, line), valuesAtEnds(line))) return count;
  }
}

/** Puts lays that keep the chain finishable first, so that always choosing the first move finishes it. */
function legalMoves(state: FortuneState, seat: Seat, into: FortuneMove[]): number {
  if (seat !== state.turn) return 0;
  const { line } = state;
  const left = leftIn(state);
  const lays: Lay[] = [];
  const all = left.reduce((count, tile) => addLays(line, tile, lays, count), 0);
  const goesOn = (lay: Lay): boolean => {
    const then = cloneLine(line);
    layDown(then, lay);
    return canBeFinished(
      left.filter((tile) => tile !== tileIn(lay)),
      valuesAtEnds(then),
    );
  };
  const isGood = lays.map(goesOn);
  let count = 0;
  for (const good of [true, false]) {
    for (let index = 0; index < all; index++) if (isGood[index] === good) into[count++] = lays[index];
  }
  if (line.laid.length > 0) into[count++] = undoOne;
  if (all === 0) into[count++] = undoFar;
  return count;
}

function judgeMove(state: FortuneState, seat: Seat, move: JsonObject): Judged<FortuneMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  if (move.type === 'undo') return judgeUndo(state, move);
  if (move.type !== 'lay') return noSuchMove(move.type, ['lay', 'undo']);
  return judgeLay(state.line, move, 'fortune.chain', (tile) => whyNotThere(state, tile));
}

function judgeUndo(state: FortuneState, { far }: JsonObject): Judged<FortuneMove> {
  if (far !== undefined && far !== true) return badField('far', 'yesOrLeftOut', far);
  if (state.line.laid.length === 0) return refuse('fortune.chain', 'nothingLaid');
  if (far === undefined) return accept(undoOne);
  return isStuck(state.line, leftIn(state)) ? accept(undoFar) : refuse('fortune.chain', 'notStuck');
}

function whyNotThere(state: FortuneState, tile: Tile): Refusal | null {
  const set = setOf(state.options);
  if (tile >= sizeOfSet(set)) return refuse('table.piece', 'noSuchTile', { set });
  if (state.line.laid.some((entry) => tileIn(entry) === tile))
    return refuse('table.piece', 'alreadyLaid', { tile: tileName(tile) });
  return tile === state.removed ? refuse('table.piece', 'notOnTable', { tile: tileName(tile) }) : null;
}

function playMove(state: FortuneState, seat: Seat, move: FortuneMove, report?: Report<FortuneEvent>): void {
  if (move === undoOne || move === undoFar) {
    takeBack(state, seat, move === undoOne ? 1 : wayBack(state), report);
    return;
  }
  layAndTell(state.line, move, seat, report);
  if (leftIn(state).length === 0) endRound(state, oneRound, 'out', [seat]);
  reportEnd(state, report);
}

function takeBack(
  state: FortuneState,
  seat: Seat,
  count: number,
  report: Report<FortuneEvent> | undefined,
): void {
  const tiles = state.line.laid.slice(-count).reverse().map(tileIn);
  state.line = takenBack(state.line, count);
  report?.({ type: 'tookBack', seat, tiles: tiles.map(tileName) });
}

function writeMove({ line }: FortuneState, move: FortuneMove): MoveText {
  if (move === undoOne) return { type: 'undo' };
  return move === undoFar ? { type: 'undo', far: true } : writeLay(line, move);
}

const fieldsOf = (state: FortuneState) => ({ left: leftIn(state).map(tileName), ...lineFields(state.line) });

/** fortune.reveal: the values at the ends of the chain, the higher one first, and the tile they come from. */
const secretOf = ({ removed }: FortuneState) => ({
  prediction: [high[removed], low[removed]],
  removed: tileName(removed),
});

const sealed = { prediction: null, removed: null };

/** The prediction is sealed until the end. The removed tile is not named either, but as at a table, a careful player can find out. */
function viewOf(state: FortuneState, seat: Seat | null): FortuneView {
  const { options, players, roundWinners: winners, phase } = state;
  return {
    ...viewOfStanding(state, {
      game: 'fortune',
      options,
      length: oneRound,
      seat,
      ...noHands(players),
      winners,
    }),
    left: leftIn(state).map(tileName),
    ...lineView(state.line),
    ...(phase === 'matchOver' ? secretOf(state) : sealed),
  };
}

/** The removed tile is neither face up nor in the chain, so there is nothing to guess. */
function stateIn(view: FortuneView): FortuneState {
  const { players, options, left } = view;
  const line = lineIn(view.layout);
  const laid = line.laid.map(tileIn);
  const removed =
    tilesOf(options).find((tile) => !laid.includes(tile) && !left.includes(tileName(tile))) ?? 0;
  return { ...newStanding(players), ...standingIn(view), options, removed, line };
}
