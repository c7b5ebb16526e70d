import { type DominoView, findGame, type LaidTile, type MoveText } from '@tischrunde/engine';
import { expect, test, vi } from 'vitest';
import { aspectFor, cameraFor } from '../../src/board/chain/camera.ts';
import { cross } from '../../src/board/chain/cross.ts';
import { endPlaces, firstPlace, ghostPlaces } from '../../src/board/chain/ends.ts';
import { feet } from '../../src/board/chain/feet.ts';
import type { Growth, Layout } from '../../src/board/chain/growth.ts';
import { layers } from '../../src/board/chain/layers.ts';
import { line } from '../../src/board/chain/line.ts';
import { boxAroundOne, type Placement, touches } from '../../src/board/chain/placement.ts';
import { star } from '../../src/board/chain/star.ts';
import { type TileNode, tileTree } from '../../src/board/chain/tile-tree.ts';
import { dominoView, playRound } from '../random-round.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Kind {
  readonly name: string;
  readonly layout: Layout;
  readonly games: readonly string[];
  /** All tiles are turned by multiples of this angle. */
  readonly turn: number;
  /** How many of a hundred lays may move a tile. */
  readonly moving: number;
  /** The shapes of tables that are tried in turn. */
  readonly aspects: readonly number[];
}

const shapes = [0.5, 1, Math.SQRT2, 2];

const kinds: readonly Kind[] = [
  {
    name: 'line',
    layout: line,
    games: 'carlit block peruvian team tiddlewink hungarian sperr fives sevens matador bergen'.split(' '),
    turn: 90,
    moving: 0,
    aspects: shapes,
  },
  {
    name: 'layers',
    layout: layers,
    games: ['french'],
    turn: 90,
    moving: 0,
    aspects: shapes,
  },
  {
    name: 'cross',
    layout: cross,
    games: ['sebastopol'],
    turn: 90,
    moving: 0,
    aspects: shapes,
  },
  { name: 'star', layout: star, games: ['cyprus'], turn: 45, moving: 2, aspects: shapes },
  {
    name: 'feet',
    layout: feet,
    games: ['chickenfoot'],
    turn: 45,
    moving: 2,
    aspects: shapes,
  },
];

interface Table {
  readonly game: string;
  readonly players: number;
  readonly set: number | null;
}

/** Every number of players with every set; in the largest sets, which take long, only the fewest and the most. */
function tablesOf(game: string): Table[] {
  const found = findGame(game);
  if (found === undefined) throw new Error(game);
  const { least, most } = found.players;
  const sets = found.options.find(({ name }) => name === 'set')?.choices ?? [null];
  return sets.flatMap((set) =>
    Array.from({ length: most - least + 1 }, (_, index) => least + index)
      .filter((players) => Number(set) < 12 || players === least || players === most)
      .map((players) => ({ game, players, set: typeof set === 'number' ? set : null })),
  );
}

/** The layout after each lay, and the ghosts just before it. */
interface Step {
  readonly growth: Growth;
  readonly tree: TileNode;
  readonly laid: readonly LaidTile[];
  /** Where the tile that was laid was shown before. */
  readonly ghost: Placement | undefined;
  /** The places of all open ends, for any tile. */
  readonly ends: readonly Placement[];
}

function stepsOf(layout: Layout, { game, players, set }: Table, seed: number, aspect: number): Step[] {
  const steps: Step[] = [];
  let before: DominoView | null = null;
  let legal: readonly MoveText[] = [];
  playRound({ game, players, seed, ...(set === null ? {} : { options: { set } }) }, (match) => {
    const view = dominoView(match);
    if (view.layout.length !== steps.length) {
      const tree = tileTree(view.layout);
      if (tree === null) throw new Error('nothing was laid');
      const growth = layout(tree, aspect);
      const places = view.phase === 'play' ? endPlaces(tree, growth, view, []).map(({ piece }) => piece) : [];
      const last = steps.at(-1);
      const { tile, at } = view.layout[view.layout.length - 1];
      // A tile that fits with both halves is asked about.
      const [move, ...more] = legal.filter(
        (each) => each.type === 'lay' && each.tile === tile && each.at === at,
      );
      const ghost =
        last === undefined
          ? firstPlace(layout, tile, aspect)?.pieces[0]
          : before === null || move === undefined || more.length > 0
            ? undefined
            : ghostPlaces(last.tree, last.growth, before, [move])[0].piece;
      steps.push({ growth, tree, laid: view.layout, ghost, ends: places });
    }
    before = view;
    legal = match.turn === null ? [] : match.legal(match.turn);
  });
  return steps;
}

