import type { JsonObject } from '../../src/index.ts';

/*
 * A brute-force Burg to check the engine against: every tile, both ways round, on every two neighbouring cells, checked by
 * the letter of the rules. Shares no code with the engine.
 */

/** A tile as `board` shows it. */
export interface Tower {
  readonly tile: string;
  readonly cells: readonly (readonly number[])[];
  readonly level: number;
}

interface Seen {
  readonly value: number;
  readonly tile: string;
  readonly level: number;
}

/** What is seen from above, by cell. */
type Above = ReadonlyMap<number, Seen>;

const key = (x: number, y: number): number => 1000 * (y + 500) + (x + 500);

/** All legal moves, including chains of any length. */
export function allMoves(board: readonly Tower[], hand: readonly string[], stocked: boolean): JsonObject[] {
  const above = board.reduce(covered, new Map<number, Seen>());
  const moves: JsonObject[] = stocked && hand.length <= 4 ? [{ type: 'draw' }] : [];
  for (const tile of tries(above, hand)) {
    if (isOnTable(above, tile)) moves.push({ type: 'place', ...written(tile) });
    if (isOnTable(above, tile) || isOnTwoTiles(above, tile)) {
      moves.push(...chainsFrom(covered(above, tile), without(hand, tile), [tile]));
    }
  }
  return moves;
}

function chainsFrom(above: Above, hand: readonly string[], chain: readonly Tower[]): JsonObject[] {
  const last = chain[chain.length - 1];
  return tries(above, hand).flatMap((tile) => {
    if (!follows(above, last, tile)) return [];
    const longer = [...chain, tile];
    const move = { type: 'chain', tiles: longer.map(written) };
    return [move, ...chainsFrom(covered(above, tile), without(hand, tile), longer)];
  });
}

const without = (hand: readonly string[], { tile }: Tower): string[] =>
  hand.filter((other) => other !== tile);

const written = ({ tile, cells }: Tower): JsonObject => ({ tile, cells });

const seenUnder = (above: Above, { cells }: Tower): (Seen | undefined)[] =>
  cells.map(([x, y]) => above.get(key(x, y)));

function covered(above: Above, tower: Tower): Above {
  const [one, other] = tower.cells;
  const [first, second] = tower.tile.split('-').map(Number);
  const level = (above.get(key(one[0], one[1]))?.level ?? 0) + 1;
  const after = new Map(above);
  after.set(key(one[0], one[1]), { value: first, tile: tower.tile, level });
  after.set(key(other[0], other[1]), { value: second, tile: tower.tile, level });
  return after;
}

/** Every tile on every two neighbouring cells in sight; doubles one way round only, the smaller cell first. */
function tries(above: Above, hand: readonly string[]): Tower[] {
  const columns = [...above.keys()].map((cell) => (cell % 1000) - 500);
  const rows = [...above.keys()].map((cell) => Math.floor(cell / 1000) - 500);
  const all: Tower[] = [];
  for (let x = Math.min(...columns) - 2; x <= Math.max(...columns) + 2; x++) {
    for (let y = Math.min(...rows) - 2; y <= Math.max(...rows) + 2; y++) {
      for (const other of [
        [x + 1, y],
        [x, y + 1],
      ]) {
        for (const tile of hand) {
          const [first, second] = tile.split('-');
          all.push({ tile, cells: [[x, y], other], level: 0 });
          if (first !== second) all.push({ tile, cells: [other, [x, y]], level: 0 });
        }
      }
    }
  }
  return all;
}

const isOnTable = (above: Above, tile: Tower): boolean =>
  seenUnder(above, tile).every((seen) => seen === undefined) &&
  tile.cells.some(([x, y]) =>
    [key(x + 1, y), key(x - 1, y), key(x, y + 1), key(x, y - 1)].some((cell) => above.has(cell)),
  );

function isOnTwoTiles(above: Above, tile: Tower): boolean {
  const [one, other] = seenUnder(above, tile);
  return one !== undefined && other !== undefined && one.level === other.level && one.tile !== other.tile;
}

function follows(above: Above, last: Tower, tile: Tower): boolean {
  const [one, other] = seenUnder(above, tile);
  return (
    isOnTwoTiles(above, tile) &&
    one?.value === other?.value &&
    (one?.tile === last.tile || other?.tile === last.tile)
  );
}
