import type { Json, JsonObject } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Happened } from '../session/table.ts';

/** The names of the players, and who is addressed as “you”. */
export interface People {
  readonly front: number;
  nameOf(seat: number): string;
}

/** What happened, in sentences; the status line shows the last few. */
export function narrate(happened: readonly Happened[], game: string, book: Book, people: People): string[] {
  const cards = isOfCards(game);
  return happened.flatMap((one) => {
    const got = drawnPieces(one, book, people, cards);
    // If the pieces drawn are named, their number is left out.
    const events = eventsOf(one).filter(({ type, call }) => got === '' || type !== 'draw' || call === true);
    const told = events.flatMap((event) => sentencesOf(Number(event.seat), event, book, people, cards));
    return got === '' ? told : [...told, got];
  });
}

/** The events of a move, or the move itself if there are none. */
function eventsOf({ seat, move, events = [] }: Happened): readonly JsonObject[] {
  if (events.length === 0) return [{ ...move, seat }];
  // The swap has its own event.
  const isSwap = events.some(({ type }) => type === 'swap');
  return isSwap ? events.map((event) => (event.type === 'play' ? withoutPartner(event) : event)) : events;
}

const withoutPartner = ({ partner: _partner, ...event }: JsonObject): JsonObject => event;

/** The pieces that the player drew, by name. */
function drawnPieces(
  { seat, move, events = [], got = [] }: Happened,
  book: Book,
  { front }: People,
  cards: boolean,
): string {
  const isDrawn = [...events, move].some(({ type, from }) => drawing.has(String(type)) || from !== undefined);
  if (seat !== front || got.length === 0 || !isDrawn) return '';
  const pieces = new Intl.ListFormat(book.language).format(got.map(book.written.piece));
  return cards
    ? book.tell('drawCard', 'you', { card: pieces })
    : book.tell('drawTile', 'you', { tile: pieces });
}

/** Events by which a player gets unknown pieces. */
const drawing: ReadonlySet<string> = new Set(['draw', 'tile', 'debt', 'penalty']);

/** Whether a game is played with cards; all others use tiles. */
export const isOfCards = (game: string): boolean => game === 'solo' || game === 'solomino';

function sentencesOf(seat: number, move: JsonObject, book: Book, people: People, cards: boolean): string[] {
  const who = seat === people.front ? 'you' : 'other';
  const name = people.nameOf(seat);
  const { written } = book;
  const tile = text(move.tile);
  const called = move.call === true ? [book.tell('call', who, { name, call: callOf(move, book) })] : [];
  switch (move.type) {
    case 'lay':
      if (typeof move.card === 'string') {
        const side = book.say(move.at === 'left' ? 'side.left' : 'side.right');
        return [
          book.tell('snake', who, { name, card: written.minoCard(move.card), side }),
          ...partnerOf(move, who, book, people, name),
          ...(typeof move.towards === 'string' ? [book.tell('rotate', who)] : []),
          ...called,
        ];
      }
      if (tile === '') return [];
      return typeof move.at === 'string'
        ? [book.tell('layAt', who, { name, tile, end: written.end(move.at) })]
        : [book.tell('lay', who, { name, tile })];
    case 'lock':
      return [book.tell('lock', who, { name, tile, end: written.end(text(move.at)) })];
    case 'play': {
      const colour = text(move.colour);
      const facts = { name, card: written.card(text(move.card)) };
      return [
        move.interjected === true ? book.tell('interject', who, facts) : book.tell('play', who, facts),
        ...(colour === '' ? [] : [book.tell('colour', who, { name, colour: written.colour(colour) })]),
        ...partnerOf(move, who, book, people, name),
        ...called,
      ];
    }
    case 'draw':
      return [
        book.tell(cards ? 'drawCards' : 'draw', who, { name, count: Number(move.count ?? 1) }),
        ...called,
      ];
    case 'debt':
    case 'penalty':
    case 'lift':
      return [book.tell(move.type, who, { name, count: Number(move.count) })];
    case 'keep':
    case 'skip':
    case 'noFit':
    case 'pair':
      return [book.tell(move.type, who, { name })];
    case 'rotate':
    case 'reshuffle':
    case 'noPair':
      return [book.tell(move.type, who)];
    case 'swap':
      return partnerOf(move, who, book, people, name);
    case 'choose':
      return move.colour === undefined
        ? []
        : [book.tell('colour', who, { name, colour: written.colour(text(move.colour)) })];
    case 'ask':
      return [book.tell('ask', who, { name, card: written.minoCard(text(move.card)) })];
    case 'flip':
      return tile === '' ? [] : [book.tell('flip', who, { name, tile })];
    case 'return':
      return tile === '' ? [] : [book.tell('chainReturn', who, { name, tile })];
    case 'pass':
      return [book.tell('pass', who, { name }), ...called];
    case 'answer':
      return [book.tell('answer', who, { name, card: written.minoCard(text(move.card)) })];
    case 'giveUp':
      return [book.tell('giveUp', who, { name })];
    case 'place':
      return [book.tell('place', who, { name, tile })];
    case 'chain':
      return [book.tell('chain', who, { name, count: Array.isArray(move.tiles) ? move.tiles.length : 0 })];
    case 'take':
      return takeOf(move, who, book, people, name);
    case 'prescribe':
      return [prescribed(seat, move, who, book, people)];
    case 'undo':
      return [book.tell('undo', who, { name })];
    default:
      return [];
  }
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The value of a tile besides the row it is written into. */
export function otherHalf(tile: string, row: Json | undefined): number {
  const [one, other] = tile.split('-').map(Number);
  return one === row ? other : one;
}

function takeOf(move: JsonObject, who: 'you' | 'other', book: Book, people: People, name: string): string[] {
  const tile = text(move.tile);
  if (typeof move.count === 'number') return [book.tell('take', who, { name, count: move.count })];
  if (typeof move.from === 'number') {
    return [book.tell('blindTake', who, { name, partner: partnerName(move.from, book, people) })];
  }
  if (tile === '') return [];
  return typeof move.row === 'number'
    ? [book.tell('write', who, { name, tile, value: otherHalf(tile, move.row), row: move.row })]
    : [book.tell('chainTake', who, { name, tile })];
}

/** The game has two players, so it is the row of the other one. */
function prescribed(
  seat: number,
  move: JsonObject,
  who: 'you' | 'other',
  book: Book,
  people: People,
): string {
  const tile = text(move.tile);
  const facts = { name: people.nameOf(seat), tile, value: otherHalf(tile, move.row), row: Number(move.row) };
  return book.tell('prescribe', who, { ...facts, partner: partnerName(1 - seat, book, people) });
}

/** A player's name after “with”, “from” or “of”. */
const partnerName = (seat: number, book: Book, people: People): string =>
  seat === people.front ? book.say('seat.withYou') : people.nameOf(seat);

function partnerOf(
  move: JsonObject,
  who: 'you' | 'other',
  book: Book,
  people: People,
  name: string,
): string[] {
  if (typeof move.partner !== 'number') return [];
  return [book.tell('swap', who, { name, partner: partnerName(move.partner, book, people) })];
}

const callOf = (move: JsonObject, book: Book): string =>
  book.say(move.type === 'play' ? 'call.solo' : 'call.solomino');
