import { cellAt as cell, columnOf, placementOn, rowOf, tileLaid } from '../../src/burg/castle.ts';
import type { BurgEvent } from '../../src/burg/event.ts';
import { burg } from '../../src/burg/game.ts';
import { type PlacedTile, writePlacement } from '../../src/burg/move.ts';
import { type BurgState, stockLeft, tilesInSet } from '../../src/burg/state.ts';
import type { BurgView } from '../../src/burg/view.ts';
import type { Known } from '../../src/core/game.ts';
import { type Chance, isObject, type JsonObject, openMatch, readTranscript } from '../../src/index.ts';
import { isDouble, type Tile } from '../../src/pieces/dominoes.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';
import { Table } from './table.ts';

export const burgProbe: Probe<BurgState, BurgView, BurgEvent> = {
  assertConserved,
  conceivable,
  exchangeHidden,
  assertRebuilt,
};

type Point = readonly [x: number, y: number];

/** A tile on two cells as a move writes it: on('6-3', [0, 1], [0, 2]) has its 6 on the first. */
export const on = (tile: string, first: Point, second: Point): JsonObject => ({
  tile,
  cells: [first, second],
});

export const place = (tile: string, first: Point, second: Point): JsonObject => ({
  type: 'place',
  ...on(tile, first, second),
});

export const chain = (...tiles: readonly JsonObject[]): JsonObject => ({ type: 'chain', tiles });

interface BurgSetUp {
  /** A hand per seat, as text: ['6-6 6-1', '6-3 1-0']. */
  readonly hands: readonly string[];
  readonly start: string;
  readonly stock?: string;
  /** The tiles taken blindly. */
  readonly chance?: string;
  readonly seed?: string;
}

const tiles = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Opens a match of burg with a set-up deal. */
export function setUpBurg(given: BurgSetUp, options: JsonObject = {}): Table {
  const { hands, start, stock = '', chance, seed = 'a test' } = given;
  const takes = chance === undefined ? {} : { chance: tiles(chance) };
  const deal = { hands: hands.map(tiles), start, stock: tiles(stock), ...takes };
  const transcript = { game: 'burg', players: hands.length, options, seed, deals: [deal] };
  return new Table(openMatch(readTranscript(transcript)));
}

/** Five chains, each one tile longer than the one before: the last has six. */
export const stairs: readonly JsonObject[] = [
  chain(on('6-5', [1, -1], [0, -1]), on('6-4', [0, 0], [0, -1])),
  chain(on('7-6', [1, -3], [1, -2]), on('4-4', [1, -2], [1, -1]), on('7-3', [0, -1], [1, -1])),
  chain(
    on('7-7', [2, -3], [2, -2]),
    on('4-0', [1, -3], [2, -3]),
    on('3-1', [1, -2], [1, -3]),
    on('9-7', [1, -1], [1, -2]),
  ),
  chain(
    on('2-1', [2, 1], [2, 0]),
    on('9-6', [2, 0], [1, 0]),
    on('7-2', [0, 0], [1, 0]),
    on('9-4', [0, -1], [0, 0]),
    on('8-0', [0, -1], [1, -1]),
  ),
  chain(
    on('5-2', [3, 0], [3, 1]),
    on('9-0', [2, 1], [3, 1]),
    on('4-2', [2, 1], [2, 0]),
    on('8-4', [2, 0], [1, 0]),
    on('8-5', [0, 0], [1, 0]),
    on('5-5', [0, -1], [0, 0]),
  ),
];

/** A match in which two players can make these chains, and then have no tiles left. */
export const staircase = (): Table =>
  setUpBurg(
    {
      hands: ['6-5 6-4 7-6 4-4 7-3 7-7 4-0 3-1 9-7 2-1 9-6 7-2 9-4 8-0 5-2 9-0 4-2 8-4 8-5 5-5', ''],
      start: '5-1',
    },
    { set: 9 },
  );

/** No tile is lost or duplicated. */
function assertConserved(state: BurgState): void {
  const stock = state.stock.slice(state.drawn);
  const all = [...state.castle.laid.map(tileLaid), ...state.hands.flat(), ...stock];
  expectSame(all.length, tilesInSet(state.options));
  expectSame(new Set(all).size, all.length);
  expectSame(stock.length, stockLeft(state));
}

