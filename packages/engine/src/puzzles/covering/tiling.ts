import type { Tile } from '../../pieces/dominoes.ts';

/** Two cells side by side, the lower one first. */
export type Cells = readonly [number, number];

/** The ground that a whole set of dominoes covers. */
export interface Ground {
  /** How many cells there are; some of them may lie outside the shape. */
  readonly cells: number;
  /** Where a tile can lie, ordered by the first cell. */
  readonly places: readonly Cells[];
  /** How many tiles the set has. */
  readonly tiles: number;
}

/** How a tile lies: bit 0 is set if its lower half is on the first cell, the rest is the index of the place. */
export type Placing = number;

/** A placing for every tile, or `nowhere`. */
export type Placings = Int16Array;

export const nowhere = -1;

/** Tiles on a ground. */
export interface Tiling {
  /** By tile. */
  readonly placings: Placings;
  /** By cell: the tile that covers it, or `nowhere`. */
  readonly tileOn: Int16Array;
  /** How many tiles are laid. */
  count: number;
}

export const placingAt = (place: number, turned: boolean): Placing => (place << 1) | (turned ? 1 : 0);
export const placeIn = (placing: Placing): number => placing >> 1;
const isTurned = (placing: Placing): boolean => (placing & 1) === 1;

export const emptyPlacings = ({ tiles }: Ground): Placings => new Int16Array(tiles).fill(nowhere);

export const emptyTiling = (ground: Ground): Tiling => ({
  placings: emptyPlacings(ground),
  tileOn: new Int16Array(ground.cells).fill(nowhere),
  count: 0,
});

export const cloneTiling = ({ placings, tileOn, count }: Tiling): Tiling => ({
  placings: placings.slice(),
  tileOn: tileOn.slice(),
  count,
});

export function layDown(ground: Ground, tiling: Tiling, tile: Tile, placing: Placing): void {
  const [one, other] = ground.places[placeIn(placing)];
  tiling.placings[tile] = placing;
  tiling.tileOn[one] = tile;
  tiling.tileOn[other] = tile;
  tiling.count++;
}

export function liftUp(ground: Ground, tiling: Tiling, tile: Tile): void {
  const [one, other] = ground.places[placeIn(tiling.placings[tile])];
  tiling.placings[tile] = nowhere;
  tiling.tileOn[one] = nowhere;
  tiling.tileOn[other] = nowhere;
  tiling.count--;
}

export const isLaid = ({ placings }: Tiling, tile: Tile): boolean => placings[tile] !== nowhere;

export const isBare = ({ tileOn }: Tiling, [one, other]: Cells): boolean =>
  tileOn[one] === nowhere && tileOn[other] === nowhere;

/** The tile that covers one of two cells; `nowhere` if both are bare. */
export const coverOf = ({ tileOn }: Tiling, [one, other]: Cells): Tile =>
  tileOn[one] === nowhere ? tileOn[other] : tileOn[one];

/** The place of two cells, in either order; -1 if a tile cannot lie there. */
export const placeOf = ({ places }: Ground, [one, other]: readonly [number, number]): number =>
  places.findIndex(([low, high]) => (low === one && high === other) || (low === other && high === one));

/** The tiles that are not laid. */
export const tilesLeft = ({ placings }: Tiling): Tile[] =>
  [...placings.keys()].filter((tile) => placings[tile] === nowhere);

/** The laid tiles, in the order of their first cells. */
export const tilesIn = (placings: Placings): Tile[] =>
  [...placings.keys()]
    .filter((tile) => placings[tile] !== nowhere)
    .sort((one, other) => placings[one] - placings[other]);

/** The cells of the higher half of a tile and of the lower one; those of a double in their order. */
export function halvesOn({ places }: Ground, placing: Placing): readonly [number, number] {
  const [one, other] = places[placeIn(placing)];
  return isTurned(placing) ? [other, one] : [one, other];
}
