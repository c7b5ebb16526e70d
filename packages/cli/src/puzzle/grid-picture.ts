import type { Cells, Dominosa } from '@tischrunde/engine';

/** The numbers of a grid with the dominoes on them: `6-3` lies across, `|` joins the halves of an upright one. */
export function drawDominoes({ rows, cols, grid }: Dominosa, dominoes: readonly Cells[]): string {
  const width = Math.max(...grid.map((value) => `${value ?? '.'}`.length));
  const joined = new Set(dominoes.map(([one, other]) => `${one} ${other}`));
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    let numbers = '';
    let joints = '';
    for (let cell = row * cols; cell < (row + 1) * cols; cell++) {
      const number = `${grid[cell] ?? '.'}`.padStart(width);
      numbers += number + (joined.has(`${cell} ${cell + 1}`) ? '-' : ' ');
      joints += `${(joined.has(`${cell} ${cell + cols}`) ? '|' : '').padStart(width)} `;
    }
    lines.push(numbers.trimEnd(), joints.trimEnd());
  }
  return `${lines.slice(0, -1).join('\n')}\n`;
}
