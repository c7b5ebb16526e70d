/**
 * Rows of columns; every column is covered exactly once, those from `optional` on at most once.
 * The columns of a row differ from each other. A row that covers nothing but optional columns is never chosen.
 */
export interface CoverProblem {
  readonly columns: number;
  readonly optional?: number;
  readonly rows: readonly (readonly number[])[];
}

/** How many covers there are, exactly; stops as soon as `limit` are found. */
export function countCovers(problem: CoverProblem, limit: number = Number.POSITIVE_INFINITY): number {
  const search = new CoverSearch(problem);
  let count = 0;
  while (count < limit && search.next()) count++;
  return count;
}

/** Every cover once, as the indices of its rows; each is looked for only when it is asked for. */
export function* covers(problem: CoverProblem): Generator<number[]> {
  const search = new CoverSearch(problem);
  while (search.next()) yield search.found();
}

/**
 * Knuth's dancing links, smallest column first. Node 0 is the root, node c + 1 the head of column c; the other nodes are
 * stored row by row, so rows need no links. The search keeps its own stack, so it can pause between two covers.
 */
class CoverSearch {
  private readonly right: Int32Array;
  private readonly left: Int32Array;
  private readonly up: Int32Array;
  private readonly down: Int32Array;
  private readonly headOf: Int32Array;
  private readonly rowOf: Int32Array;
  private readonly firstOf: Int32Array;
  private readonly size: Int32Array;
  private readonly chosen: Int32Array;
  private depth = 0;
  private started = false;

  constructor({ columns, optional = columns, rows }: CoverProblem) {
    let nodes = columns + 1;
    for (const row of rows) nodes += row.length;
    this.right = new Int32Array(columns + 1);
    this.left = new Int32Array(columns + 1);
    this.size = new Int32Array(columns + 1);
    this.chosen = new Int32Array(columns + 1);
    this.up = new Int32Array(nodes);
    this.down = new Int32Array(nodes);
    this.headOf = new Int32Array(nodes);
    this.rowOf = new Int32Array(nodes);
    this.firstOf = new Int32Array(rows.length + 1);
    for (let head = 0; head <= columns; head++) {
      this.up[head] = head;
      this.down[head] = head;
      const must = head <= optional;
      this.left[head] = must ? (head + optional) % (optional + 1) : head;
      this.right[head] = must ? (head + 1) % (optional + 1) : head;
    }
    let node = columns + 1;
    for (let row = 0; row < rows.length; row++) {
      this.firstOf[row] = node;
      for (const column of rows[row]) {
        const head = column + 1;
        const last = this.up[head];
        this.headOf[node] = head;
        this.rowOf[node] = row;
        this.up[node] = last;
        this.down[node] = head;
        this.down[last] = node;
        this.up[head] = node;
        this.size[head]++;
        node++;
      }
    }
    this.firstOf[rows.length] = node;
  }

  /** Goes on to the next cover; false when there are no more. */
  next(): boolean {
    const { right, chosen } = this;
    const lastHead = right.length - 1;
    let node: number;
    if (this.started) {
      if (this.depth === 0) return false;
      node = this.takeBack();
    } else {
      this.started = true;
      if (right[0] === 0) return true;
      node = this.openColumn();
    }
    for (;;) {
      if (node > lastHead) {
        this.coverOthers(node);
        chosen[this.depth++] = node;
        if (right[0] === 0) return true;
        node = this.openColumn();
      } else {
        this.uncover(node);
        if (this.depth === 0) return false;
        node = this.takeBack();
      }
    }
  }

  found(): number[] {
    return Array.from(this.chosen.subarray(0, this.depth), (node) => this.rowOf[node]);
  }

  /** Covers the column with the fewest rows and gives its first node, which is its head where no row is left. */
  private openColumn(): number {
    const { right, size } = this;
    let smallest = right[0];
    for (let head = right[smallest]; head !== 0 && size[smallest] > 1; head = right[head]) {
      if (size[head] < size[smallest]) smallest = head;
    }
    this.cover(smallest);
    return this.down[smallest];
  }

  /** Takes the last chosen row back and gives the node below it in its column. */
  private takeBack(): number {
    const node = this.chosen[--this.depth];
    const row = this.rowOf[node];
    const first = this.firstOf[row];
    for (let other = this.firstOf[row + 1] - 1; other >= first; other--) {
      if (other !== node) this.uncover(this.headOf[other]);
    }
    return this.down[node];
  }

  private coverOthers(node: number): void {
    const row = this.rowOf[node];
    const end = this.firstOf[row + 1];
    for (let other = this.firstOf[row]; other < end; other++) {
      if (other !== node) this.cover(this.headOf[other]);
    }
  }

  private cover(head: number): void {
    const { left, right, up, down, headOf, rowOf, firstOf, size } = this;
    right[left[head]] = right[head];
    left[right[head]] = left[head];
    for (let node = down[head]; node !== head; node = down[node]) {
      const row = rowOf[node];
      const end = firstOf[row + 1];
      for (let other = firstOf[row]; other < end; other++) {
        if (other === node) continue;
        down[up[other]] = down[other];
        up[down[other]] = up[other];
        size[headOf[other]]--;
      }
    }
  }

  private uncover(head: number): void {
    const { left, right, up, down, headOf, rowOf, firstOf, size } = this;
    for (let node = up[head]; node !== head; node = up[node]) {
      const row = rowOf[node];
      const first = firstOf[row];
      for (let other = firstOf[row + 1] - 1; other >= first; other--) {
        if (other === node) continue;
        size[headOf[other]]++;
        down[up[other]] = other;
        up[down[other]] = other;
      }
    }
    right[left[head]] = head;
    left[right[head]] = head;
  }
}
