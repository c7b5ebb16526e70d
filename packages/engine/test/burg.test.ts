import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { BurgMove } from '../src/burg/move.ts';
import type { BurgState } from '../src/burg/state.ts';
import { burg } from '../src/burg/game.ts';
import { chanceOf, findGame, seatAt, seedOf } from '../src/index.ts';
import { nameOf } from '../src/pieces/dominoes.ts';
import { burgProbe, staircase, stairs } from './support/burg.ts';
import { allMoves, type Tower } from './support/burg-by-hand.ts';
import { short } from './support/table.ts';
import { usualWays } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

const game = findGame('burg');
const ways = game === undefined ? [] : usualWays(game);

describe.for(ways)('$name', (way) => {
  test.prop([fc.string()], { numRuns: 2 })('keeps what must always hold', (seed) => {
    watchMatch(burg, way, burgProbe, seed, 3);
    assertReplays(way, seed);
  });
});

/** Plays so that castles grow: draws when it can, and prefers long chains. */
function buildOn(state: BurgState, moves: readonly BurgMove[], choose: (limit: number) => number): void {
  const chains = moves.filter((move) => typeof move !== 'number');
  const longest = Math.max(0, ...chains.map((move) => move.length));
  const best = choose(2) === 0 ? chains.filter((move) => move.length === longest) : chains;
  const liked = choose(3) > 0 ? moves.slice(0, 1) : best.length > 0 ? best : moves;
  burg.play(state, state.turn, liked[choose(liked.length)]);
}

function legalOf(state: BurgState): BurgMove[] {
  const moves: BurgMove[] = [];
  return moves.slice(0, burg.legal(state, state.turn, moves));
}

const towersOf = (state: BurgState): Tower[] => JSON.parse(JSON.stringify(burg.show(state).board));

test.prop([fc.string(), fc.integer({ min: 2, max: 4 })], { numRuns: 6 })(
  'legal moves are those that somebody finds who tries everything on a small board',
  (seed, players) => {
    const chance = chanceOf(seedOf(seed), 0);
    const options = { set: 6, starter: 0 };
    const state = burg.begin({ players, options, seed: seedOf(seed), deals: [] });
    while (state.phase === 'play' && state.castle.laid.length < 12) {
      const moves = legalOf(state);
      const hand = state.hands[state.turn].slice(0, 4).map(nameOf);
      if (state.hands[state.turn].length === hand.length && chance.below(3) === 0) {
        const found = allMoves(towersOf(state), hand, state.stock.length > state.drawn);
        const listed = moves.map((move) => short(burg.write(state, move)));
        expect(listed.toSorted()).toEqual(found.map(short).toSorted());
      }
      buildOn(state, moves, (limit) => chance.below(limit));
    }
  },
);

test('legal moves are those that somebody finds who tries everything, also chains of six', () => {
  const { match, now } = stairs.slice(0, -1).reduce((table, move) => table.move(move), staircase());
  const board: Tower[] = JSON.parse(JSON.stringify(match.position().board));
  const found = allMoves(board, now.hands[0], false);
  expect(found.filter(({ tiles }) => Array.isArray(tiles) && tiles.length === 6).length).toBeGreaterThan(0);
  expect(match.legal(seatAt(0)).map(short).sort()).toEqual(found.map(short).sort());
});
