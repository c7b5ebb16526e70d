import type { DrawCause } from '../cards/event.ts';
import { nextOutcome } from '../core/luck.ts';
import type { Seat } from '../core/seat.ts';
import { type Card, cardName } from '../pieces/solo-cards.ts';
import type { MaybeReport } from './event.ts';
import { give } from './hands.ts';
import type { SoloState } from './state.ts';

/** Draws the cards that are due into a hand, or as many as there are. */
export function drawCards(
  state: SoloState,
  seat: Seat,
  due: number,
  cause: DrawCause,
  report: MaybeReport,
): void {
  let count = 0;
  for (; count < due; count++) {
    if (state.stock.length === 0 && !reshuffle(state, seat, report)) break;
    give(state, seat, state.stock[state.stock.length - 1]);
    state.stock.pop();
  }
  report?.({ type: 'drew', seat, count, cards: lastCards(state.hands[seat], count), cause });
}

const lastCards = (hand: readonly Card[], count: number): string[] =>
  hand.slice(hand.length - count).map(cardName);

/** solo.reshuffle: the discard pile without its top card becomes the draw pile; false if it is empty. */
function reshuffle(state: SoloState, seat: Seat, report: MaybeReport): boolean {
  const { discard } = state;
  if (discard.length === 0) return false;
  const pile = nextOutcome<readonly Card[]>(
    state.luck,
    (chance) => {
      const cards = discard.slice();
      chance.shuffle(cards);
      return cards;
    },
    (scripted) =>
      sameCards(scripted, discard)
        ? null
        : `these are not the ${discard.length} cards of the discard pile under its top card`,
  );
  state.stock = pile.toReversed();
  state.discard = [];
  report?.({ type: 'reshuffled', seat, count: pile.length });
  return true;
}

function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  const sorted = other.toSorted();
  return one.length === other.length && one.toSorted().every((card, index) => card === sorted[index]);
}
