import type { ConcentrationView } from '@tischrunde/engine';
import { columns } from '../../io/output.ts';
import { numberFor, readWords, verbs } from '../move-words.ts';
import type { Face } from './face.ts';

export const concentration: Face<ConcentrationView> = {
  piece: null,
  listed: 3,

  help: (book) => [[`${book.word('flip')} 5`, book.phrase('help.flip')]],

  table(view, book) {
    const width = view.columns;
    const cells = view.grid.map((_, cell) => cellText(view, cell));
    const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
      Array.from({ length: width }, (_, column) => cells[row * width + column] ?? ''),
    );
    const sum = 2 * Number(view.options.set);
    return [...columns('r'.repeat(width), rows), book.phrase('pair.sum', { sum })];
  },

  describe: ({ cell }, _view, book) => book.phrase('move.flip', { cell: Number(cell) }),

  read(words) {
    const fields = readWords(words, [verbs('flip'), numberFor('cell')]);
    return fields === null ? null : { type: 'flip', ...fields };
  },

  /** The table counts its cells from 0, so only cells that it shows are worth asking for. */
  attempts: (fields, view) => (Number(fields.cell ?? 0) < view.grid.length ? [fields] : []),
};

/** The number of a tile that lies face down, the tile where it can be seen, a dot where it was taken. */
function cellText({ grid, takers, up }: ConcentrationView, cell: number): string {
  if (takers[cell] !== null) return '·';
  return up.includes(cell) ? `${grid[cell]}` : `[${cell}]`;
}
