// The snake of SOLOmino lies on a grid: a card covers two cells, and each further card covers the end it was laid on. From the
// right half of the first card the snake runs right and turns down before the edge; the left side is the same, upside down. Its
// rows become longer in the shape of the table, so that no card ever moves.

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** How far the rows of a side run from the middle on a table of this shape; the middle row is number 0. */
const reachOf = (row: number, aspect: number): number =>
  Math.max(2, Math.round((aspect * (4 * Math.max(row, 1) + 2) - 1) / 2));

/** The cell `steps` to the right of the left half of the first card; negative to the left. */
export function cellAt(steps: number, aspect: number): Cell {
  if (steps < 0) {
    const { x, y } = cellAt(-steps, aspect);
    return { x: -x, y: -y };
  }
  let row = 0;
  let from = 0;
  let left = steps;
  for (;;) {
    const side = row % 2 === 0 ? 1 : -1;
    const to = side * reachOf(row, aspect);
    const length = Math.abs(to - from);
    if (left <= length) return { x: from + side * left, y: 2 * row };
    if (left === length + 1) return { x: to, y: 2 * row + 1 };
    left -= length + 2;
    from = to;
    row++;
  }
}

export interface SnakeCard {
  /** As it lies: the half nearer to the left end first. */
  readonly card: string;
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees; upright means the first half on top. */
  readonly angle: number;
  /** Later cards lie on top. */
  readonly layer: number;
}

/** Lays out the cards of the snake from left to right; `first` is the index of the card it started with. */
export function laySnake(cards: readonly string[], first: number, aspect: number): SnakeCard[] {
  return cards
    .map((card, index) => ({ ...between(index - first, aspect), card, layer: Math.abs(index - first) }))
    .toSorted((one, other) => one.layer - other.layer);
}

/** The centre of a card on a cell and the next one to the right. */
export function between(steps: number, aspect: number): { x: number; y: number; angle: number } {
  const [from, to] = [cellAt(steps, aspect), cellAt(steps + 1, aspect)];
  const along = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: along - 90 };
}
