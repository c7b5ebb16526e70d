import type { Book } from '@tischrunde/rulebook';
import { signed } from '../points.ts';
import type { Moment, Spot } from './moment.ts';

/** What is seen of a moment where nothing moves: frames around what it is about, and labels. */
export type StillMark =
  | { readonly kind: 'frame'; readonly spot: Spot; readonly seat: number | null }
  | { readonly kind: 'label'; readonly spot: Spot; readonly text: string };

/** A moment as a still picture. Calls, words, cards and points have their bubble at the plate as well. */
export function stillOf(moment: Moment, book: Book): readonly StillMark[] {
  const frame = (spot: Spot, seat = moment.seat): StillMark => ({ kind: 'frame', spot, seat });
  const label = (spot: Spot, text: string): StillMark => ({ kind: 'label', spot, text });
  switch (moment.kind) {
    case 'points':
    case 'call':
    case 'word':
    case 'cards':
    case 'debt':
      return [...moment.from, moment.to].map((spot) => frame(spot));
    case 'hands':
      return moment.hands.flatMap(({ to, count }) => [
        frame(plate(to), to),
        label(plate(to), book.say('seat.cards', { count })),
      ]);
    case 'block':
      return [
        label(moment.to, book.say('moment.blocked')),
        ...moment.pips.flatMap((count, seat) =>
          count === null ? [] : [label(plate(seat), book.say('score.pips', { count }))],
        ),
      ];
    case 'win':
      return [
        ...moment.winners.map((seat) => frame(plate(seat), seat)),
        ...moment.gains.map(({ seat, count }) => label(plate(seat), signed(count, book))),
      ];
  }
}

const plate = (seat: number): Spot => ({ at: 'seat', seat });
