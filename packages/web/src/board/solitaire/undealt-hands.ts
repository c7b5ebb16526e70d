import type { View } from '@tischrunde/engine';

/** What is still to be drawn: whole hands, and tiles that no longer make one. */
export interface UndealtHands {
  readonly handSize: number;
  readonly hands: number;
  readonly over: number;
}

/** solo2.deal, solo2.win */
export function undealtHands({ options, stock }: Pick<View, 'options' | 'stock'>): UndealtHands {
  const handSize = typeof options.hand === 'number' ? options.hand : options.set === 9 ? 7 : 5;
  return { handSize, hands: Math.floor(stock / handSize), over: stock % handSize };
}
