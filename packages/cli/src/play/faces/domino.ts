import type { DominoView, LineView, View } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { layoutText } from '../layout-text.ts';
import { higherFirst, numberFor, readWords, tileWord, verbs, type WordReader } from '../move-words.ts';
import { inARow, seatName } from '../names.ts';
import type { Face } from './face.ts';

/** What the games have in common in which tiles are laid at open ends. */
type Layout = Pick<DominoView & LineView, 'ends' | 'layout'>;

/** How tiles that are laid at open ends are described and typed. */
export const layMoves: Pick<Face<Layout>, 'describe' | 'read' | 'attempts'> = {
  describe({ type, tile, at, out }, _view, book) {
    if (type === 'draw') return book.phrase('move.draw');
    const facts = { tile: String(tile), end: String(at) };
    if (type === 'lock') return book.phrase('move.lock', facts);
    if (at === undefined) return book.phrase('move.lay', facts);
    if (out === undefined) return book.phrase('move.layAt', facts);
    return book.phrase('move.layOut', { ...facts, value: Number(out) });
  },

  read(words) {
    const fields = readWords(words, [
      verbs('lay', 'lock', 'draw', 'pass'),
      tileWord,
      endWord,
      numberFor('out'),
    ]);
    return fields === null ? null : { type: 'lay', ...fields };
  },

  /** A tile without a place is tried at every open end. */
  attempts(fields, { ends }) {
    if (fields.tile === undefined || fields.at !== undefined || ends.length === 0) return [fields];
    return ends.map((at) => ({ ...fields, at }));
  },
};

/** The games with a line, a cross, a star or feet. */
export const domino: Face<DominoView> = {
  ...layMoves,
  piece: 'tile',

  help: (book) => [
    ['6-3', book.phrase('help.lay')],
    ['6-3 6-6:6', book.phrase('help.layAt')],
    ['6-1 5-2:2 6', book.phrase('help.joker')],
    [`${book.word('lock')} 5-5 6-5:5`, book.phrase('help.lock')],
    [`${book.word('draw')}  ${book.word('pass')}`, book.phrase('help.drawTile')],
  ],

  table: (view, book) => [
    ...endsText(view, book),
    ...(view.total === undefined ? [] : [book.say('table.total', { value: view.total })]),
    ...teamsText(view, book),
    stockText(view, book),
  ],
};

/** The tiles of a round as they lie, and their open ends. */
export function endsText({ ends, layout }: Layout, book: TerminalBook): string[] {
  const lines = layoutText(layout);
  return [
    ...(lines.length === 0 ? [book.say('table.noTile')] : lines),
    ...(ends.length === 0 ? [] : [book.say('table.openEnds', { ends: ends.join('  ') })]),
  ];
}

export const stockText = ({ stock }: Pick<View, 'stock'>, book: TerminalBook): string =>
  book.say('table.stock', { count: stock });

export const endWord: WordReader = (word) => {
  const [, tile, value] = /^(\d+-\d+):(\d+)$/.exec(word) ?? [];
  return tile === undefined ? null : { at: `${higherFirst(tile)}:${Number(value)}` };
};

function teamsText(view: DominoView, book: TerminalBook): string[] {
  if (view.teams === undefined) return [];
  const [one, other] = view.teams.map((team) =>
    inARow(
      team.map((seat) => seatName(view, seat, book)),
      book,
    ),
  );
  return [book.phrase('teams', { one, other })];
}
