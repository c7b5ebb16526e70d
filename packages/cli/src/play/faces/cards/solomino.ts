import type { Json, JsonObject, SolominoView } from '@tischrunde/engine';
import { wrapped } from '../../../io/output.ts';
import { handOf } from '../../hand.ts';
import { numberFor, oneOf, readWords, verbs, type WordReader } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { stateOfPlay } from './shared.ts';

export const solomino: Face<SolominoView> = {
  piece: 'card',
  call: 'call.solomino',

  help(book) {
    const left = book.word('left');
    return [
      [`r8|b1 ${left}`, book.phrase('help.snake')],
      [`r8|b1 r8 ${left}`, book.phrase('help.snakeHalf', { side: left })],
      ['… 2', book.phrase('help.snakeSwap')],
      [`… ${book.word('clockwise')}`, book.phrase('help.snakeWay', { other: book.word('counterclockwise') })],
      [`${book.word('answer')} r8|b1`, book.phrase('help.answer')],
      [book.word('take'), book.phrase('help.takePile')],
      [`${book.word('draw')}  ${book.phrase('move.keep')}`, book.phrase('help.drawCard')],
    ];
  },

  table(view, book) {
    const { snake, ends, ask } = view;
    return [
      ...wrapped(snake.join(' ')),
      book.say('table.leftEnd', { card: ends.left }),
      book.say('table.rightEnd', { card: ends.right }),
      ...(ask === null
        ? []
        : [`${book.say('table.asked', { cards: ask.join(' ') })} (${book.phrase('lastOnTop')})`]),
      ...stateOfPlay(view, book),
    ];
  },

  describe({ type, card, half, at, partner, towards }, _view, book) {
    if (type === 'draw') return book.phrase('move.draw');
    if (card === undefined) return book.phrase('move.takePile');
    if (type === 'answer') return book.phrase('move.answer', { card: String(card) });
    const move = book.phrase('move.snake', {
      card: String(card),
      half: halvesOf(card)[Number(half)],
      side: book.word(at === 'left' ? 'left' : 'right'),
    });
    if (partner !== undefined) return book.phrase('move.snakePartner', { move, seat: Number(partner) });
    if (towards === undefined) return move;
    const way = book.word(towards === 'clockwise' ? 'clockwise' : 'counterclockwise');
    return book.phrase('move.snakeWay', { move, way });
  },

  read(words, view) {
    const fields = readWords(words, [
      verbs('lay', 'draw', 'pass', 'answer', 'take'),
      (word) => cardWord(word, view),
      (word) => (isHalf(word) ? { covering: word } : null),
      oneOf('at', ['left', 'right']),
      oneOf('towards', ['clockwise', 'counterclockwise']),
      numberFor('partner'),
    ]);
    if (fields === null) return null;
    const asked = view.ask !== null && fields.at === undefined;
    return { type: asked ? 'answer' : 'lay', ...fields };
  },

  fields({ half, ...move }) {
    return half === undefined ? move : { ...move, covering: halvesOf(move.card)[Number(half)] };
  },

  attempts: (fields, view) => (fields.type === 'lay' ? everyWayToLay(fields, view) : [fields]),
};

/** Where only a half was named, all cards of the hand that have it; with each half, at each end. */
function everyWayToLay({ covering, ...fields }: JsonObject, view: SolominoView): JsonObject[] {
  const cards =
    fields.card === undefined
      ? handOf(view, view.seat).filter((card) => halvesOf(card).includes(String(covering)))
      : [String(fields.card)];
  const choice = { partner: view.seat === 0 ? 1 : 0, towards: 'clockwise' };
  return cards.flatMap((card) =>
    [0, 1]
      .filter((half) => covering === undefined || halvesOf(card)[half] === covering)
      .flatMap((half) => ['left', 'right'].map((at) => ({ ...choice, at, ...fields, card, half }))),
  );
}

const halvesOf = (card: Json | undefined): string[] => String(card).split('|');

const isHalf = (word: string): boolean => /^[rgby](\d|:[a-z]+1?)$/.test(word);

/** A card either way round; written as it is in hand. */
const cardWord = (word: string, view: SolominoView): ReturnType<WordReader> => {
  const halves = halvesOf(word);
  if (halves.length !== 2 || !halves.every(isHalf)) return null;
  const turned = halves.toReversed().join('|');
  return { card: handOf(view, view.seat).includes(turned) ? turned : word };
};
