import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { typeset, widthOf } from './line-breaks.ts';

/** Writes, and waits until a slow reader has caught up. */
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
  const widths = Array.from(align, (_, column) => Math.max(...rows.map((row) => widthOf(`${row[column]}`))));
  const pad = (cell: string | number, column: number): string => {
    const space = ' '.repeat(Math.max(0, widths[column] - widthOf(`${cell}`)));
    return align[column] === 'r' ? `${space}${cell}` : `${cell}${space}`;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

/** A text in lines no wider than the terminal. */
export const wrapped = (text: string, width = process.stdout.columns || 100): string[] =>
  typeset(text, width);

/** The exit code of a process stopped with Ctrl-C. */
export const interrupted = 130;
