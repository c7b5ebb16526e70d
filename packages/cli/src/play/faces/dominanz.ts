import type { DominanzView } from '@tischrunde/engine';
import { columns, wrapped } from '../../io/output.ts';
import { numberFor, readWords, tileWord, verbs } from '../move-words.ts';
import { seatName } from '../names.ts';
import type { Face } from './face.ts';

export const dominanz: Face<DominanzView> = {
  piece: null,

  help: (book) => [
    ['7-3 3', book.phrase('help.write')],
    [`${book.word('prescribe')} 7-3 3`, book.phrase('help.prescribe')],
  ],

  table(view, book) {
    const rows = view.rows.map((sums, seat) => [
      seatName(view, seat, book),
      ...sums.map((sum) => (sum === 0 ? '-' : sum)),
    ]);
    return [
      ...columns(`l${'r'.repeat(7)}`, [[book.phrase('rows'), 1, 2, 3, 4, 5, 6, 7], ...rows]),
      ...wrapped(book.phrase('left', { tiles: view.left.join(' ') })),
    ];
  },

  describe({ type, tile, row }, _view, book) {
    const facts = { tile: String(tile), row: Number(row) };
    return type === 'take' ? book.phrase('move.write', facts) : book.phrase('move.prescribe', facts);
  },

  read(words) {
    const fields = readWords(words, [verbs('take', 'prescribe'), tileWord, numberFor('row')]);
    return fields === null ? null : { type: 'take', ...fields };
  },

  attempts: (fields) =>
    fields.row === undefined
      ? String(fields.tile)
          .split('-')
          .map((half) => ({ ...fields, row: Number(half) }))
      : [fields],
};
