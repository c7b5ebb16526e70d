// The snake of SOLOmino lies on a grid: a card covers two cells, and each further card covers the end it was laid on. From the
// right half of the first card the snake runs right and turns down before the edge; the left side is the same, upside down.

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The cell `steps` to the right of the left half of the first card; negative to the left. */
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
export function laySnake(cards: readonly string[], first: number, reach: number): SnakeCard[] {
  return cards
    .map((card, index) => ({ ...between(index - first, reach), card, layer: Math.abs(index - first) }))
    .toSorted((one, other) => one.layer - other.layer);
}

/** The centre of a card on a cell and the next one to the right. */
export function between(steps: number, reach: number): { x: number; y: number; angle: number } {
  const [from, to] = [cellAt(steps, reach), cellAt(steps + 1, reach)];
  const along = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: along - 90 };
}

/** The reach with which a snake of this size is drawn largest. */
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
