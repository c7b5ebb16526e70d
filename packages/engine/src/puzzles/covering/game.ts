import { hashOfStanding, newStanding, standingIn, viewOfStanding } from '../../core/base-view.ts';
import type { Seed } from '../../core/chance.ts';
import { type Report, type RoundEvent, reportEnd } from '../../core/event.ts';
import type { BaseView, DealText, Game, MoveText } from '../../core/game.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { beginForOne, forOne, player } from '../../core/one-player.ts';
import { noHands } from '../../core/open-view.ts';
import type { Option, Options } from '../../core/options.ts';
import { accept, type Judged, noSuchMove, notOnTurn } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { endRound, oneRound, type Standing } from '../../core/standing.ts';
import { type Tile, tileName } from '../../pieces/dominoes.ts';
import { type RulePage, rulePages } from '../../rules.ts';
import { type CoveringMove, givesUp, isLift, liftOf, placingIn, tileIn } from './move.ts';
import {
  cloneTiling,
  emptyPlacings,
  emptyTiling,
  type Ground,
  layDown,
  liftUp,
  nowhere,
  type Placing,
  type Placings,
  type Tiling,
  tilesIn,
  tilesLeft,
} from './tiling.ts';

/** A puzzle that is covered with a set of dominoes. It is immutable and shared by all clones of a state. */
export interface Puzzle extends Ground {
  /** The tiles that are given, and cannot be lifted. */
  readonly given: ReadonlyMap<Tile, Placing>;
}

export interface CoveringState<P extends Puzzle> extends Standing {
  readonly options: Options;
  readonly puzzle: P;
  tiling: Tiling;
  /** A solution, once the player has given up. */
  solution: Placings | null;
}

/** The view of a puzzle: its own fields `F`, and the laid tiles `D`. */
type Covered<F, D> = F & {
  readonly dominoes: readonly D[];
  /** The tiles still to be laid. */
  readonly left: readonly string[];
  /** Null until the match is over. */
  readonly solution: readonly D[] | null;
};

export type CoveringView<Id extends string, F, D> = BaseView<Id> & Covered<F, D>;

/** A tile was laid or lifted, as `dominoes` shows it, or the player gave up. */
export type CoveringEvent<D> =
  | RoundEvent
  | { readonly type: 'laid'; readonly seat: number; readonly tile: string; readonly domino: D }
  | { readonly type: 'lifted'; readonly seat: number; readonly tile: string; readonly domino: D }
  | { readonly type: 'gaveUp'; readonly seat: number };

/** What differs between these puzzles. */
export interface CoveringKind<Id extends RulePage, P extends Puzzle, F, D> {
  readonly id: Id;
  readonly title: string;
  readonly options: readonly Option[];

  deal(seed: Seed, options: Options): P;
  /** Throws `BadInput` if the deal cannot be played. */
  readDeal(deal: DealText, options: Options, place: string): P;
  writeDeal(puzzle: P): DealText;
  /** The tiles of a solution. */
  solve(puzzle: P): Placings;

  /** Writes the legal lays to the front of `into` and returns their number. */
  lays(puzzle: P, tiling: Tiling, into: CoveringMove[]): number;
  judgeLay(puzzle: P, tiling: Tiling, move: JsonObject): Judged<CoveringMove>;
  judgeLift(puzzle: P, tiling: Tiling, move: JsonObject): Judged<CoveringMove>;
  /** The fields of a move, without its type. */
  write(puzzle: P, move: CoveringMove): JsonObject;

  /** The view's fields: what is to be covered, and what has been covered so far. */
  fields(puzzle: P, tiling: Tiling): F;
  /** The puzzle that these fields describe. */
  puzzleIn(fields: F, options: Options): P;
  /** A laid tile, for the field `dominoes`. */
  writeDomino(puzzle: P, tile: Tile, placing: Placing): D;
  readDomino(puzzle: P, domino: D): readonly [Tile, Placing];
}

