import type { Chance, Seat } from '@tischrunde/engine';
import { type BurgState, burgLegal, burgMoves, castles, type Tile } from '@tischrunde/engine/inside';
import { unit } from '../temper.ts';
import { longestChain, pointsFor } from './burg-chains.ts';

type BurgMove = burgMoves.BurgMove;
type Placement = castles.Placement;

const { mayDraw } = burgLegal;
const { draws } = burgMoves;
const { bare, placementOn, steps, topOf } = castles;

/** What a tile that goes to the others costs, in points. */
const givenAway = 3;

/** From so many points on a chain is worth more than one tile more in hand. */
const enough = 10;

/** What a chain is worth to who has so many tiles in hand: the rest goes to the others. */
export const worthOfChain = (length: number, tiles: number): number =>
  pointsFor(length) - givenAway * (tiles - length);

/** A sound move at first sight: a chain that is long enough, else one more tile, else what can be had. */
export function quickMove(state: BurgState, seat: Seat, chance: Chance): BurgMove {
  const hand = state.hands[seat];
  const draw = mayDraw(state, seat);
  if (draw && hand.length < 3) return draws;
  const { castle } = state;
  const chain = longestChain(castle, hand, chance.below(castle.cells.length));
  if (chain.length > 1 && (!draw || worthOfChain(chain.length, hand.length) >= enough)) return chain;
  return draw ? draws : anyPlacement(state, seat, chance);
}

/** A child's move: any chain as soon as there is one, and now and then just a tile somewhere. */
export function hastyMove(state: BurgState, seat: Seat, chance: Chance): BurgMove {
  const hand = state.hands[seat];
  const draw = mayDraw(state, seat);
  if (hand.length === 0) return draws;
  if (unit(chance) < whims) return anyPlacement(state, seat, chance);
  const { castle } = state;
  // The first chain that meets the eye, not the longest.
  const chain = longestChain(castle, hand, chance.below(castle.cells.length), 2);
  if (chain.length > 1) return chain;
  return draw ? draws : anyPlacement(state, seat, chance);
}

const whims = 0.1;

/** A tile of the hand somewhere beside the castle. */
export function anyPlacement({ castle, hands }: BurgState, seat: Seat, chance: Chance): Placement {
  const { cells } = castle;
  const hand: readonly Tile[] = hands[seat];
  for (;;) {
    const cell = cells[chance.below(cells.length)] + steps[chance.below(4)];
    if (topOf(castle, cell) !== bare) continue;
    const other = cell + steps[chance.below(4)];
    // The table has no edge, so that there is always room.
    if (topOf(castle, other) === bare) return placementOn(hand[chance.below(hand.length)], cell, other);
  }
}
