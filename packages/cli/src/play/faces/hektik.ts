import type { HektikView, MoveText } from '@tischrunde/engine';
import { wrapped } from '../../io/output.ts';
import { higherFirst, isTile, oneOf, readWords, verbs } from '../move-words.ts';
import type { Face } from './face.ts';

const sides = ['left', 'right'] as const;

export const hektik: Face<HektikView> = {
  piece: null,
  listed: 12,

  help: (book) => [
    ['Enter', book.phrase('help.wait')],
    [`9-4 ${book.word('left')}`, book.phrase('help.chainTake')],
    [`${book.word('return')} ${book.word('left')}`, book.phrase('help.chainReturn')],
    [book.phrase('move.giveUp'), book.phrase('help.giveUp')],
  ],

  table: (view, book) => [
    book.phrase('double.now', { tile: view.double }),
    book.phrase('double.more', { count: view.faceDown }),
    ...wrapped(book.phrase('middle', { tiles: view.table.join(' ') })),
  ],

  before(view, seat, book) {
    const chain = view.chains[seat].join(' ');
    return view.gaveUp.includes(seat) ? `${book.phrase('gaveUp')} ${chain}` : chain;
  },

  /** Tiles that show the value of the double first: a chain begins and ends with one. */
  inOrder(moves, view) {
    const [value] = view.double.split('-');
    const shows = ({ tile }: MoveText): boolean => String(tile).split('-').includes(value);
    return [...moves.filter(shows), ...moves.filter((move) => !shows(move))];
  },

  describe({ type, tile, side }, _view, book) {
    if (type === 'giveUp') return book.phrase('move.giveUp');
    const word = book.word(side === 'left' ? 'left' : 'right');
    if (type === 'return') return book.phrase('move.chainReturn', { side: word });
    return book.phrase('move.chainTake', { tile: String(tile), side: word });
  },

  read(words, view) {
    const fields = readWords(words, [
      verbs('take', 'return', 'giveUp'),
      (word) => (isTile(word) ? { tile: asTaken(word, view) } : null),
      oneOf('side', sides),
    ]);
    return fields === null ? null : { type: 'take', ...fields };
  },

  attempts: (fields) =>
    fields.side === undefined && fields.type !== 'giveUp'
      ? sides.map((side) => ({ ...fields, side }))
      : [fields],
};

/** The first tile of a chain lies as it is written; later ones are turned as they fit. */
const asTaken = (tile: string, { chains, seat }: HektikView): string =>
  chains[seat ?? 0].length === 0 ? tile : higherFirst(tile);