/** All tiles in hand and one that is not, on all cells nearby; all chains, and variations of them. */
function conceivable(state: BurgState): JsonObject[] {
  const laid = state.castle.laid.at(-1) ?? 0;
  const alone = everyPlacement(state, [...state.hands[state.turn], tileLaid(laid)]);
  const listed: Parameters<typeof burg.write>[1][] = [];
  const count = burg.legal(state, state.turn, listed);
  const chains = listed.slice(0, count).flatMap((move) => {
    const { tiles } = burg.write(state, move);
    return Array.isArray(tiles) ? [tiles.filter(isObject)] : [];
  });
  const some = alone.filter((_, index) => index % 7 === 0);
  return [
    { type: 'draw' },
    { type: 'pass' },
    { type: 'chain', tiles: [] },
    ...alone.flatMap((tile) => [tile, turned(tile)].map((tile) => ({ type: 'place', ...tile }))),
    ...some.flatMap((tile) => [chain(tile), chain(tile, some[0])]),
    ...chains.flatMap((found, index) => changed(found, some[index % some.length])),
  ];
}

/** The same placement written the other way round: 3-6 with its cells exchanged for 6-3. */
const turned = ({ tile, cells }: JsonObject): JsonObject => ({
  tile: String(tile).split('-').reverse().join('-'),
  cells: Array.isArray(cells) ? cells.toReversed() : [],
});

/** Variations of a chain: unchanged, written the other way round, without its first or last tile, reversed, and with an extra tile at either end. */
const changed = (found: readonly JsonObject[], more: JsonObject): JsonObject[] => [
  chain(...found),
  chain(...found.map(turned)),
  chain(...found.slice(1)),
  chain(...found.slice(0, -1)),
  chain(...found.toReversed()),
  chain(more, ...found),
  chain(...found, more),
  chain(...found.slice(0, -1), more),
];

/** These tiles on all pairs of neighbouring cells on the castle and up to two cells off it, as `legal` writes them. */
function everyPlacement(state: BurgState, hand: readonly Tile[]): JsonObject[] {
  const columns = state.castle.cells.map(columnOf);
  const rows = state.castle.cells.map(rowOf);
  const placements: number[] = [];
  for (let x = Math.min(...columns) - 2; x <= Math.max(...columns) + 2; x++) {
    for (let y = Math.min(...rows) - 2; y <= Math.max(...rows) + 2; y++) {
      for (const other of [cell(x + 1, y), cell(x, y + 1)]) {
        for (const tile of hand) {
          placements.push(placementOn(tile, cell(x, y), other));
          if (!isDouble(tile)) placements.push(placementOn(tile, other, cell(x, y)));
        }
      }
    }
  }
  return placements.map(writePlacement);
}

/** Exchanges a tile of a hidden hand with one of the stock or of another hidden hand. */
function exchangeHidden(state: BurgState, view: BurgView, chance: Chance): void {
  const hidden = state.hands.filter((_, seat) => typeof view.hands[seat] === 'number');
  const stock = state.stock.slice(state.drawn);
  const places = [...hidden, stock].filter((pile) => pile.length > 0);
  if (hidden.length === 0 || places.length < 2) return;
  const one = places[chance.below(places.length)];
  const other = places[chance.below(places.length)];
  const i = chance.below(one.length);
  const j = chance.below(other.length);
  [one[i], other[j]] = [other[j], one[i]];
  Object.assign(state, { stock: [...state.stock.slice(0, state.drawn), ...stock] });
}

/** The castle and the sizes of the hands follow from what was laid, drawn and taken since the deal. */
function assertRebuilt({ view, events }: Known<BurgView, BurgEvent>): void {
  const sizes = view.hands.map(() => 3);
  const board: PlacedTile[] = [];
  for (const event of events) {
    if (event.type === 'drew' || event.type === 'tookBlindly') sizes[event.seat]++;
    if (event.type === 'gaveAway') sizes[event.seat] -= event.count;
    const laid = event.type === 'placed' ? [event] : event.type === 'chained' ? event.tiles : [];
    if ('seat' in event) sizes[event.seat] -= laid.length;
    board.push(...laid.map(({ tile, cells }) => ({ tile, cells })));
  }
  expectSame(
    view.board.slice(1).map(({ tile, cells }) => ({ tile, cells })),
    board,
  );
  expectSame(
    view.hands.map((hand) => (typeof hand === 'number' ? hand : hand.length)),
    sizes,
  );
}

/** A table for three, with two tiles to draw. */
export const three = (): Table =>
  setUpBurg({ hands: ['6-1 5-4 2-0', '3-1 3-0', '4-4 4-0'], start: '6-3', stock: '5-5 5-2' });

/** 6-1 below 6-3, and 5-4 on both their sixes. */
export const built = (): Table =>
  setUpBurg({ hands: ['6-1 5-4', '2-1 3-1 3-0', '6-0 4-0 2-0'], start: '6-3', stock: '5-5 5-2 1-0' }).move(
    chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])),
  );
