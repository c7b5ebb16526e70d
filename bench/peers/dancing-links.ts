import type { Dominosa } from '../../packages/engine/src/index.ts';

/**
 * Algorithm X with dancing links, as textbooks teach it: a node is an object with four neighbours, a column knows how many
 * nodes it has, and the search calls itself. Nothing is shared with the engine.
 */
interface Node {
  left: Node;
  right: Node;
  up: Node;
  down: Node;
  column: Node;
  /** Of a column: how many nodes it has. */
  size: number;
}

function newNode(): Node {
  const node = { size: 0 } as Node;
  node.left = node.right = node.up = node.down = node.column = node;
  return node;
}

/** How many ways there are to lay the dominoes of a puzzle, up to a limit. */
export function countByDancingLinks({ n, rows, cols, grid }: Dominosa, limit: number): number {
  const root = newNode();
  const cells = grid.map((value) => (value === null ? null : addColumn(root)));
  const dominoes = Array.from({ length: n + 1 }, (_, high) =>
    Array.from({ length: high + 1 }, () => addColumn(root)),
  );
  const lay = (one: number, other: number): void => {
    const [a, b] = [grid[one], grid[other]];
    const [first, second] = [cells[one], cells[other]];
    if (a === null || b === null || first === null || second === null) return;
    addRow([first, second, dominoes[Math.max(a, b)][Math.min(a, b)]]);
  };
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      if (col + 1 < cols) lay(cell, cell + 1);
      if (row + 1 < rows) lay(cell, cell + cols);
    }
  }
  return count(root, limit);
}

function addColumn(root: Node): Node {
  const column = newNode();
  column.left = root.left;
  column.right = root;
  root.left.right = column;
  root.left = column;
  return column;
}

function addRow(columns: readonly Node[]): void {
  const nodes = columns.map((column) => {
    const node = newNode();
    node.column = column;
    node.up = column.up;
    node.down = column;
    column.up.down = node;
    column.up = node;
    column.size++;
    return node;
  });
  nodes.forEach((node, index) => {
    node.right = nodes[(index + 1) % nodes.length];
    node.right.left = node;
  });
}

function count(root: Node, limit: number): number {
  if (root.right === root) return 1;
  const column = smallest(root);
  cover(column);
  let found = 0;
  for (let row = column.down; row !== column && found < limit; row = row.down) {
    for (let node = row.right; node !== row; node = node.right) cover(node.column);
    found += count(root, limit - found);
    for (let node = row.left; node !== row; node = node.left) uncover(node.column);
  }
  uncover(column);
  return found;
}

function smallest(root: Node): Node {
  let best = root.right;
  for (let column = best.right; column !== root; column = column.right) {
    if (column.size < best.size) best = column;
  }
  return best;
}

function cover(column: Node): void {
  column.right.left = column.left;
  column.left.right = column.right;
  for (let row = column.down; row !== column; row = row.down) {
    for (let node = row.right; node !== row; node = node.right) {
      node.down.up = node.up;
      node.up.down = node.down;
      node.column.size--;
    }
  }
}

function uncover(column: Node): void {
  for (let row = column.up; row !== column; row = row.up) {
    for (let node = row.left; node !== row; node = node.left) {
      node.column.size++;
      node.down.up = node;
      node.up.down = node;
    }
  }
  column.right.left = column;
  column.left.right = column;
}
