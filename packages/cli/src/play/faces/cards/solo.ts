import type { SoloView } from '@tischrunde/engine';
import { numberFor, oneOf, readWords, type WordReader } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { colourTyped, colourWord, stateOfPlay } from './shared.ts';

export const solo: Face<SoloView> = {
  piece: 'card',
  call: 'call.solo',

  help: (book) => [
    ['r9  g:skip', book.phrase('help.card')],
    ['wild g', book.phrase('help.wild')],
    ['r:swap 2', book.phrase('help.swap')],
    [`${book.word('draw')}  ${book.phrase('move.keep')}`, book.phrase('help.drawCard')],
    [`${book.word('choose')} g`, book.phrase('help.choose')],
  ],

  table: (view, book) => [
    book.say('table.top', { card: view.top }),
    ...(view.colour === null ? [] : [book.say('table.counts', { colour: book.written.colour(view.colour) })]),
    ...stateOfPlay(view, book),
    ...(view.choose === null
      ? []
      : [book.say(view.choose === 'colour' ? 'choose.colour' : 'choose.partner')]),
  ],

  describe({ type, card, colour, partner }, _view, book) {
    if (type === 'draw') return book.phrase('move.draw');
    const choice = { colour: colourTyped(colour, book), seat: Number(partner) };
    if (type === 'choose')
      return colour === undefined
        ? book.phrase('move.chooseSeat', choice)
        : book.phrase('move.chooseColour', choice);
    const facts = { card: String(card), ...choice };
    if (colour !== undefined) return book.phrase('move.playColour', facts);
    return partner === undefined ? book.phrase('move.play', facts) : book.phrase('move.playPartner', facts);
  },

  read(words, view) {
    const fields = readWords(words, [
      oneOf('type', ['play', 'draw', 'pass', 'choose'], [['lay', 'play']]),
      cardWord,
      colourWord,
      numberFor('partner'),
    ]);
    if (fields === null) return null;
    const chooses = view.choose !== null && fields.card === undefined;
    return { type: chooses ? 'choose' : 'play', ...fields };
  },

  /** A card that is not legal at all is not refused for a choice that was left open. */
  attempts: (fields, view) => [
    { ...fields, colour: fields.colour ?? 'r', partner: fields.partner ?? (view.seat === 0 ? 1 : 0) },
  ],
};

const cardWord: WordReader = (word) =>
  /^([rgby](\d{1,2}|:[a-z]+\d?)|wild4?|rotate)$/.test(word) ? { card: word } : null;
