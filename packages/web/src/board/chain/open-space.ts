import { type Box, boxAround, boxAroundOne, type Placement } from './placement.ts';

// Which parts of the table can still be reached from its edge? A coarse grid answers: a tile fits through wherever the middle of
// its short side keeps clear of all others.

/** The size of a cell, in halves. */
const cell = 0.5;

/** The room around everything, in halves. */
const margin = 4;

/** How far the middle of a tile stays away from others: half its width, and a gap. */
const clear = 0.62;

const taken = -2;
const unknown = -1;

export class OpenSpace {
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Int16Array;
  private readonly queue: Int32Array;

  constructor(tiles: readonly Placement[]) {
    const box: Box = boxAround(tiles.map(boxAroundOne));
    this.left = box.left - margin;
    this.top = box.top - margin;
    this.columns = Math.ceil((box.right - box.left + 2 * margin) / cell) + 1;
    this.rows = Math.ceil((box.bottom - box.top + 2 * margin) / cell) + 1;
    this.cells = new Int16Array(this.columns * this.rows).fill(unknown);
    this.queue = new Int32Array(this.columns * this.rows);
    for (const tile of tiles) this.take(tile);
    this.measure();
  }

  /** Counts the steps from the edge to each cell. */
  private measure(): void {
    const { columns, rows, cells, queue } = this;
    let [head, tail] = [0, 0];
    const add = (index: number, steps: number): void => {
      if (cells[index] !== unknown) return;
      cells[index] = steps;
      queue[tail++] = index;
    };
    for (let column = 0; column < columns; column++) {
      add(column, 0);
      add((rows - 1) * columns + column, 0);
    }
    for (let row = 0; row < rows; row++) {
      add(row * columns, 0);
      add(row * columns + columns - 1, 0);
    }
    while (head < tail) {
      const index = queue[head++];
      const steps = cells[index] + 1;
      const column = index % columns;
      if (column > 0) add(index - 1, steps);
      if (column < columns - 1) add(index + 1, steps);
      if (index >= columns) add(index - columns, steps);
      if (index < columns * (rows - 1)) add(index + columns, steps);
    }
  }

  /** How far a point is from the edge, in halves; Infinity if there is no way. */
  distanceFrom(x: number, y: number): number {
    const column = Math.round((x - this.left) / cell);
    const row = Math.round((y - this.top) / cell);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return 0;
    const steps = this.cells[row * this.columns + column];
    return steps < 0 ? Infinity : steps * cell;
  }

  /** A tile takes all cells under and close to it. */
  private take({ x, y, angle }: Placement): void {
    const turned = (angle * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(turned), Math.cos(turned)];
    const reach = 1 + clear + 0.5;
    const [fromColumn, toColumn] = [x - reach, x + reach].map((at) => Math.round((at - this.left) / cell));
    const [fromRow, toRow] = [y - reach, y + reach].map((at) => Math.round((at - this.top) / cell));
    for (let row = fromRow; row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++) {
        const [dx, dy] = [this.left + column * cell - x, this.top + row * cell - y];
        const across = Math.abs(dx * cosine + dy * sine) - 0.5;
        const along = Math.abs(dy * cosine - dx * sine) - 1;
        if (Math.hypot(Math.max(across, 0), Math.max(along, 0)) < clear)
          this.cells[row * this.columns + column] = taken;
      }
    }
  }
}
