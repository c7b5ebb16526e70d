import type { BaseEvent, BaseView, Game } from '@tischrunde/engine';
import { type CoveringState, covering, type Puzzle, type Tile, tilings } from '@tischrunde/engine/internals';
import type { Bot, Level } from '../../bot.ts';
import { anyOf, happens } from '../../random.ts';
import { certain, certainLoss, type Situation, solitaireBot } from '../solitaire/solitaire-bot.ts';

const { givesUp, isLift, layOf, liftOf, placingIn, tileIn } = covering;
const { placeIn, tilesIn } = tilings;

/** Tiles with their places. */
export type Lying = ReadonlyMap<Tile, tilings.Placing>;

/** How a puzzle is solved. */
interface Solver<P extends Puzzle> {
  /** All solutions with these tiles, found lazily. */
  solutions(puzzle: P, lying: Lying): Iterable<Lying>;
  /** The missing tile that a careful player would find next. */
  next(puzzle: P, lying: Lying, missing: Lying): Tile;
}

/** How often a level lays a wrong tile, and its chance to notice each wrong tile. */
const habits: Readonly<Record<Level, { readonly slips: number; readonly notices: number }>> = {
  easy: { slips: 0.12, notices: 0.5 },
  medium: { slips: 0.04, notices: 0.7 },
  strong: { slips: 0, notices: 1 },
};

export const coveringBot = <P extends Puzzle, V extends BaseView, E extends BaseEvent>(
  game: Game<CoveringState<P>, covering.CoveringMove, V, E>,
  solver: Solver<P>,
): Bot<V, E> =>
  solitaireBot({
    game,
    pace: 3,
    choose: (situation, level) => chosen(solver, situation, level),
    *weigh(situation) {
      const { state, moves } = situation;
      const lying = lyingIn(state);
      const seen = new Set<covering.CoveringMove>();
      yield note(seen, solver, state, lying);
      const all = [];
      for (const move of moves) {
        if (move === givesUp) all.push(certainLoss);
        else if (isLift(move)) all.push(certain(isSolvable(solver, state, without(lying, tileIn(move)))));
        // The tiles laid are wrong, and no further tile mends that.
        else if (seen.size === 0) all.push(certainLoss);
        else {
          const then = new Map([...lying, [tileIn(move), placingIn(move)] as const]);
          if (!seen.has(move)) yield note(seen, solver, state, then);
          all.push(certain(seen.has(move)));
        }
      }
      return all;
    },
  });

type CoveringSituation<P extends Puzzle> = Situation<CoveringState<P>, covering.CoveringMove>;

function chosen<P extends Puzzle>(
  solver: Solver<P>,
  situation: CoveringSituation<P>,
  level: Level,
): covering.CoveringMove {
  const { state, moves, chance } = situation;
  const { slips, notices } = habits[level];
  const lying = lyingIn(state);
  const solution = firstOf(solver.solutions(state.puzzle, lying));
  const lays = moves.filter((move) => move !== givesUp && !isLift(move));
  if (solution === undefined) {
    const wrong = wrongIn(solver, state, lying);
    // The more tiles are wrong, the sooner one is noticed.
    const sees = happens(1 - (1 - notices) ** wrong.length, chance);
    return sees || lays.length === 0 ? liftIn(state, anyOf(wrong, chance)) : anyOf(lays, chance);
  }
  const missing = new Map([...solution].filter(([tile]) => !lying.has(tile)));
  const next = solver.next(state.puzzle, lying, missing);
  const right = layOf(next, missing.get(next) ?? 0);
  if (!happens(slips, chance)) return right;
  // A slip lays another tile where the right one belongs.
  const [cell] = state.puzzle.places[placeIn(placingIn(right))];
  const others = lays.filter(
    (move) => move !== right && state.puzzle.places[placeIn(placingIn(move))].includes(cell),
  );
  return others.length === 0 ? right : anyOf(others, chance);
}

/** Tiles laid by the player of which some must go; as few as are easily found. */
function wrongIn<P extends Puzzle>(solver: Solver<P>, state: CoveringState<P>, lying: Lying): Tile[] {
  const own = [...lying.keys()].filter((tile) => !state.puzzle.given.has(tile));
  const single = own.filter((tile) => isSolvable(solver, state, without(lying, tile)));
  if (single.length > 0) return single;
  const solution = firstOf(solver.solutions(state.puzzle, state.puzzle.given));
  const wrong = own.filter((tile) => solution?.get(tile) !== lying.get(tile));
  return wrong.length > 0 ? wrong : own;
}

const liftIn = <P extends Puzzle>({ tiling }: CoveringState<P>, tile: Tile): covering.CoveringMove =>
  liftOf(tile, tiling.placings[tile]);

const without = (lying: Lying, lifted: Tile): Lying =>
  new Map([...lying].filter(([tile]) => tile !== lifted));

const isSolvable = <P extends Puzzle>(
  solver: Solver<P>,
  { puzzle }: CoveringState<P>,
  lying: Lying,
): boolean => firstOf(solver.solutions(puzzle, lying)) !== undefined;

/** Adds the lays of a solution, if there is one. Returns the work. */
function note<P extends Puzzle>(
  seen: Set<covering.CoveringMove>,
  solver: Solver<P>,
  { puzzle }: CoveringState<P>,
  lying: Lying,
): number {
  for (const [tile, placing] of firstOf(solver.solutions(puzzle, lying)) ?? [])
    seen.add(layOf(tile, placing));
  return 500;
}

const lyingIn = <P extends Puzzle>({ tiling: { placings } }: CoveringState<P>): Lying =>
  new Map(tilesIn(placings).map((tile) => [tile, placings[tile]]));

function firstOf<T>(all: Iterable<T>): T | undefined {
  for (const first of all) return first;
  return undefined;
}

/** The tile whose place comes first. */
export const firstTile = (missing: Lying): Tile =>
  [...missing].reduce((first, one) => (one[1] < first[1] ? one : first))[0];
