import type { JsonObject, View } from '@tischrunde/engine';
import { eventsBetween, newPieces, objectsOf } from '../../../io/json-access.ts';
import { does, drawn, tellEvents, tellOpening } from '../../grammar.ts';
import { numberFor, readWords, verbs, type WordReader } from '../../move-words.ts';
import type { Face } from '../face.ts';
import {
  called,
  clausesOfCards,
  colourName,
  colourWord,
  rotated,
  stateOfPlay,
  swapped,
  wayOf,
} from './shared.ts';

const call = 'SOLO!';

export const solo: Face = {
  piece: 'card',
  call,
  reasons: { exhausted: 'nobody can lay or draw a card' },
  help: [
    '  r9  g:skip        lay a card: r g b y, and a number or skip, reverse, draw2',
    '  wild g            lay a black card and name a colour; also wild4 g; rotate needs none',
    '  r:swap 2          lay it and swap hands with seat 2',
    '  draw  pass        draw a card or what is due, keep the card just drawn',
    '  choose g          name the colour, or the seat, that the first card of a round asks for',
  ],

  table: (view) => [
    `Top card: ${view.top}   Colour: ${colourName(view.colour)}`,
    ...stateOfPlay(view),
    ...(view.choose === null ? [] : [`The first card asks for a ${view.choose}.`]),
  ],

  opening(view) {
    const [first, ...events] = objectsOf(view.log);
    return [
      `The first card is ${first.card}.`,
      ...tellOpening(view, events, (event, you) => clausesOf(view, event, you, [])),
    ];
  },

  tell(deed) {
    const { before, after } = deed;
    const events = eventsBetween(before, after);
    // Whole hands that moved hide which cards were drawn.
    const moved = events.some(({ type }) => type === 'swap' || type === 'rotate');
    const known = moved ? [] : newPieces(deed);
    return tellEvents(deed, events, (event, you) => clausesOf(after, event, you, you ? known : []));
  },

  describe({ type, card, colour, partner }) {
    const choice = colour === undefined ? '' : ` ${colourName(colour)}`;
    const other = partner === undefined ? '' : ` with seat ${partner}`;
    return `${type}${card === undefined ? '' : ` ${card}`}${choice}${other}`;
  },

  read(words, view) {
    const fields = readWords(words, [
      verbs('play', 'draw', 'pass', 'choose'),
      cardWord,
      colourWord,
      numberFor('partner'),
    ]);
    if (fields === null) return null;
    const chooses = view.choose !== null && fields.card === undefined;
    return { type: chooses ? 'choose' : 'play', ...fields };
  },

  /** A card that is not legal at all is not refused for a choice that was left open. */
  written: (spoken, view) => [
    {
      ...spoken,
      colour: spoken.colour ?? 'r',
      partner: spoken.partner ?? (view.seat === 0 ? 1 : 0),
    },
  ],
};

const cardWord: WordReader = (word) =>
  /^([rgby](\d{1,2}|:[a-z]+\d?)|wild4?|rotate)$/.test(word) ? { card: word } : null;

function clausesOf(view: View, event: JsonObject, you: boolean, known: readonly string[]): string[] {
  switch (event.type) {
    case 'play':
      return [
        `${does(you, event.interjected === true ? 'interject' : 'play')} ${event.card}`,
        ...named(event, you),
        ...called(event, call, you),
      ];
    case 'choose':
      return named(event, you);
    case 'debt':
      return [`${does(you, 'take')} what is due: ${drawn(Number(event.count), 'card', known)}`];
    case 'keep':
      return [`${does(you, 'keep')} the card`];
    case 'skip':
      return [`${does(you, 'miss')} the turn`];
    case 'swap':
      return [swapped(view, event.partner, you)];
    case 'rotate':
      return [rotated(wayOf(event.direction), you)];
    case 'reshuffle':
      return [`${does(you, 'shuffle')} the discard pile into a new draw pile`];
    default:
      return clausesOfCards(event, you, known);
  }
}

const named = ({ colour }: JsonObject, you: boolean): string[] =>
  colour === undefined ? [] : [`${does(you, 'name')} ${colourName(colour)}`];
