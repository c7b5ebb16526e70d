import type { Placement } from '../board/chain/placement.ts';

// Ways to arrange tiles in a picture on the shelf. Lengths are in halves of a domino, as on the boards.

export const tileAt = (piece: string, x: number, y: number, angle = 0): Placement => ({
  key: piece,
  piece,
  x,
  y,
  angle,
});

/** A line from left to right, doubles across. */
export function line(...tiles: readonly string[]): Placement[] {
  const lengths = tiles.map((tile) => (isDouble(tile) ? 1 : 2));
  let x = -lengths.reduce((sum, length) => sum + length, 0) / 2;
  return tiles.map((tile, index) => {
    const middle = x + lengths[index] / 2;
    x += lengths[index];
    return tileAt(tile, middle, 0, isDouble(tile) ? 0 : -90);
  });
}

const isDouble = (tile: string): boolean => {
  const [one, other] = tile.split('-');
  return one === other;
};

/** Tiles around a middle one, with their first halves inwards. */
export const star = (middle: string, far: number, ...arms: readonly string[]): Placement[] => [
  tileAt(middle, 0, 0, 90),
  ...arms.map((tile, index) => {
    const turned = (index * 360) / arms.length;
    const way = (turned * Math.PI) / 180;
    return tileAt(tile, far * Math.cos(way), far * Math.sin(way), turned - 90);
  }),
];

/** Upright tiles side by side, turned and raised a little as in a hand. */
export const fan = (...tiles: readonly string[]): Placement[] =>
  tiles.map((tile, index) => {
    const aside = index - (tiles.length - 1) / 2;
    return tileAt(tile, aside * 1.22, Math.abs(aside) ** 2 * 0.1, aside * 7);
  });

/** Upright tiles in rows; `back` is a tile face down. */
export const grid = (columns: number, ...tiles: readonly string[]): Placement[] =>
  tiles.map((tile, index) =>
    tileAt(
      tile,
      ((index % columns) - (columns - 1) / 2) * 1.2,
      (Math.floor(index / columns) - (Math.ceil(tiles.length / columns) - 1) / 2) * 2.2,
    ),
  );