const isSame = (one: Placement, other: Placement): boolean =>
  Math.abs(one.x - other.x) < 1e-9 && Math.abs(one.y - other.y) < 1e-9 && one.angle === other.angle;

/** Tiles in different layers lie on each other. */
const overlap = (one: Placement, other: Placement): boolean =>
  one.raised === other.raised && touches(one, other, one.raised === undefined ? 0.04 : -0.01);

/** What is wrong with a table after a lay; `isMoved` if tiles that lay before moved. */
function faultsIn({ growth, ghost, ends }: Step, isMoved: boolean, kind: Kind, aspect: number): string[] {
  const { pieces } = growth;
  const newest = pieces[pieces.length - 1];
  const faults: string[] = [];
  for (const piece of isMoved ? pieces : [newest]) {
    if (Math.abs(piece.angle) % kind.turn !== 0) faults.push(`${piece.key} at ${piece.angle} degrees`);
  }
  for (const piece of [...(isMoved ? pieces : [newest]), ...ends]) {
    for (const other of pieces) {
      if (other.key !== piece.key && overlap(piece, other)) faults.push(`${piece.key} on ${other.key}`);
    }
  }
  for (const [at, one] of ends.entries()) {
    for (const other of ends.slice(at + 1)) {
      if (touches(one, other, 0)) faults.push(`ghost ${one.key} on ${other.key}`);
    }
  }
  // Only where everything is laid out again, a tile lies elsewhere than its ghost.
  if (ghost !== undefined && !isMoved && !(isSame(ghost, newest) && ghost.piece === newest.piece))
    faults.push(`${newest.key} is not where its ghost was`);
  const camera = cameraFor(growth, 400 * aspect, 400);
  for (const piece of [...pieces, ...ends]) {
    const { left, right, top, bottom } = boxAroundOne(piece);
    const wide = Math.max(camera.x - left, right - camera.x) * camera.size;
    const high = Math.max(camera.y - top, bottom - camera.y) * camera.size;
    if (wide > 200 * aspect + 1e-6 || high > 200 + 1e-6) faults.push(`${piece.key} is out of view`);
  }
  return faults;
}

test.each(kinds)('$name: what lies stays, apart from all others, where its ghost was', (kind) => {
  const { layout, moving, aspects } = kind;
  let [lays, moves] = [0, 0];
  for (const [index, table] of kind.games.flatMap(tablesOf).entries()) {
    const aspect = aspects[index % aspects.length];
    const steps = stepsOf(layout, table, index, aspect);
    for (const [count, step] of steps.entries()) {
      const { pieces } = step.growth;
      const before = steps[count - 1]?.growth.pieces ?? [];
      // A tile without a place beside its end makes everything to be laid out again.
      const isMoved =
        step.ghost?.hangs !== undefined || before.some((piece, at) => !isSame(piece, pieces[at]));
      lays++;
      if (isMoved) moves++;
      const faults = faultsIn(step, isMoved, kind, aspect);
      if (faults.length > 0) expect({ ...table, count, faults }).toBeNull();
    }
    // Laid out at once, or in the middle of the round, the picture is the same.
    const middle = steps[Math.floor(steps.length / 2)];
    expect(layout(middle.tree, aspect).pieces).toEqual(middle.growth.pieces);
    expect(middle.growth.pieces.map(({ key }) => key)).toEqual(middle.laid.map(({ tile }) => tile));
  }
  expect((100 * moves) / lays).toBeLessThanOrEqual(moving);
});

