import { listOf, textsOf } from '../../io/json-access.ts';
import { domino, lineOf } from './domino.ts';
import type { Face } from './face.ts';

const help: Face['help'] = (book) => [
  ['6-3', book.phrase('help.lay')],
  ['6-3 6-6:6', book.phrase('help.layAt')],
];

/** All tiles lie in rows; only the last one of a row can be taken. */
export const solo1: Face = {
  ...domino,
  piece: null,
  reasons: { out: 'reason.allLaid', blocked: 'reason.noRowEnd' },
  help,

  table: (view, book) => [
    ...listOf(view.grid).map((row, index) =>
      `${book.phrase('row', { number: index + 1 })} ${withLastInBrackets(textsOf(row))}`.trimEnd(),
    ),
    ...lineOf(view, book),
  ],
};

/** Brackets mark the tile that can be taken. */
const withLastInBrackets = (row: readonly string[]): string =>
  row.map((tile, place) => (place === row.length - 1 ? `[${tile}]` : ` ${tile} `)).join(' ');

/** A line, a hand and a stock, as in the games for several. */
export const solo2: Face = {
  ...domino,
  reasons: { out: 'reason.fullHands', blocked: 'reason.noFit' },
  help,
};
