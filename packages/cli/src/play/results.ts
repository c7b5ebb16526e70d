import type { Event, View } from '@tischrunde/engine';
import { endingText, isDraw, joinSentences, narrate } from '@tischrunde/rulebook';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { bold, columns } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { handOf } from './hand.ts';
import { inARow, peopleAt, seatName } from './names.ts';

/** `events` are what was heard of the round. */
export function roundResult(
  { piece }: Pick<Face<View>, 'piece'>,
  view: View,
  events: readonly Event[],
  book: TerminalBook,
): string[] {
  const { roundResult, scores, round } = view;
  // Alone, the round is the match.
  if (roundResult === null || view.players === 1) return [];
  const { winners, points } = roundResult;
  const secret = book.say('score.secret');
  const rows = view.hands.map((_, seat) => [
    `  ${seatName(view, seat, book)}`,
    points === null ? secret : `${points[seat] > 0 ? '+' : ''}${points[seat]}`,
    scores === null ? secret : scores[seat],
    ...(piece === null ? [] : [handOf(view, seat).join('  ') || '-']),
  ]);
  const header = ['', book.say('book.scoring'), book.say('score.total')];
  const why = endingText(roundResult, events, view.game, book, peopleAt(view, book));
  return [
    '',
    bold(book.phrase('round.over', { number: round, reason: why, won: wonBy(view, winners, 'round', book) })),
    ...columns(piece === null ? 'lrr' : 'lrrl', [
      piece === null ? header : [...header, book.say('score.hand')],
      ...rows,
    ]),
  ];
}

export const matchResult = (view: View, book: TerminalBook): string[] => [
  '',
  bold(
    view.players === 1
      ? endAlone(view, book)
      : book.phrase('match.over', { won: wonBy(view, view.winners ?? [], 'match', book) }),
  ),
];

/** Whether a puzzle or solitaire was solved, and why it is over. */
function endAlone({ roundResult, round, game, seat }: View, book: TerminalBook): string {
  const over = roundResult === null ? [] : [{ type: 'roundOver', round, ...roundResult } as const];
  return joinSentences(narrate(book, over, game, { front: seat, nameOf: String }), book);
}

function wonBy(view: View, winners: readonly number[], what: 'round' | 'match', book: TerminalBook): string {
  const names = winners.map((seat) => seatName(view, seat, book));
  const [first] = winners;
  if (first === undefined) return book.say(`won.${what}.nobody`);
  if (what === 'match' && isDraw(winners, view.players)) return book.say('won.match.draw');
  if (winners.length > 1) return book.say(`won.${what}.several`, { names: inARow(names, book) });
  return first === view.seat
    ? book.say(`won.${what}.you`)
    : book.say(`won.${what}.other`, { name: names[0] });
}
