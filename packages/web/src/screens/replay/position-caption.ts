import type { Book } from '@tischrunde/rulebook';
import { describeMove } from '../../play/move-description.ts';
import { narrate, type People } from '../../play/narration.ts';
import type { Position } from './positions.ts';

/** The move that led to a position, in a sentence. */
export function positionCaption(
  { made, round, match }: Position,
  game: string,
  book: Book,
  people: People,
): string {
  if (made === null) return book.say('look.beginning');
  if (made.move.type === 'next') return book.say('score.roundNumber', { number: round });
  const told = narrate([made], game, book, people).join(' ');
  return told === ''
    ? `${people.nameOf(made.seat)}: ${describeMove(made.move, match().view(null), book, people.nameOf)}`
    : told;
}
