import type { MoveText, View } from '@tischrunde/engine';
import { type Book, reasonText } from '@tischrunde/rulebook';
import type { Sitter } from '../session/sitter.ts';
import { isOfCards } from './card-games.ts';
import { questionIn } from './move-choice.ts';
import { titleOf } from './question.tsx';
import { wonBy, youAt } from './round-end.tsx';

/** Whose turn it is. */
function turnIn(
  { turn, phase }: View,
  seat: number | null,
  book: Book,
  nameOf: (seat: number) => string,
): string {
  if (phase !== 'play') return '';
  // If nobody is on turn, everybody is.
  if (turn === null) return book.say('turn.all');
  return turn === seat ? book.say('turn.you') : book.say('turn.other', { name: nameOf(turn) });
}

/** How many of the player's pieces fit, in games with hands that are laid at other pieces; otherwise empty. */
export function fittingPieces(
  view: View,
  seat: number | null,
  playable: ReadonlySet<string>,
  book: Book,
): string {
  const { turn, phase, hands, game } = view;
  if (seat === null) return '';
  const hand = hands[seat];
  if (phase !== 'play' || turn !== seat || typeof hand === 'number' || hand.length === 0) return '';
  const count = hand.filter((piece) => playable.has(piece)).length;
  if (isOfCards(game)) {
    return count === 0 ? book.say('table.noCardFits') : book.say('table.cardsFit', { count });
  }
  // Before the first tile there is nothing to fit.
  if (!('layout' in view) || view.ends.length === 0) return '';
  return count === 0 ? book.say('table.nothingFits') : book.say('table.fits', { count });
}

/** Whose turn it is and what the player can do; after the round, who won it and why. */
export function statusText(
  view: View,
  seat: number | null,
  sitters: readonly Sitter[],
  playable: ReadonlySet<string>,
  asked: readonly MoveText[],
  book: Book,
): string {
  const nameOf = (other: number): string => sitters[other].name;
  const { phase, roundResult, winners } = view;
  if (roundResult !== null) {
    const isOver = phase === 'matchOver';
    const list = new Intl.ListFormat(book.language, { type: 'conjunction' });
    const names = (seats: readonly number[]): string => list.format(seats.map(nameOf));
    const won = wonBy(
      isOver ? (winners ?? []) : roundResult.winners,
      isOver,
      youAt(sitters, seat),
      book,
      names,
    );
    return `${won} ${reasonText(roundResult.reason, view.game, book)}`;
  }
  const question = questionIn(asked);
  const about = question === null ? fittingPieces(view, seat, playable, book) : titleOf(question, book);
  return [turnIn(view, seat, book, nameOf), about].filter((part) => part !== '').join(' · ');
}
