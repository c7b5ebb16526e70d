import { expect } from 'vitest';
import { receiverOf } from '../../src/cards/event.ts';
import type { Known } from '../../src/core/game.ts';
import { seatsOf } from '../../src/index.ts';
import type { SoloEvent } from '../../src/solo/event.ts';
import type { SoloView } from '../../src/solo/view.ts';
import type { SolominoEvent } from '../../src/solomino/event.ts';
import type { SolominoView } from '../../src/solomino/view.ts';
import { expectSame } from './same.ts';

/** A hand according to the events; null if its cards are not known. */
interface Hand {
  readonly size: number;
  readonly cards: readonly string[] | null;
}

/**
 * The events of a round tell how many cards everybody holds, and which cards are in hands that the listener has given away
 * or received.
 */
export function assertHandsRebuilt({
  view,
  events,
}: Known<SoloView | SolominoView, SoloEvent | SolominoEvent>): void {
  let hands: Hand[] = view.hands.map(() => ({ size: 8, cards: null }));
  for (const event of events) hands = handsAfter(hands, event);
  view.hands.forEach((hand, seat) => {
    const { size, cards } = hands[seat];
    expectSame(size, typeof hand === 'number' ? hand : hand.length);
    if (cards !== null && typeof hand !== 'number') expectSame(cards.toSorted(), hand.toSorted());
  });
}

function handsAfter(hands: readonly Hand[], event: SoloEvent | SolominoEvent): Hand[] {
  switch (event.type) {
    case 'laid':
    case 'answered':
      return hands.with(event.seat, without(hands[event.seat], event.card));
    case 'drew':
      return hands.with(event.seat, withMore(hands[event.seat], event.count, event.cards));
    case 'took':
    case 'lifted':
      return hands.with(event.seat, withMore(hands[event.seat], event.cards.length, event.cards));
    case 'swapped':
    case 'rotated': {
      const moved = [...hands];
      for (const seat of seatsOf(hands.length)) moved[receiverOf(event, seat)] = hands[seat];
      return moved.map((hand, seat) => asHeard(hand, event.hands[seat]));
    }
    default:
      return [...hands];
  }
}

function asHeard(hand: Hand, heard: readonly string[] | number): Hand {
  if (typeof heard === 'number') {
    expectSame(heard, hand.size);
    return hand;
  }
  if (hand.cards !== null) expectSame(hand.cards.toSorted(), heard.toSorted());
  return { size: heard.length, cards: heard };
}

function without({ size, cards }: Hand, card: string): Hand {
  if (cards === null) return { size: size - 1, cards };
  expect(cards).toContain(card);
  return { size: size - 1, cards: cards.toSpliced(cards.indexOf(card), 1) };
}

const withMore = ({ size, cards }: Hand, count: number, more: readonly string[] | null): Hand => ({
  size: size + count,
  cards: cards === null || (more === null && count > 0) ? null : [...cards, ...(more ?? [])],
});
