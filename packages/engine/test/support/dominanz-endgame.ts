import { dominanz } from '../../src/dominanz/game.ts';
import type { DominanzMove } from '../../src/dominanz/move.ts';
import type { DominanzState } from '../../src/dominanz/state.ts';
import { chanceOf, seedOf } from '../../src/index.ts';

const count = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length;

const movesOf = (state: DominanzState): DominanzMove[] => {
  const moves: DominanzMove[] = [];
  return moves.slice(0, dominanz.legal(state, state.turn, moves));
};

/** A random position with this many tiles left; `lopsided` leaves rows empty, so that entries can be prescribed. */
export function endgame(seed: string, tiles: number, lopsided = false): DominanzState {
  const chance = chanceOf(seedOf(seed), 0);
  const state = dominanz.begin({ players: 2, options: { starter: 0 }, seed: seedOf(seed), deals: [] });
  while (count(state.left) > tiles) {
    const all = movesOf(state);
    const some = Array.from({ length: lopsided ? 4 : 1 }, () => all[chance.below(all.length)]);
    dominanz.play(state, state.turn, Math.max(...some.map((move) => ((move & 15) << 16) | move)) & 0xffff);
  }
  return state;
}

/** The final difference with best play, for the seat on turn: plain minimax with the moves of the game itself. */
export function minimax(state: DominanzState): number {
  const sign = state.turn === 0 ? 1 : -1;
  const values = movesOf(state).map((move) => {
    const after = dominanz.clone(state);
    dominanz.play(after, state.turn, move);
    if (after.phase === 'matchOver') return sign * (after.scores[0] - after.scores[1]);
    return after.turn === state.turn ? minimax(after) : -minimax(after);
  });
  // Avoids −0.
  return Math.max(...values) + 0;
}
