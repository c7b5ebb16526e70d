import type { JsonObject, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { actionLabel, type MovePosition } from './action-label.ts';
import { canonicalPiece } from './move-choice.ts';

type SeatName = (seat: number) => string;

/** A complete move in words. */
export function describeMove(move: JsonObject, position: MovePosition, book: Book, nameOf: SeatName): string {
  const { view } = position;
  if (typeof move.tile === 'string') return withTile(move, move.tile, view, book, nameOf);
  if (typeof move.card === 'string') return withCard(move, move.card, book, nameOf);
  if (typeof move.cell === 'number' && view.game === 'concentration') {
    const row = Math.floor(move.cell / view.columns) + 1;
    return book.say('full.flip', { row, column: (move.cell % view.columns) + 1 });
  }
  if (Array.isArray(move.tiles)) return book.say('full.chain', { count: move.tiles.length });
  if (move.type === 'return' && typeof move.side === 'string') {
    return book.say('full.chainReturn', { side: sideOf(move.side, book) });
  }
  return actionLabel(move, position, book);
}

function withTile(move: JsonObject, text: string, view: View, book: Book, nameOf: SeatName): string {
  const tile = book.written.tile(canonicalPiece(text));
  if (typeof move.row === 'number') {
    const facts = { tile, value: otherHalf(text, move.row), row: move.row };
    return move.type === 'prescribe'
      ? book.say('full.prescribe', { ...facts, name: nameOf(1 - Number(view.seat)) })
      : book.say('full.write', facts);
  }
  if (typeof move.side === 'string')
    return book.say('full.chainTake', { tile, side: sideOf(move.side, book) });
  if (move.type === 'place') return book.say('full.place', { tile });
  if (move.type === 'lift') return book.say('full.lift', { tile });
  if (typeof move.at !== 'string') return book.say('full.lay', { tile });
  const end = book.written.end(move.at);
  if (move.type === 'lock') return book.say('full.lock', { tile, end });
  return typeof move.out === 'number'
    ? book.say('full.layOut', { tile, end, value: move.out })
    : book.say('full.layAt', { tile, end });
}

function withCard(move: JsonObject, text: string, book: Book, nameOf: SeatName): string {
  const { written } = book;
  if (move.type === 'answer') return book.say('full.answer', { card: written.minoCard(text) });
  if (text.includes('|')) {
    const half = written.card(text.split('|')[Number(move.half)]);
    const side = sideOf(String(move.at), book);
    return book.say('full.snake', { card: written.minoCard(text), half, side }) + asked(move, book, nameOf);
  }
  const card = written.card(text);
  if (typeof move.colour === 'string')
    return book.say('full.playColour', { card, colour: written.colour(move.colour) });
  if (typeof move.partner === 'number')
    return book.say('full.playPartner', { card, name: nameOf(move.partner) });
  return book.say('full.play', { card }) + asked(move, book, nameOf);
}

/** What a card asks for besides its place. */
function asked({ partner, towards }: JsonObject, book: Book, nameOf: SeatName): string {
  if (typeof partner === 'number') return ` (${nameOf(partner)})`;
  if (typeof towards !== 'string') return '';
  return ` (${book.say(towards === 'clockwise' ? 'way.clockwise' : 'way.counterclockwise')})`;
}

/** The value of a tile besides the row it is written into. */
function otherHalf(tile: string, row: number): number {
  const [one, other] = tile.split('-').map(Number);
  return one === row ? other : one;
}

const sideOf = (side: string, book: Book): string => book.say(side === 'left' ? 'side.left' : 'side.right');
