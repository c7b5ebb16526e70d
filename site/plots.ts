/** Which column of a table of measurements is drawn as bars, by how the head of the table begins. */
const drawn: Readonly<
  Record<string, { readonly column: number; readonly title: string; readonly names: number }>
> = {
  '| game | players | moves/s |': { column: 2, title: 'moves a second', names: 2 },
  '| server | moves/s |': { column: 1, title: 'moves a second', names: 1 },
  '| puzzle | mean | median | worst | Tatham |': { column: 1, title: 'ms on average', names: 1 },
  '| part | share |': { column: 1, title: '%', names: 1 },
};

/** A page with a plot after each of its tables that has one, drawn from the figures in the table. */
export function withPlots(text: string): string {
  return text.replace(/^\|.*\n\|[ -|]*\n(?:\|.*\n?)+/gm, (table) => {
    const plan = Object.entries(drawn).find(([head]) => table.startsWith(head))?.[1];
    if (plan === undefined) return table;
    const bars = table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .map((cells) => ({
        name: cells.slice(0, plan.names).join(', '),
        text: cells[plan.column],
        value: Number.parseFloat(cells[plan.column].replaceAll(',', '')),
      }));
    return `${table.trimEnd()}\n\n${plot(plan.title, bars)}\n`;
  });
}

interface Bar {
  readonly name: string;
  readonly text: string;
  readonly value: number;
}

const line = 22;
const names = 220;
const width = 640;

/** Horizontal bars with their names and figures. */
function plot(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const rows = bars.map(({ name, text, value }, row) => {
    const length = Math.max(1, ((width - names - 90) * value) / most);
    const y = row * line;
    return `<text class="name" x="${names - 8}" y="${y + 15}">${name}</text><rect x="${names}" y="${y + 3}" width="${length.toFixed(1)}" height="${line - 6}" rx="3"/><text x="${(names + length + 6).toFixed(1)}" y="${y + 15}">${text}</text>`;
  });
  return `<figure><svg class="plot" viewBox="0 0 ${width} ${bars.length * line}" role="img" aria-label="${title}">${rows.join('')}</svg><figcaption>${title}</figcaption></figure>`;
}
