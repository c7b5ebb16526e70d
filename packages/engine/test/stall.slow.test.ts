import { expect, test } from 'vitest';
import { chanceOf, games, playout, readOptions, seedOf } from '../src/index.ts';

/** Far more moves than any random match ever took; dominanz has 28 tiles, and each is taken once. */
const mostMoves: Readonly<Record<string, number>> = {
  concentration: 6000,
  solo: 40_000,
  fortune: 3000,
  dominanz: 28,
};
const mostMovesElsewhere = 1000;

/** Fortune's chain is undone again and again, which takes a hundred times as long as a match of the others. */
const matches = (id: string): number => (id === 'fortune' ? 125 : 1000);

test.for(games)('many random matches of $id end', ({ id, players: { least, most }, options, with: use }) => {
  const longest = use((game) => {
    let moves = 0;
    for (let match = 0; match < matches(id); match++) {
      const players = least + (match % (most - least + 1));
      const seed = seedOf(`${id} ${match}`);
      const chosen = readOptions(id, options, players, {});
      const state = game.begin({ players, options: chosen, seed, deals: [] });
      moves = Math.max(moves, playout(game, state, chanceOf(seed, 0)));
    }
    return moves;
  });
  expect(longest).toBeLessThanOrEqual(mostMoves[id] ?? mostMovesElsewhere);
});
