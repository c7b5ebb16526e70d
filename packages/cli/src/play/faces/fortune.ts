import type { FortuneView } from '@tischrunde/engine';
import { wrapped } from '../../io/output.ts';
import { oneOf, readWords, tileWord, verbs } from '../move-words.ts';
import { endsText, endWord, layMoves } from './domino.ts';
import type { Face } from './face.ts';

/** All tiles but one lie open and become a chain whose ends were foretold. */
export const fortune: Face<FortuneView> = {
  piece: null,

  help: (book) => [
    ['6-3', book.phrase('help.lay')],
    ['6-3 6-6:6', book.phrase('help.layAt')],
    [book.word('undo'), book.phrase('help.undo')],
    [`${book.word('undo')} ${book.word('far')}`, book.phrase('help.undoFar')],
  ],

  table: (view, book) => [
    book.say('fortune.sealed'),
    ...wrapped(book.phrase('left', { tiles: view.left.join(' ') })),
    ...endsText(view, book),
  ],

  ending({ prediction, removed }, book) {
    if (prediction === null || removed === null) return [];
    const [first, second] = prediction.map(String);
    return [book.say('fortune.foretold', { first, second }), book.say('fortune.missing', { tile: removed })];
  },

  describe(move, view, book) {
    if (move.type !== 'undo') return layMoves.describe(move, view, book);
    return book.phrase(move.far === true ? 'move.undoFar' : 'move.undo');
  },

  read(words) {
    const fields = readWords(words, [verbs('lay', 'undo'), oneOf('back', ['far']), tileWord, endWord]);
    if (fields === null) return null;
    return fields.type === 'undo' ? { back: 'one', ...fields } : { type: 'lay', ...fields };
  },

  fields: ({ far, ...move }) =>
    move.type === 'undo' ? { ...move, back: far === true ? 'far' : 'one' } : move,

  attempts({ back, ...fields }, view) {
    if (fields.type === 'undo') return [back === 'far' ? { ...fields, far: true } : fields];
    return layMoves.attempts?.(fields, view) ?? [fields];
  },
};
