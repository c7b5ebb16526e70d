// The snake of SOLOmino lies in cells: a card covers two of them, and every further card covers the end it was laid on. From the
// first card's right half the snake goes right, and turns down before the edge; to the left it is the same turned upside down.

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The cell that is `steps` to the right of the first card's left half; to the left it is negative. */
export function cellAt(steps: number, reach: number): Cell {
  if (steps < 0) {
    const { x, y } = cellAt(-steps, reach);
    return { x: -x, y: -y };
  }
  if (steps <= reach) return { x: steps, y: 0 };
  const row = 2 * reach + 2;
  const beyond = steps - reach - 1;
  const turns = Math.floor(beyond / row);
  const into = beyond % row;
  const side = turns % 2 === 0 ? 1 : -1;
  return into === 0
    ? { x: side * reach, y: 2 * turns + 1 }
    : { x: side * (reach - into + 1), y: 2 * turns + 2 };
}

export interface SnakeCard {
  /** As it lies: the half towards the left end first. */
  readonly card: string;
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees; upright has the first half on top. */
  readonly angle: number;
  /** What was laid later lies on top. */
  readonly layer: number;
}

/** Lays the snake's cards, given from left to right; `first` is the place of the card it began with. */
export function laySnake(cards: readonly string[], first: number, reach: number): SnakeCard[] {
  return cards
    .map((card, index) => ({ ...between(index - first, reach), card, layer: Math.abs(index - first) }))
    .toSorted((one, other) => one.layer - other.layer);
}

/** A card over a cell and the one to its right. */
export function between(steps: number, reach: number): { x: number; y: number; angle: number } {
  const [from, to] = [cellAt(steps, reach), cellAt(steps + 1, reach)];
  const along = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: along - 90 };
}

/** The reach at which a snake of so many cells to either side can be drawn largest. */
export function bestReach(left: number, right: number, width: number, height: number): number {
  let best = 3;
  let largest = 0;
  for (let reach = 2; reach <= 30; reach++) {
    const cells = Array.from({ length: left + right + 1 }, (_, index) => cellAt(index - left, reach));
    const wide = Math.max(...cells.map(({ x }) => x)) - Math.min(...cells.map(({ x }) => x)) + 1.2;
    const tall = Math.max(...cells.map(({ y }) => y)) - Math.min(...cells.map(({ y }) => y)) + 1.2;
    const scale = Math.min(width / wide, height / tall);
    if (scale > largest * 1.02) {
      largest = scale;
      best = reach;
    }
  }
  return best;
}
