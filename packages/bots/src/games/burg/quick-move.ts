import type { Chance, Seat } from '@tischrunde/engine';
import { type BurgState, burgLegal, burgMoves, castles, type Tile } from '@tischrunde/engine/internals';
import { unit } from '../../random.ts';
import { longestChain, pointsFor } from './chains.ts';

type BurgMove = burgMoves.BurgMove;
type Placement = castles.Placement;

const { mayDraw } = burgLegal;
const { draws } = burgMoves;
const { bare, layOn, liftLast, placementOn, steps, tileLaid, topOf } = castles;

/** The cost of giving a tile away, in points. */
const givenAway = 3;

/**
 * A chain worth at least this many points is built instead of drawing a tile, or of preparing a longer chain
 * if none can be drawn.
 */
const worthIt = { withDraw: 20, withoutDraw: 10 } as const;

/** With so few tiles drawing is always better. */
const smallHand = 3;

/** The value of a chain from a hand of `tiles`: the rest is given away. */
const worthOfChain = (length: number, tiles: number): number =>
  length < 2 ? Number.NEGATIVE_INFINITY : pointsFor(length) - givenAway * (tiles - length);

/**
 * A sound move without search: collect tiles until a chain is long enough. If no tile can be drawn, up to
 * `tries` placements are tried that could make a longer chain possible.
 */
export function quickMove(state: BurgState, seat: Seat, chance: Chance, tries: number): BurgMove {
  const hand = state.hands[seat];
  const tiles = hand.length;
  const draw = mayDraw(state, seat);
  if (draw && tiles <= smallHand) return draws;
  const { castle } = state;
  const chain = longestChain(castle, hand, chance.below(castle.cells.length));
  const worth = worthOfChain(chain.length, tiles);
  if (worth >= (draw ? worthIt.withDraw : worthIt.withoutDraw)) return chain;
  if (draw) return draws;
  if (chain.length > 1 && tries === 0) return chain;
  const [best, promise] = preparing(state, seat, chance, Math.max(1, tries));
  return promise - worth > aTurn ? best : chain;
}

/** The value of a turn and of the tile laid, in points. */
const aTurn = 8;

/** The placement after which the hand has the best chain, and the value of that chain. */
function preparing(state: BurgState, seat: Seat, chance: Chance, tries: number): readonly [BurgMove, number] {
  let best = anyPlacement(state, seat, chance);
  let highest = Number.NEGATIVE_INFINITY;
  for (let count = 0; count < tries; count++) {
    const placement = count === 0 ? best : anyPlacement(state, seat, chance);
    const promise = promiseAfter(state, seat, placement);
    if (promise <= highest) continue;
    highest = promise;
    best = placement;
  }
  return [best, Math.max(highest, leastPromise)];
}

/** Any placement is better than no chain. */
const leastPromise = -1000;

/** The value of the best chain left after a placement. */
export function promiseAfter(state: BurgState, seat: Seat, placement: Placement): number {
  const { castle } = state;
  const rest = state.hands[seat].filter((tile) => tile !== tileLaid(placement));
  layOn(castle, placement);
  const { length } = longestChain(castle, rest);
  liftLast(castle);
  return worthOfChain(length, rest.length);
}

/** The easy level: any chain as soon as there is one, and sometimes just a tile somewhere. */
export function hastyMove(state: BurgState, seat: Seat, chance: Chance): BurgMove {
  const hand = state.hands[seat];
  const draw = mayDraw(state, seat);
  if (hand.length === 0) return draws;
  if (unit(chance) < whims) return anyPlacement(state, seat, chance);
  const { castle } = state;
  // The first chain found, not the longest.
  const chain = longestChain(castle, hand, chance.below(castle.cells.length), 2);
  if (chain.length > 1) return chain;
  return draw ? draws : anyPlacement(state, seat, chance);
}

const whims = 0.1;

/** A random tile of the hand at a random place beside the castle. */
export function anyPlacement({ castle, hands }: BurgState, seat: Seat, chance: Chance): Placement {
  const { cells } = castle;
  const hand: readonly Tile[] = hands[seat];
  for (;;) {
    const cell = cells[chance.below(cells.length)] + steps[chance.below(4)];
    if (topOf(castle, cell) !== bare) continue;
    const other = cell + steps[chance.below(4)];
    // The table has no edge, so there is always room.
    if (topOf(castle, other) === bare) return placementOn(hand[chance.below(hand.length)], cell, other);
  }
}
