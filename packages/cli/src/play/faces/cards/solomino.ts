import type { Json, JsonObject, View } from '@tischrunde/engine';
import { eventsBetween, handOf, newPieces, objectsOf, textsOf } from '../../../io/json-access.ts';
import { wrap } from '../../../io/output.ts';
import { counted, does, tellEvents } from '../../grammar.ts';
import { numberFor, oneOf, readWords, verbs, type WordReader } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { called, clausesOfCards, rotated, stateOfPlay, swapped } from './shared.ts';

const call = 'SOLOmino!';

export const solomino: Face = {
  piece: 'card',
  call,
  reasons: { exhausted: 'the draw pile is used up' },
  help: [
    '  r8|b1 left        lay a card at an end of the snake',
    '  r8|b1 r8 left     … with the half that shall cover the end; r8 left is enough where it is clear',
    '  … 2               … and swap hands with seat 2',
    '  … clockwise       … and pass all hands on clockwise, or counterclockwise',
    '  answer r8|b1      lay a card on the small pile of an ask; take: take the small pile',
    '  draw  pass        draw a card or what is due, keep the card just drawn',
  ],

  table(view) {
    const [ends] = objectsOf([view.ends ?? null]);
    const ask = textsOf(view.ask);
    return [
      ...wrap(textsOf(view.snake)),
      `Left end: ${ends.left}   Right end: ${ends.right}`,
      ...(ask.length === 0 ? [] : [`Small pile: ${ask.join(' ')} (the last one is on top)`]),
      ...stateOfPlay(view),
    ];
  },

  tell(deed) {
    const { before, after } = deed;
    const events = eventsBetween(before, after);
    const moved = events.some(({ partner, towards }) => partner !== undefined || towards !== undefined);
    const known = moved ? [] : newPieces(deed);
    return tellEvents(deed, events, (event, you) => clausesOf(after, event, you, you ? known : []));
  },

  describe({ type, card, half, at, partner, towards }) {
    if (card === undefined) return type;
    if (type === 'answer') return `answer ${card}`;
    const other = partner === undefined ? '' : `, swapping with seat ${partner}`;
    const way = towards === undefined ? '' : `, passing ${towards}`;
    return `${type} ${card} with ${halvesOf(card)[Number(half)]} at the ${at}${other}${way}`;
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

  spoken({ half, ...move }) {
    return half === undefined ? move : { ...move, covering: halvesOf(move.card)[Number(half)] };
  },

  written: (spoken, view) => (spoken.type === 'lay' ? everyWayToLay(spoken, view) : [spoken]),
};

/** Where only a half was named, all cards of the hand that have it; with each half, at each end. */
function everyWayToLay({ covering, ...spoken }: JsonObject, view: View): JsonObject[] {
  const cards =
    spoken.card === undefined
      ? handOf(view, view.seat).filter((card) => halvesOf(card).includes(String(covering)))
      : [String(spoken.card)];
  const choice = { partner: view.seat === 0 ? 1 : 0, towards: 'clockwise' };
  return cards.flatMap((card) =>
    [0, 1]
      .filter((half) => covering === undefined || halvesOf(card)[half] === covering)
      .flatMap((half) => ['left', 'right'].map((at) => ({ ...choice, at, ...spoken, card, half }))),
  );
}

const halvesOf = (card: Json | undefined): string[] => String(card).split('|');

const isHalf = (word: string): boolean => /^[rgby](\d|:[a-z]+1?)$/.test(word);

/** A card either way round; written as it is in hand. */
const cardWord = (word: string, view: View): ReturnType<WordReader> => {
  const halves = halvesOf(word);
  if (halves.length !== 2 || !halves.every(isHalf)) return null;
  const turned = halves.toReversed().join('|');
  return { card: handOf(view, view.seat).includes(turned) ? turned : word };
};

function clausesOf(view: View, event: JsonObject, you: boolean, known: readonly string[]): string[] {
  const cards = counted(Number(event.count), 'card');
  switch (event.type) {
    case 'lay':
      return [
        `${does(you, event.interjected === true ? 'interject' : 'lay')} ${event.card} at the ${event.at}`,
        ...(event.partner === undefined ? [] : [swapped(view, event.partner, you)]),
        ...(event.towards === undefined ? [] : [rotated(String(event.towards), you)]),
        ...called(event, call, you),
      ];
    case 'answer':
      return [`${does(you, 'answer')} with ${event.card}`];
    case 'take':
      return [`${does(you, 'take')} the small pile: ${cards}`];
    case 'ask':
      return [`must match ${event.card} from the draw pile`];
    case 'lift':
      return [`${does(you, 'take')} ${cards} from the right end of the snake`];
    default:
      return [...clausesOfCards(event, you, known), ...called(event, call, you)];
  }
}
