// The light comes from the top left of the screen, however a piece is turned: its thickness shows at the bottom and at the right,
// and its shadow falls there. Lengths are in the units of the pieces.

type Offset = readonly [x: number, y: number];

/** How far each layer below and on a piece is moved on the screen. */
export const light = {
  /** The soft shadow that a piece casts. */
  cast: [3, 6],
  /** The dark line where it touches the table. */
  contact: [1.8, 4.5],
  /** The thickness of a tile, and of a card. */
  tileEdge: [1, 3.2],
  cardEdge: [0.6, 1.8],
  /** What is left of the lit rim at the top left. */
  face: [0.5, 0.8],
  /** The lit rim of a hollow, at its bottom right. */
  hollow: [0.45, 0.75],
} as const satisfies Readonly<Record<string, Offset>>;

/** A direction on the screen in the coordinates of a piece that is turned clockwise by an angle. */
export function onPiece(angle: number, [x, y]: Offset): Offset {
  const back = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(back), Math.sin(back)];
  return [rounded(x * cos - y * sin), rounded(x * sin + y * cos)];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
