import type { View } from '@tischrunde/engine';

/** The pieces of a hand that may be seen. */
export function handOf({ hands }: Pick<View, 'hands'>, seat: number | null): readonly string[] {
  const hand = hands[seat ?? 0];
  return typeof hand === 'number' ? [] : hand;
}