test.each(kinds)('$name: choosing a tile moves none', ({ layout, games }) => {
  const [table] = tablesOf(games[0]);
  const step = stepsOf(layout, table, 5, 1).at(-1);
  if (step === undefined) throw new Error('nothing was laid');
  const before = structuredClone([...step.growth.pieces, ...step.growth.reserved]);
  ghostPlaces(step.tree, step.growth, { ends: [] }, [{ type: 'lay', tile: '6-6', at: '6-5:6' }]);
  expect([...step.growth.pieces, ...step.growth.reserved]).toEqual(before);
});

test('an opening double has room on both sides, and a tile may be dropped on either', () => {
  const tree = tileTree([{ tile: '6-6', at: null, out: null }]);
  if (tree === null) throw new Error('nothing was laid');
  for (const layout of [line, layers, cross, star, feet]) {
    const growth = layout(tree, 1);
    const [ghost] = ghostPlaces(tree, growth, { ends: [] }, [{ type: 'lay', tile: '6-2', at: '6-6:6' }]);
    expect(ghost.also.some(({ x, y }) => x * ghost.piece.x < 0 || y * ghost.piece.y < 0)).toBe(true);
    const { x, y } = cameraFor(growth, 400, 400);
    expect([Math.abs(x) < 0.01, Math.abs(y) < 0.01]).toEqual([true, true]);
  }
});

test('doubles of two rows next to each other keep a gap', () => {
  for (let seed = 0; seed < 12; seed++) {
    const root = tileTree(dominoView(playRound({ game: 'carlit', players: 3, seed })).layout);
    if (root === null) throw new Error('nothing was laid');
    const { pieces } = line(root, 0.9);
    const doubles = pieces.filter(({ piece }) => piece.split('-')[0] === piece.split('-')[1]);
    for (const [index, one] of doubles.entries())
      for (const other of doubles.slice(index + 1)) expect(touches(one, other, 0.12)).toBe(false);
  }
});

test('chickenfoot: the toes that a double waits for have places, apart from all tiles', () => {
  let feetSeen = 0;
  for (const { growth, tree, laid } of stepsOf(
    feet,
    { game: 'chickenfoot', players: 3, set: null },
    2,
    0.9,
  )) {
    const { awaited = [], pieces } = growth;
    const newest = laid[laid.length - 1];
    const [one, other] = newest.tile.split('-');
    if (laid.length > 1 && one === other) {
      feetSeen++;
      expect(awaited).toHaveLength(3);
    }
    expect(tree.next.length > 0 || awaited.length === 0).toBe(true);
    for (const place of awaited) for (const piece of pieces) expect(touches(place, piece, 0)).toBe(false);
  }
  expect(feetSeen).toBeGreaterThan(1);
});

test('french: the layers are those of the view, and equal halves lie on each other', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { layout, layers: told } = dominoView(playRound({ game: 'french', seed, options: { set: 9 } }));
    const root = tileTree(layout);
    if (root === null) throw new Error('nothing was laid');
    const laid = new Map(layers(root, 1).pieces.map((piece) => [piece.key, piece]));
    expect(told).toHaveLength(laid.size);
    for (const { tile, layer } of told ?? []) {
      expect(laid.get(tile)?.raised === true).toBe(layer === 'upper');
    }
  }
});

test('the shape of a table is kept while its size changes a little', () => {
  const phone = aspectFor(362, 352, null);
  expect(phone).toBe(1);
  expect(aspectFor(362, 300, phone)).toBe(phone);
  expect(aspectFor(362, 440, phone)).toBe(phone);
  expect(aspectFor(800, 240, phone)).toBeGreaterThan(2);
  expect(aspectFor(360, 700, phone)).toBeLessThan(0.71);
});
