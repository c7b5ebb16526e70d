import { chanceOf, readOptions, type Seat, seedOf } from '@tischrunde/engine';
import { type BurgState, burg, burgMoves, type castles } from '@tischrunde/engine/internals';
import { describe, expect, test } from 'vitest';
import { finish } from '../src/bot.ts';
import { burgBot } from '../src/games/burg/bot.ts';
import { candidatesOf } from '../src/games/burg/candidates.ts';
import { longestChain, pointsFor, someChains } from '../src/games/burg/chains.ts';
import { anyPlacement, hastyMove, promiseAfter, quickMove } from '../src/games/burg/quick-move.ts';
import { legalOf } from '../src/search/rollout.ts';

const { draws, isChain } = burgMoves;

type Chain = readonly castles.Placement[];

/** All positions of a match in which all seats play soundly. */
function* positions(seed: string, players: number, set: number): Generator<BurgState> {
  const chance = chanceOf(seedOf(seed), 1);
  const options = readOptions('burg', burg.options, players, { set });
  const state = burg.begin({ players, options, seed: seedOf(seed), deals: [] });
  while (state.phase === 'play') {
    yield state;
    burg.play(state, state.turn, quickMove(state, state.turn, chance, 4));
  }
}

const chainsOf = (state: BurgState, seat: Seat): Chain[] => legalOf(burg, state, seat).filter(isChain);
const written = (moves: readonly burgMoves.BurgMove[]): Set<string> =>
  new Set(moves.map((move) => JSON.stringify(move)));

describe.each([
  ['a', 2, 6],
  ['b', 3, 6],
  ['c', 4, 6],
  ['d', 2, 9],
])('in match %s for %i with set %i', (seed, players, set) => {
  const chance = chanceOf(seedOf(seed), 2);

  test('no chain is longer than the longest, wherever one begins to look', () => {
    for (const state of positions(seed, players, set)) {
      const hand = state.hands[state.turn];
      const most = Math.max(0, ...chainsOf(state, state.turn).map(({ length }) => length));
      const start = chance.below(state.castle.cells.length);
      expect(longestChain(state.castle, hand, start)).toHaveLength(most);
    }
  });

  test('some chains of each length are found, where there are any', () => {
    for (const state of positions(seed, players, set)) {
      const chains = chainsOf(state, state.turn);
      const legal = written(chains);
      const found = someChains(state.castle, state.hands[state.turn], 3, chance);
      for (const [length, some] of found.entries()) {
        for (const move of some ?? []) expect(legal).toContain(JSON.stringify(move));
        const all = chains.filter((chain) => chain.length === length).length;
        if (all > 0) expect(some?.length).toBeGreaterThan(0);
      }
    }
  });

  test('whatever comes to mind is legal', () => {
    for (const state of positions(seed, players, set)) {
      const { turn } = state;
      const legal = written(legalOf(burg, state, turn));
      const moves = [...candidatesOf([burg.clone(state), burg.clone(state)], turn, chance)];
      moves.push(quickMove(state, turn, chance, 0), quickMove(state, turn, chance, 5));
      moves.push(hastyMove(state, turn, chance));
      for (const move of moves) expect(legal).toContain(JSON.stringify(move));
    }
  });

  test('to think of a placement leaves the castle as it is', () => {
    for (const state of positions(seed, players, set)) {
      const { turn } = state;
      if (state.hands[turn].length === 0) continue;
      const { hash, grid } = { hash: burg.hash(state), grid: state.castle.grid.slice() };
      promiseAfter(state, turn, anyPlacement(state, turn, chance));
      expect(burg.hash(state)).toBe(hash);
      expect(state.castle.grid).toEqual(grid);
    }
  });
});

test('a chain scores 1, 3, 6, 10 and then 15 for each tile', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(pointsFor)).toEqual([1, 4, 10, 20, 35, 50, 65]);
});

test('a sound player collects tiles before it builds', () => {
  for (const state of positions('patience', 2, 6)) {
    const move = quickMove(state, state.turn, chanceOf(seedOf('patience'), 3), 4);
    if (state.hands[state.turn].length <= 3 && state.drawn < state.stock.length) expect(move).toBe(draws);
  }
});

test('a strong bot builds the only chain there will be', () => {
  const options = readOptions('burg', burg.options, 2, {});
  const deal = { hands: [['6-6', '6-5'], ['1-0']], start: '6-4', stock: [] };
  const state = burg.begin({ players: 2, options, seed: seedOf('last'), deals: [deal] });
  const chance = chanceOf(seedOf('last'), 1);
  const known = { view: burg.view(state, state.turn), events: [] };
  const question = { known, seat: 0, level: 'strong', chance, work: 20_000 } as const;
  expect(finish(burgBot.decide(question)).move?.type).toBe('chain');
  const [best] = finish(burgBot.judge({ ...question, chance: chanceOf(seedOf('last'), 2) }));
  expect(best.move.type).toBe('chain');
});
