import type { Json, JsonObject } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Moment } from './look-back.ts';
import { type People, tellAll } from './play/telling.ts';

/** The move that led to a moment, as one sentence of a list. */
export function momentInWords(
  { made, round, match }: Moment,
  game: string,
  book: Book,
  people: People,
): string {
  if (made === null) return book.say('look.beginning');
  if (made.move.type === 'next') return book.say('score.roundNumber', { number: round });
  const cards = game === 'solo' || game === 'solomino';
  const told = tellAll([made], book, people, cards).join(' ');
  return told === ''
    ? `${people.nameOf(made.seat)}: ${moveInWords(made.move, match().view(null), book)}`
    : told;
}

/** What one can do, said before it is done. The view tells how wide a layout is. */
export function moveInWords(move: JsonObject, view: JsonObject, book: Book): string {
  const { written } = book;
  const tile = textOf(move.tile);
  switch (move.type) {
    case 'lay':
      return layInWords(move, book);
    case 'lock':
      return book.say('full.lock', { tile, end: written.end(textOf(move.at)) });
    case 'play': {
      const card = written.card(textOf(move.card));
      return typeof move.colour === 'string'
        ? book.say('full.playColour', { card, colour: written.colour(move.colour) })
        : book.say('full.play', { card });
    }
    case 'answer':
      return book.say('full.answer', { card: written.minoCard(textOf(move.card)) });
    case 'flip': {
      const columns = Number(view.columns);
      const cell = Number(move.cell);
      return book.say('full.flip', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });
    }
    case 'chain':
      return book.say('full.chain', { count: Array.isArray(move.tiles) ? move.tiles.length : 0 });
    case 'take':
      return takeInWords(move, book);
    case 'return':
      return book.say('full.chainReturn', { side: sideOf(move.side, book) });
    case 'prescribe':
      return `${book.say('move.prescribe')}: ${tile}`;
    case 'place':
      return tile === '' ? book.say('move.place') : book.say('full.place', { tile });
    case 'lift':
      return tile === '' ? book.say('move.lift') : book.say('full.lift', { tile });
    case 'draw':
    case 'pass':
    case 'giveUp':
    case 'undo':
      return book.say(`move.${move.type}`);
    default:
      return book.say('move.choose');
  }
}

function layInWords(move: JsonObject, book: Book): string {
  const { written } = book;
  if (typeof move.card === 'string') {
    return book.say('full.snake', {
      card: written.minoCard(move.card),
      half: written.card(move.card.split('|')[Number(move.half)]),
      side: sideOf(move.at, book),
    });
  }
  const tile = textOf(move.tile);
  if (typeof move.at !== 'string') return book.say('full.lay', { tile });
  const end = written.end(move.at);
  return typeof move.out === 'number'
    ? book.say('full.layOut', { tile, end, value: move.out })
    : book.say('full.layAt', { tile, end });
}

function takeInWords(move: JsonObject, book: Book): string {
  const tile = textOf(move.tile);
  if (tile === '') return book.say('move.take');
  if (typeof move.row !== 'number')
    return book.say('full.chainTake', { tile, side: sideOf(move.side, book) });
  const [one, other] = tile.split('-').map(Number);
  return book.say('full.write', { tile, value: one === move.row ? other : one, row: move.row });
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const sideOf = (side: Json | undefined, book: Book): string =>
  book.say(side === 'left' ? 'side.left' : 'side.right');
