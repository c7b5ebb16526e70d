import { listOf, textsOf } from '../../io/json-access.ts';
import { columns, wrap } from '../../io/output.ts';
import { does, nameWithin, seatName } from '../grammar.ts';
import { numberFor, readWords, tileWord, verbs } from '../move-words.ts';
import type { Face } from './face.ts';

export const dominanz: Face = {
  piece: null,
  reasons: { exhausted: 'all tiles are taken' },
  help: [
    '  7-3 3             take a tile and write its other half, 7, into your row 3',
    '  prescribe 7-3 3   take it and write it into the row of your opponent',
  ],

  table(view) {
    const sheets = listOf(view.rows).map(textsOf);
    const rows = sheets.map((sums, seat) => [
      seatName(view, seat),
      ...sums.map((sum) => (sum === '0' ? '-' : sum)),
    ]);
    return [
      ...columns(`l${'r'.repeat(7)}`, [['Row', 1, 2, 3, 4, 5, 6, 7], ...rows]),
      ...wrap(['Left:', ...textsOf(view.left)]),
    ];
  },

  tell({ seat, move, after }) {
    const you = seat === after.seat;
    const name = seatName(after, seat);
    const value = otherHalf(String(move.tile), Number(move.row));
    if (move.type === 'take')
      return [
        `${name} ${does(you, 'take')} ${move.tile} and ${does(you, 'write')} ${value} into row ${move.row}.`,
      ];
    const opponent = nameWithin(after, 1 - seat);
    return [`${name} ${does(you, 'prescribe')} ${opponent} ${move.tile}: ${value} into row ${move.row}.`];
  },

  describe: ({ type, tile, row }) => `${type} ${tile} row ${row}`,

  read(words) {
    const fields = readWords(words, [verbs('take', 'prescribe'), tileWord, numberFor('row')]);
    return fields === null ? null : { type: 'take', ...fields };
  },

  written: (spoken) =>
    spoken.row === undefined
      ? String(spoken.tile)
          .split('-')
          .map((half) => ({ ...spoken, row: Number(half) }))
      : [spoken],
};

function otherHalf(tile: string, half: number): number {
  const [one, other] = tile.split('-').map(Number);
  return one + other - half;
}
