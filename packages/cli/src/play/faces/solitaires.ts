import type { Solo1View, Solo2View } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { endsText, layMoves, stockText } from './domino.ts';
import type { Face } from './face.ts';

const help = (book: TerminalBook) =>
  [
    ['6-3', book.phrase('help.lay')],
    ['6-3 6-6:6', book.phrase('help.layAt')],
  ] as const;

/** All tiles lie in rows; only the last one of a row can be taken. */
export const solo1: Face<Solo1View> = {
  ...layMoves,
  piece: null,
  help,

  table: (view, book) => [
    ...view.grid.map((row, index) =>
      `${book.phrase('row', { number: index + 1 })} ${withLastInBrackets(row)}`.trimEnd(),
    ),
    ...endsText(view, book),
  ],
};

/** Brackets mark the tile that can be taken. */
const withLastInBrackets = (row: readonly string[]): string =>
  row.map((tile, place) => (place === row.length - 1 ? `[${tile}]` : ` ${tile} `)).join(' ');

/** A line, a hand and a stock, as in the games for several. */
export const solo2: Face<Solo2View> = {
  ...layMoves,
  piece: 'tile',
  help,
  table: (view, book) => [...endsText(view, book), stockText(view, book)],
};
