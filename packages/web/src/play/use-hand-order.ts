import { signal, useSignal } from '@preact/signals';
import { type HandOrder, keptOrder, movedPiece, nextOrder, sortedHand } from './hand-order.ts';

/** Chosen once, it stays for the next rounds and matches. */
const order = signal<HandOrder>('dealt');

/** A hand that was arranged piece by piece; it lasts for the round. */
interface OwnOrder {
  readonly deal: string;
  readonly pieces: readonly string[];
}

/** The player's own order of the hand. `deal` tells one deal of one seat from another. */
export function useHandOrder(hand: readonly string[], deal: string) {
  const own = useSignal<OwnOrder | null>(null);
  const isOwn = own.value?.deal === deal;
  const pieces = isOwn ? keptOrder(hand, own.value?.pieces ?? []) : sortedHand(hand, order.value);
  return {
    pieces,
    order: order.value,
    /** Sorts the hand in the next way. */
    sort: () => {
      order.value = nextOrder(order.value);
      own.value = null;
    },
    move: (from: number, to: number) => {
      own.value = { deal, pieces: movedPiece(pieces, from, to) };
    },
  };
}