/** The game of a puzzle: tiles are laid and lifted until all are laid, or until the player gives up. */
export const coveringGame = <Id extends RulePage, P extends Puzzle, F extends object, D extends Json>(
  kind: CoveringKind<Id, P, F, D>,
): Omit<Game<CoveringState<P>, CoveringMove, CoveringView<Id, F, D>, CoveringEvent<D>>, 'id'> => ({
  ...forOne,
  title: kind.title,
  options: kind.options,
  rules: [...rulePages.table, ...rulePages[kind.id]],

  begin({ players, options, seed, deals }, report) {
    const read = deals.map((deal, index) =>
      deal === null ? null : kind.readDeal(deal, options, `deals[${index}]`),
    );
    const puzzle = read[0] ?? kind.deal(seed, options);
    const tiling = emptyTiling(puzzle);
    for (const [tile, placing] of puzzle.given) layDown(puzzle, tiling, tile, placing);
    const state: CoveringState<P> = { ...newStanding(players), options, puzzle, tiling, solution: null };
    beginForOne(state, report);
    endIfCovered(state, report);
    return state;
  },
  clone: (state) => ({ ...state, scores: state.scores.slice(), tiling: cloneTiling(state.tiling) }),

  legal: (state, seat, into) => legalMoves(kind, state, seat, into),
  judge: (state, seat, move) => judgeMove(kind, state, seat, move),
  play(state, seat, move, report) {
    const { puzzle, tiling } = state;
    if (move === givesUp) {
      giveUp(kind, state, seat, report);
      return;
    }
    const tile = tileIn(move);
    if (isLift(move)) {
      report?.({ type: 'lifted', seat, ...described(kind, puzzle, tile, tiling.placings[tile]) });
      liftUp(puzzle, tiling, tile);
      return;
    }
    layDown(puzzle, tiling, tile, placingIn(move));
    report?.({ type: 'laid', seat, ...described(kind, puzzle, tile, placingIn(move)) });
    endIfCovered(state, report);
  },
  write: ({ puzzle }, move): MoveText =>
    move === givesUp
      ? { type: 'giveUp' }
      : { type: isLift(move) ? 'lift' : 'lay', ...kind.write(puzzle, move) },

  deal: ({ puzzle }) => kind.writeDeal(puzzle),
  show: (state) => ({ ...noHands(state.players), ...fieldsOf(kind, state) }),
  view: (state, seat) => {
    const { players, options, roundWinners: winners } = state;
    const standing = viewOfStanding(state, {
      game: kind.id,
      options,
      length: oneRound,
      seat,
      ...noHands(players),
      winners,
    });
    return { ...standing, ...fieldsOf(kind, state) };
  },
  hear: (_state, event) => event,
  guess: ({ view }) => stateIn(kind, view),
  hash: (state) =>
    hashOfStanding(kind.id, state.options, state)
      .addText(JSON.stringify(kind.writeDeal(state.puzzle)))
      .addAll(state.tiling.placings)
      .text(),
});

/** A covered puzzle is solved, because tiles that do not fit cannot be laid. */
function endIfCovered<P extends Puzzle>(
  state: CoveringState<P>,
  report: Report<RoundEvent> | undefined,
): void {
  if (state.tiling.count === state.puzzle.tiles) endRound(state, oneRound, 'out', [player]);
  reportEnd(state, report);
}

function giveUp<Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  state: CoveringState<P>,
  seat: Seat,
  report: Report<CoveringEvent<D>> | undefined,
): void {
  state.solution = kind.solve(state.puzzle);
  report?.({ type: 'gaveUp', seat });
  endRound(state, oneRound, 'stuck', []);
  reportEnd(state, report);
}

const described = <Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  puzzle: P,
  tile: Tile,
  placing: Placing,
): { readonly tile: string; readonly domino: D } => ({
  tile: tileName(tile),
  domino: kind.writeDomino(puzzle, tile, placing),
});

function legalMoves<Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  { turn, puzzle, tiling }: CoveringState<P>,
  seat: Seat,
  into: CoveringMove[],
): number {
  if (seat !== turn) return 0;
  let count = kind.lays(puzzle, tiling, into);
  for (let tile = 0; tile < puzzle.tiles; tile++) {
    const placing = tiling.placings[tile];
    if (placing !== nowhere && !puzzle.given.has(tile)) into[count++] = liftOf(tile, placing);
  }
  into[count++] = givesUp;
  return count;
}

function judgeMove<Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  state: CoveringState<P>,
  seat: Seat,
  move: JsonObject,
): Judged<CoveringMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  switch (move.type) {
    case 'lay':
      return kind.judgeLay(state.puzzle, state.tiling, move);
    case 'lift':
      return kind.judgeLift(state.puzzle, state.tiling, move);
    case 'giveUp':
      return accept(givesUp);
    default:
      return noSuchMove(move.type, ['lay', 'lift', 'giveUp']);
  }
}

/** What everybody sees; the solution only once the match is over. */
function fieldsOf<Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  state: CoveringState<P>,
): Covered<F, D> {
  const { puzzle, tiling, phase } = state;
  const solution = phase === 'matchOver' ? (state.solution ?? tiling.placings) : null;
  return {
    ...kind.fields(puzzle, tiling),
    dominoes: writeDominoes(kind, puzzle, tiling.placings),
    left: tilesLeft(tiling).map(tileName),
    solution: solution === null ? null : writeDominoes(kind, puzzle, solution),
  };
}

const writeDominoes = <Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  puzzle: P,
  placings: Placings,
): D[] => tilesIn(placings).map((tile) => kind.writeDomino(puzzle, tile, placings[tile]));

/** Nothing is hidden but the solution, which follows from the puzzle. */
function stateIn<Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  view: CoveringView<Id, F, D>,
): CoveringState<P> {
  const { options, dominoes, solution } = view;
  const puzzle = kind.puzzleIn(view, options);
  const tiling = emptyTiling(puzzle);
  for (const domino of dominoes) layDown(puzzle, tiling, ...kind.readDomino(puzzle, domino));
  const standing = standingIn(view);
  const isLost = standing.reason === 'stuck';
  return {
    ...standing,
    options,
    puzzle,
    tiling,
    solution: isLost ? placingsIn(kind, puzzle, solution ?? []) : null,
  };
}

function placingsIn<Id extends RulePage, P extends Puzzle, F, D>(
  kind: CoveringKind<Id, P, F, D>,
  puzzle: P,
  dominoes: readonly D[],
): Placings {
  const placings = emptyPlacings(puzzle);
  for (const domino of dominoes) {
    const [tile, placing] = kind.readDomino(puzzle, domino);
    placings[tile] = placing;
  }
  return placings;
}
