import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';

/** Whose turn it is. */
export function turnIn({ turn }: View, seat: number, book: Book, nameOf: (seat: number) => string): string {
  if (turn === null) return '';
  return turn === seat ? book.say('turn.you') : book.say('turn.other', { name: nameOf(turn) });
}

/** How many of one's tiles fit, in games in which tiles of a hand are laid at ends; else nothing. */
export function fitsIn(view: View, seat: number, playable: ReadonlySet<string>, book: Book): string {
  const { turn, phase, hands, ends } = view;
  const hand = hands[seat];
  if (phase !== 'play' || turn !== seat || typeof hand === 'number' || hand.length === 0) return '';
  // Before the first tile lies there is nothing to fit.
  if (!Array.isArray(ends) || ends.length === 0) return '';
  const count = hand.filter((piece) => playable.has(piece)).length;
  return count === 0 ? book.say('table.nothingFits') : book.say('table.fits', { count });
}

/** What just happened, whose turn it is, and what one can do. */
export const statusOf = (said: string, turn: string, fits: string): string =>
  [said, [turn, fits].filter((part) => part !== '').join(' · ')].filter((part) => part !== '').join(' ');
