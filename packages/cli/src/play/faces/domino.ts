import type { View } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { listOf, objectsOf, textsOf } from '../../io/json-access.ts';
import { layoutOf } from '../layout.ts';
import { higherFirst, numberFor, readWords, tileWord, verbs, type WordReader } from '../move-words.ts';
import { inARow, seatName } from '../names.ts';
import type { Face } from './face.ts';

/** The games with a line, a cross, a star or feet. */
export const domino: Face = {
  piece: 'tile',

  help: (book) => [
    ['6-3', book.phrase('help.lay')],
    ['6-3 6-6:6', book.phrase('help.layAt')],
    ['6-1 5-2:2 6', book.phrase('help.joker')],
    [`${book.word('lock')} 5-5 6-5:5`, book.phrase('help.lock')],
    [`${book.word('draw')}  ${book.word('pass')}`, book.phrase('help.drawTile')],
  ],

  table: (view, book) => [
    ...lineOf(view, book),
    ...(typeof view.total === 'number' ? [book.say('table.total', { value: view.total })] : []),
    ...teamsOf(view, book),
    book.say('table.stock', { count: view.stock }),
  ],

  describe({ type, tile, at, out }, _view, book) {
    if (type === 'draw' || type === 'pass') return book.phrase(`move.${type}`);
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
  attempts(fields, view) {
    const ends = textsOf(view.ends);
    if (fields.tile === undefined || fields.at !== undefined || ends.length === 0) return [fields];
    return ends.map((at) => ({ ...fields, at }));
  },
};

/** The tiles of a round as they lie, and their open ends. */
export function lineOf(view: View, book: TerminalBook): string[] {
  const ends = textsOf(view.ends);
  const layout = layoutOf(objectsOf(view.log));
  return [
    ...(layout.length === 0 ? [book.say('table.noTile')] : layout),
    ...(ends.length === 0 ? [] : [book.say('table.openEnds', { ends: ends.join('  ') })]),
  ];
}

export const endWord: WordReader = (word) => {
  const [, tile, value] = /^(\d+-\d+):(\d+)$/.exec(word) ?? [];
  return tile === undefined ? null : { at: `${higherFirst(tile)}:${Number(value)}` };
};

function teamsOf(view: View, book: TerminalBook): string[] {
  const [one, other] = listOf(view.teams).map((team) =>
    inARow(
      listOf(team).map((seat) => seatName(view, Number(seat), book)),
      book,
    ),
  );
  return one === undefined ? [] : [book.phrase('teams', { one, other })];
}
