import { listOf, objectsOf, textsOf } from '../../io/json-access.ts';
import { layoutOf } from '../layout.ts';
import { domino } from './domino.ts';
import type { Face } from './face.ts';

const help = [
  '  6-3               lay a tile (where it fits in one place only)',
  '  6-3 6-6:6         lay it at an open end: the tile that shows the end, and the value it shows',
];

/** All tiles lie in rows; only the last one of a row can be taken. */
export const solo1: Face = {
  ...domino,
  piece: null,
  reasons: { out: 'all tiles are laid', blocked: 'no tile at the end of a row fits' },
  help,

  table(view) {
    const rows = listOf(view.grid).map(textsOf);
    const ends = textsOf(view.ends);
    const layout = layoutOf(objectsOf(view.log));
    return [
      ...rows.map((row, index) => `Row ${index + 1}: ${withLastInBrackets(row)}`.trimEnd()),
      ...(layout.length === 0 ? ['The table is empty.'] : layout),
      ...(ends.length === 0 ? [] : [`Open ends: ${ends.join('  ')}`]),
    ];
  },
};

/** The tile that can be taken stands in brackets. */
const withLastInBrackets = (row: readonly string[]): string =>
  row.map((tile, place) => (place === row.length - 1 ? `[${tile}]` : ` ${tile} `)).join(' ');

/** A line, a hand and a stock, as in the games for several. */
export const solo2: Face = {
  ...domino,
  reasons: { out: 'all full hands are laid', blocked: 'no tile fits' },
  help,

  opening(view) {
    const [turnedUp] = textsOf(view.line);
    return [`${turnedUp} is turned up.`];
  },
};
