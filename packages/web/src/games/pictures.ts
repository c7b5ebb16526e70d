import type { GameId } from '@tischrunde/rulebook';
import type { Placement } from '../board/chain/placement.ts';

// What lies on the shelf's little tables. Lengths are in halves of a domino, as on the boards.

const lying = (piece: string, x: number, y: number, angle = 0): Placement => ({
  key: piece,
  piece,
  x,
  y,
  angle,
});

/** A line from left to right, doubles across. */
function line(...tiles: readonly string[]): Placement[] {
  const lengths = tiles.map((tile) => (isDouble(tile) ? 1 : 2));
  let x = -lengths.reduce((sum, length) => sum + length, 0) / 2;
  return tiles.map((tile, index) => {
    const middle = x + lengths[index] / 2;
    x += lengths[index];
    return lying(tile, middle, 0, isDouble(tile) ? 0 : -90);
  });
}

const isDouble = (tile: string): boolean => {
  const [one, other] = tile.split('-');
  return one === other;
};

/** Tiles around a middle, their first halves inwards. */
const star = (middle: string, far: number, ...arms: readonly string[]): Placement[] => [
  lying(middle, 0, 0, 90),
  ...arms.map((tile, index) => {
    const turned = (index * 360) / arms.length;
    const way = (turned * Math.PI) / 180;
    return lying(tile, far * Math.cos(way), far * Math.sin(way), turned - 90);
  }),
];

/** Upright tiles side by side, each turned and raised a little like in a hand. */
const fan = (...tiles: readonly string[]): Placement[] =>
  tiles.map((tile, index) => {
    const aside = index - (tiles.length - 1) / 2;
    return lying(tile, aside * 1.22, Math.abs(aside) ** 2 * 0.1, aside * 7);
  });

/** `back` is a tile that lies face down. */
const grid = (columns: number, ...tiles: readonly string[]): Placement[] =>
  tiles.map((tile, index) =>
    lying(
      tile,
      ((index % columns) - (columns - 1) / 2) * 1.2,
      (Math.floor(index / columns) - (Math.ceil(tiles.length / columns) - 1) / 2) * 2.2,
    ),
  );

type DominoGame = Exclude<GameId, 'solo' | 'solomino' | 'dominosa' | 'dominanz'>;

export const pictures: { readonly [Game in DominoGame]: readonly Placement[] } = {
  carlit: line('9-4', '4-4', '4-7'),
  block: line('6-3', '3-3', '3-1'),
  peruvian: [
    ...line('5-2', '2-6').map((piece) => ({ ...piece, y: -0.9 })),
    ...fan('back', 'back', 'back').map((piece) => ({ ...piece, y: piece.y + 1.2, angle: piece.angle * 0.6 })),
  ],
  team: [
    lying('6-5', -2.5, 0.1, -6),
    lying('6-4', -1.3, 0, 3),
    lying('3-1', 1.3, 0, -3),
    lying('2-0', 2.5, 0.1, 6),
  ],
  tiddlewink: line('2-3', '3-3', '3-5', '5-5'),
  hungarian: line('1-6', '6-4', '4-2', '2-5'),
  french: [lying('2-5', -1.95, 0.2, -90), lying('1-3', 1.95, 0.2, -90), lying('5-1', 0, -0.2, -90)],
  sperr: line('6-4', '4-1', '1-1'),
  sebastopol: [
    lying('6-6', 0, 0),
    lying('6-3', 1.5, 0, -90),
    lying('6-1', -1.5, 0, 90),
    lying('6-2', 0, 2),
    lying('6-5', 0, -2, 180),
  ],
  fives: line('5-5', '5-4', '4-6'),
  sevens: line('5-3', '4-6', '1-2'),
  matador: line('9-4', '6-7', '3-8'),
  bergen: line('4-2', '2-5', '5-4'),
  italian: [lying('6-6', -2.4, 0, -8), lying('6-5', -1.1, 0, 2), lying('4-3', 0.2, 0, -3)],
  cyprus: star('9-9', 2.2, '9-2', '9-5', '9-7', '9-0', '9-4', '9-8'),
  chickenfoot: [
    lying('6-6', 0, -1.2, 90),
    lying('6-1', -1.5, 0.75, 32),
    lying('6-2', 0, 0.9),
    lying('6-4', 1.5, 0.75, -32),
  ],
  concentration: grid(
    6,
    'back',
    'back',
    'back',
    '6-4',
    'back',
    'back',
    'back',
    '2-0',
    'back',
    'back',
    'back',
    'back',
  ),
  hektik: line('8-4', '4-7', '7-2', '2-8'),
  burg: [lying('2-4', -1.05, 0.55, -90), lying('4-1', 1.05, 0.55, -90), lying('4-4', 0, -0.15, -90)],
  solo1: grid(6, '6-6', '5-1', '4-3', '6-2', '3-0', '5-5', '4-1', '2-2', '6-5', '3-1', '4-0', '5-2'),
  solo2: fan('6-1', '4-4', '5-2', '3-0', '6-5'),
  fortune: line('3-5', '5-1', '1-4'),
  quadrille: [
    lying('3-3', -1, -1.5, -90),
    lying('5-5', 1, -1.5, -90),
    lying('3-1', -1.5, 0),
    lying('3-5', 0, -0.5, -90),
    lying('5-6', 1.5, 0),
    lying('1-6', 0, 0.5, -90),
    lying('1-1', -1, 1.5, -90),
    lying('6-6', 1, 1.5, -90),
  ],
};
