import type { Client } from './client.ts';

/** The seats whose hand a client was ever shown while a round was played. When a round is over, all hands are laid open. */
export function seatsShown({ received }: Client): readonly number[] {
  const seats = new Set<number>();
  let isOpen = false;
  const search = (value: unknown, isSplice: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inside] of Object.entries(value)) {
      if (field === 'hands' && Array.isArray(inside)) {
        // A splice begins with where it is, and how much goes.
        const [first, hands] = isSplice ? [Number(inside[0]), inside.slice(2)] : [0, inside];
        for (const [index, hand] of hands.entries()) if (Array.isArray(hand)) seats.add(first + index);
      }
      search(inside, field === 'splice');
    }
  };
  for (const text of received) {
    const [dealt, over] = [text.lastIndexOf('"type":"dealt"'), text.lastIndexOf('"type":"roundOver"')];
    if (dealt !== over) isOpen = over > dealt;
    if (!isOpen) search(JSON.parse(text), false);
  }
  return [...seats].toSorted();
}
