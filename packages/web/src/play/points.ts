import type { ScoredMove, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Seen } from '../session/table.ts';
import { describeMove } from './move-description.ts';
import { narrate, type People } from './narration.ts';

/** The points of a player's remaining tiles; null for cards and for hidden hands. */
export function pipsLeft({ game, hands }: View, seat: number): number | null {
  const hand = hands[seat];
  if (typeof hand === 'number' || hand.some((piece) => !/^\d+-\d+$/.test(piece))) return null;
  return hand.reduce((sum, tile) => {
    const [one, other] = tile.split('-').map(Number);
    // chickenfoot.score
    return sum + (game === 'chickenfoot' && one + other === 0 ? 25 : one + other);
  }, 0);
}

/** A row of the score breakdown. */
export interface PointsRow {
  readonly text: string;
  /** The seat that won or lost points, and how many. */
  readonly points: readonly { readonly seat: number; readonly count: number }[];
}

/** How the points of a finished round came about; its last move includes the points for the end of the round. */
export function pointsRows({ scored, view, moves }: Seen, book: Book, people: People): readonly PointsRow[] {
  return scored.map(({ seat, move, points, at }) => {
    const told = narrate([{ seat, move }], view.game, book, people).join(' ');
    const text =
      told === '' ? `${people.nameOf(seat)}: ${describeMove(move, view, book, people.nameOf)}` : told;
    return {
      text: at === moves ? book.say('score.atEnd') : text,
      points: points.flatMap((count, other) => (count === 0 ? [] : [{ seat: other, count }])),
    };
  });
}

/** Whether the breakdown says more than that there were points at the end. */
export const hasDetails = (scored: readonly ScoredMove[], moves: number): boolean =>
  scored.some(({ at }) => at !== moves);

/** `+12`, `−5`. */
export const signed = (count: number, book: Book): string =>
  new Intl.NumberFormat(book.language, { signDisplay: 'exceptZero' }).format(count);

/** The totals after each round for each seat, starting at zero, up to the first secret round. */
export function sumsOf(sheet: Seen['sheet'], players: number): readonly (readonly number[])[] {
  return Array.from({ length: players }, (_, seat) => {
    const sums = [0];
    for (const points of sheet) {
      if (points === null) break;
      sums.push(sums[sums.length - 1] + points[seat]);
    }
    return sums;
  });
}
