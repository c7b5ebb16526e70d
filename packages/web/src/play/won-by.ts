import type { View } from '@tischrunde/engine';
import { andList, type Book, isDraw as isShared } from '@tischrunde/rulebook';
import type { Sitter } from '../session/sitter.ts';

type Result = Pick<View, 'game' | 'phase' | 'roundResult' | 'winners'>;

/** The winners of the match or, before its end, of the round; null while a round is played. */
export const winnersOf = ({ phase, roundResult, winners }: Result): readonly number[] | null =>
  phase === 'matchOver' ? winners : (roundResult?.winners ?? null);

/** Everybody has won the match, which is the same as nobody. */
export const isDraw = ({ phase, winners }: Result, players: number): boolean =>
  phase === 'matchOver' && isShared(winners ?? [], players);

/** The winners in a sentence; empty while a round is played. */
export function wonBy(view: Result, sitters: readonly Sitter[], you: number | null, book: Book): string {
  const winners = winnersOf(view);
  if (winners === null) return '';
  const what = view.phase === 'matchOver' ? 'match' : 'round';
  if (winners.length === 0) return book.say(`won.${what}.nobody`);
  if (sitters.length === 1) return book.say(view.game === 'fortune' ? 'fortune.right' : 'puzzle.solved');
  if (isDraw(view, sitters.length)) return book.say('won.match.draw');
  const names = winners.map((seat) => sitters[seat].name);
  if (names.length > 1) return book.say(`won.${what}.several`, { names: andList(names, book.language) });
  return winners[0] === you ? book.say(`won.${what}.you`) : book.say(`won.${what}.other`, { name: names[0] });
}

/** Who is addressed as “you” at the end: nobody on a shared screen, since all look at it together. */
export const youAt = (sitters: readonly Sitter[], seat: number | null): number | null =>
  sitters.filter(({ plays }) => plays === 'person').length > 1 ? null : seat;
