import { hintDominosa, type QuadrillePuzzle, quadrilleSolutions } from '@tischrunde/engine';
import {
  type CoveringState,
  covering,
  coverOf,
  covers,
  type DominosaState,
  dominosa,
  high,
  low,
  type Puzzle,
  type QuadrilleState,
  quadrille,
  quadrilleShape,
  type Tile,
  tileOf,
  tilings,
} from '@tischrunde/engine/internals';
import type { Bot, Level } from '../../bot.ts';
import { anyOf, happens } from '../../random.ts';
import {
  certain,
  certainLoss,
  type Situation,
  type Solitaire,
  solitaireBot,
} from '../solitaire/solitaire-bot.ts';

const { givesUp, isLift, layOf, liftOf, placingIn, tileIn } = covering;
const { halvesOn, placeIn, placeOf, placingAt, tilesIn } = tilings;

/** Where tiles lie. */
type Lying = ReadonlyMap<Tile, tilings.Placing>;

/** How a puzzle is solved: a solution in which these tiles lie so, as far as they are asked for. */
interface Solver<P extends Puzzle> {
  /** All solutions with these tiles, each looked for only when it is asked for. */
  solutions(puzzle: P, lying: Lying): Iterable<Lying>;
  /** The tile that is seen next by somebody who thinks, out of those that a solution still has. */
  next(puzzle: P, lying: Lying, missing: Lying): Tile;
}

/** How often a level lays a wrong tile, and how likely it notices each that lies wrong. */
const habits: Readonly<Record<Level, { readonly slips: number; readonly notices: number }>> = {
  easy: { slips: 0.12, notices: 0.5 },
  medium: { slips: 0.04, notices: 0.7 },
  strong: { slips: 0, notices: 1 },
};

const coveringBot = <P extends Puzzle>(
  game: Solitaire<CoveringState<P>, covering.CoveringMove>['game'],
  solver: Solver<P>,
): Bot =>
  solitaireBot<CoveringState<P>, covering.CoveringMove>({
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
        // Where what lies cannot stay, no further tile mends it.
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
    // The more lies wrong, the sooner one sees it.
    const sees = happens(1 - (1 - notices) ** wrong.length, chance);
    return sees || lays.length === 0 ? liftIn(state, anyOf(wrong, chance)) : anyOf(lays, chance);
  }
  const missing = new Map([...solution].filter(([tile]) => !lying.has(tile)));
  const next = solver.next(state.puzzle, lying, missing);
  const right = layOf(next, missing.get(next) ?? 0);
  if (!happens(slips, chance)) return right;
  // A slip lays something else where the right tile belongs.
  const [cell] = state.puzzle.places[placeIn(placingIn(right))];
  const others = lays.filter(
    (move) => move !== right && state.puzzle.places[placeIn(placingIn(move))].includes(cell),
  );
  return others.length === 0 ? right : anyOf(others, chance);
}

/** The tiles that the player has laid and that cannot all stay, as few as are easily found. */
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

/** Takes down the lays of a solution, if there is one, and says how much work it was. */
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

/** Dominosa: every two numbers side by side are one tile, and a place is a row of an exact cover. */
export const dominosaBot: Bot = coveringBot<DominosaState['puzzle']>(dominosa, {
  *solutions({ numbers, tileAt }, lying) {
    const { columns, rows } = coverOf(numbers);
    const places = new Set([...lying.values()].map(placeIn));
    const taken = new Set([...places].flatMap((place) => rows[place]));
    const open = rows.map((row, place) =>
      places.has(place) || !row.some((column) => taken.has(column)) ? row : [],
    );
    for (const cover of covers({ columns, rows: open }))
      yield new Map(cover.map((place) => [tileAt[place], placingAt(place, false)]));
  },
  next(puzzle, lying, missing) {
    const { numbers, places, tileAt } = puzzle;
    const cells = [...lying.values()].map((placing) => places[placeIn(placing)]);
    const { lay } = hintDominosa(numbers, cells);
    const hinted = lay === null ? undefined : tileAt[placeOf(puzzle, lay)];
    return hinted !== undefined && missing.has(hinted) ? hinted : firstTile(missing);
  },
});

/** The Domino square: the pictures of numbers are all known. */
export const quadrilleBot: Bot = coveringBot<QuadrilleState['puzzle']>(quadrille, {
  *solutions(puzzle, lying) {
    for (const { squares, dominoes } of quadrilleSolutions(fillingOf(puzzle, lying))) {
      yield new Map(
        dominoes.map((spot) => {
          const [one, other] = spot.map((cell) => squares[quadrilleShape.squareOf[cell]]);
          return [tileOf(one, other), placingAt(placeOf(puzzle, spot), one < other)];
        }),
      );
    }
  },
  next: (_puzzle, _lying, missing) => firstTile(missing),
});

function fillingOf(puzzle: QuadrilleState['puzzle'], lying: Lying): QuadrillePuzzle {
  const squares = puzzle.filling.squares.slice();
  for (const [tile, placing] of lying) {
    const [higher, lower] = halvesOn(puzzle, placing);
    squares[quadrilleShape.squareOf[higher]] = high[tile];
    squares[quadrilleShape.squareOf[lower]] = low[tile];
  }
  return { squares, tiles: [...lying.values()].map((placing) => puzzle.places[placeIn(placing)]) };
}

/** The tile whose place comes first. */
const firstTile = (missing: Lying): Tile =>
  [...missing].reduce((first, one) => (one[1] < first[1] ? one : first))[0];
