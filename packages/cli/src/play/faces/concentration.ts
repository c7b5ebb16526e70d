import type { View } from '@tischrunde/engine';
import { listOf } from '../../io/json-access.ts';
import { columns } from '../../io/output.ts';
import { does, scored, seatName } from '../grammar.ts';
import { numberFor, oneOf, readWords } from '../move-words.ts';
import type { Face } from './face.ts';

export const concentration: Face = {
  piece: null,
  listed: 3,
  reasons: { exhausted: 'no two tiles left make a pair' },
  help: ['  flip 5  cell 5    turn up the tile of a cell; a number alone is one of the list'],

  table(view) {
    const width = Number(view.columns);
    const cells = listOf(view.grid).map((_, cell) => cellText(view, cell));
    const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
      Array.from({ length: width }, (_, column) => cells[row * width + column] ?? ''),
    );
    return [...columns('r'.repeat(width), rows), `A pair adds up to ${2 * Number(view.options.set)}.`];
  },

  tell({ seat, move, before, after }) {
    const you = seat === after.seat;
    const tile = tileAt(after, Number(move.cell));
    const turned = `${seatName(after, seat)} ${does(you, 'turn')} up ${tile} at ${move.cell}`;
    const [first, ...others] = listOf(before.up);
    if (first === undefined || others.length > 0) return [`${turned}.`];
    if (isTaken(after, Number(move.cell)))
      return [`${turned} and ${does(you, 'take')} the pair${scored(before, after, seat)}.`];
    return [`${turned}: no pair.`];
  },

  describe: ({ type, cell }) => (cell === undefined ? type : `${type} ${cell}`),

  read(words) {
    const fields = readWords(words, [oneOf('type', ['flip'], [['cell', 'flip']]), numberFor('cell')]);
    return fields === null ? null : { type: 'flip', ...fields };
  },
};

const tileAt = (view: View, cell: number): string => `${listOf(view.grid)[cell]}`;

const isTaken = (view: View, cell: number): boolean => listOf(view.takers)[cell] !== null;

/** The number of a tile that lies face down, the tile where it can be seen, a dot where it was taken. */
function cellText(view: View, cell: number): string {
  if (isTaken(view, cell)) return '·';
  return listOf(view.up).includes(cell) ? tileAt(view, cell) : `[${cell}]`;
}
