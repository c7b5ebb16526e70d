import type { MoveText } from '@tischrunde/engine';
import { type Book, endingText, goalText } from '@tischrunde/rulebook';
import type { Sitter } from '../session/sitter.ts';
import type { SeatView } from '../session/table.ts';
import { questionIn } from './move-choice.ts';
import { titleOf } from './question.tsx';
import { wonBy, youAt } from './won-by.ts';

/** What there is to do now, or an open question; after the round, who won it and why. */
export function statusText(
  seen: Pick<SeatView, 'view' | 'events' | 'legal' | 'seat'>,
  sitters: readonly Sitter[],
  asked: readonly MoveText[],
  book: Book,
): string {
  const { view, seat } = seen;
  const nameOf = (other: number): string => sitters[other].name;
  const { roundResult } = view;
  if (roundResult !== null) {
    const won = wonBy(view, sitters, youAt(sitters, seat), book);
    return `${won} ${endingText(roundResult, seen.events, view.game, book, { front: seat, nameOf })}`;
  }
  const question = questionIn(asked);
  return question === null ? goalText(seen, book, { front: seat, nameOf }) : titleOf(question, book);
}
