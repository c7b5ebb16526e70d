import type { PadSheet } from '@tischrunde/engine/pad';
import { type Book, lengthText } from '@tischrunde/rulebook';
import { colourOf } from '../../play/avatar.tsx';
import type { SavedPad } from '../../storage/pad-store.ts';
import { shareFile } from '../../ui/save-file.ts';
import { winnersText } from './pad-text.ts';

/** The sheet as a table that every spreadsheet reads. */
export function tableText(
  { names }: Pick<SavedPad, 'names'>,
  { rounds, scores }: PadSheet,
  book: Book,
): string {
  const rows = [
    [book.say('score.round'), ...names],
    ...rounds.map(({ points }, index) => [index + 1, ...points]),
    [book.say('score.total'), ...scores],
  ];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** A name may be a formula to a spreadsheet, which none should run. */
function quoted(cell: string | number): string {
  if (typeof cell === 'number') return `${cell}`;
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

export async function shareTable(pad: SavedPad, sheet: PadSheet, book: Book): Promise<void> {
  // The mark at the start tells spreadsheets that it is UTF-8.
  await shareFile(
    new File(['\ufeff', tableText(pad, sheet, book)], `${fileName(pad)}.csv`, { type: 'text/csv' }),
  );
}

const fileName = ({ match, began }: SavedPad): string =>
  `${match.game}-${new Date(began).toISOString().slice(0, 10)}`;

const [rowHeight, firstColumn, column, margin] = [56, 150, 150, 40];

/** The sheet as a picture: what one would take a photo of. */
export async function sharePicture(pad: SavedPad, sheet: PadSheet, book: Book): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) =>
    drawn(pad, sheet, book).toBlob(resolve, 'image/png'),
  );
  if (blob !== null) await shareFile(new File([blob], `${fileName(pad)}.png`, { type: 'image/png' }));
}

function drawn({ names, match, began }: SavedPad, sheet: PadSheet, book: Book): HTMLCanvasElement {
  const { rounds, scores, winners, length } = sheet;
  const width = Math.max(2 * margin + firstColumn + names.length * column, 640);
  const height = 2 * margin + 170 + (rounds.length + 2) * rowHeight;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  const style = getComputedStyle(document.documentElement);
  const [text, display] = [style.getPropertyValue('--text'), style.getPropertyValue('--display')];
  const write = (words: string, x: number, y: number, font: string, most?: number): void => {
    brush.font = font;
    brush.fillText(words, x, y, most);
  };
  brush.fillStyle = '#fffdf8';
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#22283a';
  write(book.name(match.game), margin, margin + 40, `620 44px ${display}`, width - 2 * margin);
  const day = new Intl.DateTimeFormat(book.language, { dateStyle: 'long' }).format(began);
  write(`${day} · ${lengthText(length, book)}`, margin, margin + 84, `400 24px ${text}`, width - 2 * margin);
  if (winners !== null)
    write(winnersText(winners, names, book), margin, margin + 126, `650 28px ${text}`, width - 2 * margin);
  const top = margin + 190;
  const right = (seat: number): number => margin + firstColumn + (seat + 1) * column - 20;
  const row = (index: number, name: string, cells: readonly (string | number)[], weight: number): void => {
    const y = top + index * rowHeight;
    brush.textAlign = 'start';
    write(name, margin, y, `${weight} 26px ${text}`, firstColumn - 20);
    brush.textAlign = 'end';
    for (const [seat, cell] of cells.entries())
      write(`${cell}`, right(seat), y, `${weight} 26px ${text}`, column - 30);
  };
  row(0, book.say('score.round'), names, 650);
  for (const [index, { points }] of rounds.entries()) row(index + 1, `${index + 1}`, points, 400);
  row(rounds.length + 1, book.say('score.total'), scores, 750);
  for (const seat of names.keys()) {
    brush.fillStyle = colourOf(seat);
    brush.fillRect(right(seat) - column + 40, top + 14, column - 40, 5);
  }
  brush.fillStyle = '#22283a';
  brush.fillRect(margin, top + rounds.length * rowHeight + 16, width - 2 * margin, 2);
  return canvas;
}
