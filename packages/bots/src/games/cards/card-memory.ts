import { type Seat, type SoloEvent, type SolominoEvent, seatsOf } from '@tischrunde/engine';
import { receiverOf } from '@tischrunde/engine/internals';

export type CardEvent = SoloEvent | SolominoEvent;

/** By seat: the names of cards that it is known to hold. */
export type KnownCards = readonly (readonly string[])[];

/**
 * The cards that others are known to hold: those of hands that went from or to the own seat, and those that
 * somebody took from the table.
 */
export function cardsOfOthers(events: readonly CardEvent[], players: number, own: Seat): KnownCards {
  let hands: string[][] = seatsOf(players).map(() => []);
  for (const event of events) {
    switch (event.type) {
      case 'laid':
      case 'answered':
        putDown(hands[event.seat], event.card);
        break;
      case 'took':
      case 'lifted':
        hands[event.seat].push(...event.cards);
        break;
      case 'swapped':
      case 'rotated':
        hands = afterExchange(hands, event);
    }
  }
  return hands.with(own, []);
}

function putDown(hand: string[], card: string): void {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
}

function afterExchange(
  hands: readonly string[][],
  event: Extract<CardEvent, { type: 'swapped' | 'rotated' }>,
): string[][] {
  const after: string[][] = [];
  for (const seat of seatsOf(hands.length)) after[receiverOf(event, seat)] = hands[seat];
  return after.map((hand, seat) => {
    const heard = event.hands[seat];
    return typeof heard === 'number' ? hand : [...heard];
  });
}

/**
 * Exchanges hidden cards of a guess so that every seat holds its known cards. `fixed` says which cards of the
 * hands must stay.
 */
export function recall(
  hands: readonly number[][],
  stock: number[],
  known: readonly (readonly number[])[],
  fixed: (seat: number, index: number) => boolean,
): void {
  const settled = hands.map((hand, seat) => hand.map((_, index) => fixed(seat, index)));
  const missing = known.map((cards, seat) =>
    cards.filter((card) => {
      const at = hands[seat].findIndex((held, index) => held === card && !settled[seat][index]);
      if (at >= 0) settled[seat][at] = true;
      return at < 0;
    }),
  );
  missing.forEach((cards, seat) => {
    for (const card of cards) {
      const into = settled[seat].indexOf(false);
      const from = placeOfCard(hands, stock, settled, card);
      if (into < 0 || from === null) continue;
      [hands[seat][into], from.pile[from.index]] = [card, hands[seat][into]];
      settled[seat][into] = true;
    }
  });
}

function placeOfCard(
  hands: readonly number[][],
  stock: number[],
  settled: readonly (readonly boolean[])[],
  card: number,
): { pile: number[]; index: number } | null {
  for (const [seat, pile] of hands.entries()) {
    const index = pile.findIndex((held, at) => held === card && !settled[seat][at]);
    if (index >= 0) return { pile, index };
  }
  const index = stock.indexOf(card);
  return index < 0 ? null : { pile: stock, index };
}
