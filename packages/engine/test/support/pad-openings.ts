import { type Seat, seatAt } from '../../src/index.ts';
import type { Begins } from '../../src/pad/index.ts';

/** Who begins if everybody at the table does what the pad says, with these hands; null if all play at once. */
export function beginsAs(begins: Begins, hands: readonly (readonly string[])[]): Seat | null {
  switch (begins.how) {
    case 'seat':
      return begins.seat;
    case 'everybody':
      return null;
    case 'tile':
      return seatAt(hands.findIndex((hand) => hand.includes(begins.tile)));
    case 'highest':
      return holderOf(hands, (one, other) => other - one);
    case 'lowest':
      return holderOf(hands, (one, other) => one - other);
  }
}

/** Doubles come before all other tiles; those are compared by their sum, then by their larger half. */
function holderOf(
  hands: readonly (readonly string[])[],
  order: (one: number, other: number) => number,
): Seat {
  const all = hands.flatMap((hand, seat) =>
    hand.map((tile) => ({ seat, halves: tile.split('-').map(Number) })),
  );
  const doubles = all.filter(({ halves: [one, other] }) => one === other);
  const [first] = (doubles.length > 0 ? doubles : all).toSorted(
    ({ halves: one }, { halves: other }) =>
      order(one[0] + one[1], other[0] + other[1]) || order(Math.max(...one), Math.max(...other)),
  );
  return seatAt(first.seat);
}
