import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

/** Writes, and waits where the reader is slower than we are. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const inColour = process.stdout.isTTY === true && (process.env.NO_COLOR ?? '') === '';

const styled =
  (style: 'bold' | 'dim' | 'red') =>
  (text: string): string =>
    inColour ? styleText(style, text, { validateStream: false }) : text;

export const bold = styled('bold');
export const dim = styled('dim');
export const red = styled('red');

/** Rows with aligned columns: `lrr` is one to the left and two to the right. */
export function columns(align: string, rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = Array.from(align, (_, column) => Math.max(...rows.map((row) => `${row[column]}`.length)));
  const pad = (cell: string | number, column: number): string =>
    align[column] === 'r' ? `${cell}`.padStart(widths[column]) : `${cell}`.padEnd(widths[column]);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

/** Words in lines that are not wider than the terminal. */
export function wrap(words: readonly string[], width = process.stdout.columns || 100): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
