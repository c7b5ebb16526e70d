import type { Solo2View } from '@tischrunde/engine';

/** The stock: whole hands, and leftover tiles that do not make one. */
export interface UndealtHands {
  readonly handSize: number;
  readonly hands: number;
  readonly over: number;
}

/** solo2.deal, solo2.win */
export function undealtHands({ options, stock }: Pick<Solo2View, 'options' | 'stock'>): UndealtHands {
  const handSize = typeof options.hand === 'number' ? options.hand : options.set === 9 ? 7 : 5;
  return { handSize, hands: Math.floor(stock / handSize), over: stock % handSize };
}
