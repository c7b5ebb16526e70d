import type { MoveText, View } from '@tischrunde/engine';
import { listOf, objectsOf, textsOf } from '../../io/json-access.ts';
import { wrapped } from '../../io/output.ts';
import { higherFirst, isTile, oneOf, readWords, verbs } from '../move-words.ts';
import { joined, nameWithin } from '../names.ts';
import type { Face } from './face.ts';

const sides = ['left', 'right'] as const;

export const hektik: Face = {
  piece: null,
  listed: 12,

  help: (book) => [
    ['Enter', book.phrase('help.wait')],
    [`9-4 ${book.word('left')}`, book.phrase('help.chainTake')],
    [`${book.word('return')} ${book.word('left')}`, book.phrase('help.chainReturn')],
    [book.phrase('move.giveUp'), book.phrase('help.giveUp')],
  ],

  table: (view, book) => [
    joined(
      [
        book.phrase('double.now', { tile: String(view.double) }),
        book.phrase('double.more', { count: Number(view.faceDown) }),
      ],
      book,
    ),
    ...wrapped(book.phrase('middle', { tiles: textsOf(view.table).join(' ') })),
  ],

  before(view, seat, book) {
    const chain = chainOf(view, seat).join(' ');
    return listOf(view.gaveUp).includes(seat) ? `${book.phrase('gaveUp')} ${chain}` : chain;
  },

  /** The next double comes up at once, so this is the only time to say who got the last one. */
  outcome({ before, after }, book) {
    const [last] = objectsOf(after.past).slice(listOf(before.past).length);
    if (last === undefined) return [];
    const tile = String(last.double);
    if (last.owner === null) return [book.phrase('double.nobody', { tile })];
    const owner = Number(last.owner);
    const count = (after.scores?.[owner] ?? 0) - (before.scores?.[owner] ?? 0);
    if (owner === after.seat) return [book.phrase('double.yours', { tile, count })];
    return [book.phrase('double.theirs', { tile, count, name: nameWithin(after, owner, book) })];
  },

  /** Tiles that show the value of the double first: a chain begins and ends with one. */
  inOrder(moves, view) {
    const [value] = String(view.double).split('-');
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

export const chainOf = (view: View, seat: number | null): readonly string[] =>
  textsOf(listOf(view.chains)[seat ?? 0]);

/** The first tile of a chain lies as it is written; later ones are turned as they fit. */
const asTaken = (tile: string, view: View): string =>
  chainOf(view, view.seat).length === 0 ? tile : higherFirst(tile);
