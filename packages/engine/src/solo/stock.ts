import { comesUp } from '../core/luck.ts';
import type { Seat } from '../core/seat.ts';
import type { Card } from '../pieces/solo-cards.ts';
import { give } from './hands.ts';
import { event, saw } from './history.ts';
import type { SoloState } from './state.ts';

/** Draws cards into a hand, or as many as there are, and says how many. */
export function drawCards(state: SoloState, seat: Seat, count: number): number {
  for (let drawn = 0; drawn < count; drawn++) {
    if (state.stock.length === 0 && !reshuffle(state, seat)) return drawn;
    give(state, seat, state.stock[state.stock.length - 1]);
    state.stock.pop();
  }
  return count;
}

/** solo.reshuffle: the discard pile without its top card becomes the draw pile; false where there is none. */
function reshuffle(state: SoloState, seat: Seat): boolean {
  const { discard } = state;
  if (discard.length === 0) return false;
  const pile = comesUp<readonly Card[]>(
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
  state.history.push(event(saw.reshuffle, seat, pile.length));
  return true;
}

function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  const sorted = other.toSorted();
  return one.length === other.length && one.toSorted().every((card, index) => card === sorted[index]);
}
