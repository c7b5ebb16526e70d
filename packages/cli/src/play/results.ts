import type { Reason, View } from '@tischrunde/engine';
import { handOf } from '../io/json-access.ts';
import { bold, columns } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { inARow, nameWithin, seatName } from './grammar.ts';

export function tellRoundEnd({ piece, reasons }: Face, view: View): string[] {
  const { roundResult, scores } = view;
  if (roundResult === null) return [];
  const { winners, points, reason } = roundResult;
  const rows = view.hands.map((_, seat) => [
    `  ${seatName(view, seat)}`,
    points === null ? 'secret' : `${points[seat] > 0 ? '+' : ''}${points[seat]}`,
    scores === null ? 'secret' : scores[seat],
    ...(piece === null ? [] : [handOf(view, seat).join('  ') || '-']),
  ]);
  const header = ['', 'points', 'score', ...(piece === null ? [] : ['left in hand'])];
  return [
    '',
    bold(
      `Round ${view.round} is over: ${reasons?.[reason] ?? usualReasons[reason]}. ${wonBy(view, winners, 'it')}`,
    ),
    ...columns(piece === null ? 'lrr' : 'lrrl', [header, ...rows]),
  ];
}

export const tellMatchEnd = (view: View): string[] => [
  '',
  bold(`The match is over. ${wonBy(view, view.winners ?? [], 'the match')}`),
];

const usualReasons: Readonly<Record<Reason, string>> = {
  out: 'a hand is empty',
  blocked: 'nobody can lay',
  exhausted: 'no tile is left',
  locked: 'an end was locked',
  target: 'the target is reached',
  passed: 'the last number is reached or passed',
  goal: 'a chain is complete',
  stuck: 'everybody has given up',
};

/** Seats are in ascending order, so "you" may stand anywhere in the row. */
function wonBy(view: View, winners: readonly number[], what: string): string {
  const [first, ...others] = winners;
  if (first === undefined) return `Nobody wins ${what}.`;
  const names = [seatName(view, first), ...others.map((seat) => nameWithin(view, seat))];
  if (others.length > 0) return `${inARow(names)} share ${what === 'it' ? 'the round' : what}.`;
  return `${names[0]} ${first === view.seat ? 'win' : 'wins'} ${what}.`;
}
