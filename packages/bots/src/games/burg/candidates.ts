import type { Chance, Seat } from '@tischrunde/engine';
import { type BurgState, burg, burgLegal, burgMoves, castles, seatAfter } from '@tischrunde/engine/internals';
import { longestChain, pointsFor, someChains } from './chains.ts';
import { anyPlacement, promiseAfter } from './quick-move.ts';

type BurgMove = burgMoves.BurgMove;
type Placement = castles.Placement;

const { mayDraw } = burgLegal;
const { draws } = burgMoves;
const { layOn, liftLast } = castles;

/** How many moves are rated, and how many of them become candidates. */
const longest = { looked: 24, kept: 4 } as const;
const shorter = { looked: 8, kept: 2 } as const;
const placing = { looked: 60, kept: 4 } as const;

/**
 * The moves worth searching; there are too many for all. Chains and placements are rated by what they bring
 * and by what the next player could score after them, in a few guesses of that hand.
 */
export function candidatesOf(guesses: readonly BurgState[], seat: Seat, chance: Chance): BurgMove[] {
  const [state] = guesses;
  const hand = state.hands[seat];
  const moves: BurgMove[] = mayDraw(state, seat) ? [draws] : [];
  if (hand.length === 0) return moves;
  const chains = someChains(state.castle, hand, longest.looked, chance);
  const threatAfterChain = (chain: readonly Placement[]) => -threatOfChain(guesses, seat, chain);
  moves.push(...bestOf(chains.at(-1) ?? [], longest.kept, threatAfterChain));
  moves.push(...bestOf((chains.at(-2) ?? []).slice(0, shorter.looked), shorter.kept, threatAfterChain));
  const placements = new Set<Placement>();
  for (let count = 0; count < placing.looked; count++) placements.add(anyPlacement(state, seat, chance));
  const rate = (placement: Placement) =>
    Math.max(0, promiseAfter(state, seat, placement)) - threatOfPlacement(guesses, seat, placement);
  moves.push(...bestOf([...placements], placing.kept, rate));
  return moves;
}

function bestOf<T>(all: readonly T[], count: number, rate: (one: T) => number): T[] {
  return all
    .map((one) => ({ one, rating: rate(one) }))
    .sort((one, other) => other.rating - one.rating)
    .slice(0, count)
    .map(({ one }) => one);
}

/** What the next player could score after a chain, also with the tiles it is given. */
function threatOfChain(guesses: readonly BurgState[], seat: Seat, chain: readonly Placement[]): number {
  let sum = 0;
  for (const guess of guesses) {
    const state = burg.clone(guess);
    burg.play(state, seat, chain);
    sum += pointsFor(longestChain(state.castle, state.hands[seatAfter(seat, state.players)]).length);
  }
  return sum / guesses.length;
}

function threatOfPlacement(guesses: readonly BurgState[], seat: Seat, placement: Placement): number {
  let sum = 0;
  for (const { castle, hands, players } of guesses) {
    layOn(castle, placement);
    sum += pointsFor(longestChain(castle, hands[seatAfter(seat, players)]).length);
    liftLast(castle);
  }
  return sum / guesses.length;
}
