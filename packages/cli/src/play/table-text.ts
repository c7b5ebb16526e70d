import type { Event, MoveText, View } from '@tischrunde/engine';
import { meaningOfPass } from '@tischrunde/rulebook';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { widthOf } from '../io/line-breaks.ts';
import { bold, columns } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { handOf } from './hand.ts';
import { seatName } from './names.ts';

/** The table as the seat of a view sees it. */
export function tableText<V extends View>(face: Face<V>, view: V, book: TerminalBook): string[] {
  const rows = view.hands.map((_, seat) => seatRow(face, view, seat, book));
  const pieces = handOf(view, view.seat).join('  ') || '-';
  return [
    '',
    ...face.table(view, book),
    ...columns('llll'.slice(0, rows[0].length), rows),
    ...(face.piece === null ? [] : [bold(book.phrase('hand', { pieces }))]),
  ];
}

/** What a seat knows where it may move, and in which words it is told. */
export interface Position {
  readonly legal: readonly MoveText[];
  readonly view: View;
  /** What the seat has heard since the deal. */
  readonly events: readonly Event[];
  readonly face: Face<View>;
  readonly book: TerminalBook;
}

/** The moves with their numbers; where there are many, only the first ones. */
export function movesText(position: Position): string[] {
  const { legal, face, book } = position;
  const { listed = 20 } = face;
  const shown = legal.length <= listed + 1 ? legal : legal.slice(0, listed);
  const count = legal.length - shown.length;
  return [
    ...shown.map((move, index) => `${`${index + 1}`.padStart(4)}  ${moveText(move, position)}`),
    ...(count === 0 ? [] : [`   …  ${book.phrase('moreMoves', { count })}`]),
  ];
}

/** A move in words that can also be typed. */
export function moveText(move: MoveText, position: Position): string {
  const { view, face, book } = position;
  if (move.type === 'next') return book.phrase('move.next');
  return move.type === 'pass'
    ? book.phrase(`move.${meaningOfPass(position)}`)
    : face.describe(move, view, book);
}

/** What can be typed in this game. */
export function helpText(face: Pick<Face<never>, 'call' | 'help'>, book: TerminalBook): string[] {
  const call = face.call === undefined ? null : book.say(face.call);
  const word = book.word('call');
  const lines = [
    ...face.help(book),
    ...(call === null ? [] : [[`… ${word}`, book.phrase('help.call', { call, word })] as const]),
    [book.word('next'), book.phrase('help.next')] as const,
    [book.word('table'), book.phrase('help.table')] as const,
    [book.word('rules'), book.phrase('help.rules')] as const,
    [book.word('quit'), book.phrase('help.quit')] as const,
  ];
  return [
    book.phrase('help.intro'),
    ...lines.map((line) => (typeof line === 'string' ? line : helpLine(...line))),
  ];
}

const helpWidth = 18;

const helpLine = (typed: string, about: string): string =>
  `  ${typed}${' '.repeat(Math.max(2, helpWidth - widthOf(typed)))}${about}`;

function seatRow<V extends View>(
  { piece, before }: Face<V>,
  view: V,
  seat: number,
  book: TerminalBook,
): string[] {
  const hand = view.hands[seat];
  const count = typeof hand === 'number' ? hand : hand.length;
  const open = seat === view.seat || typeof hand === 'number' ? '' : ` (${hand.join('  ')})`;
  const points =
    view.scores === null
      ? book.phrase('secretPoints')
      : book.say('score.points', { count: view.scores[seat] });
  const pieces = book.say(piece === 'card' ? 'seat.cards' : 'seat.hand', { count });
  return [
    seatName(view, seat, book),
    ...(piece === null ? [points] : [pieces, points + open]),
    ...(before === undefined ? [] : [before(view, seat, book)]),
  ];
}
