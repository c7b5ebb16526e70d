import { expect } from 'vitest';
import type { DominoMove } from '../../src/domino/move.ts';
import type { DominoState } from '../../src/domino/state.ts';
import { type JsonObject, seatsOf } from '../../src/index.ts';
import { endName } from '../../src/layouts/ends.ts';
import { nameOf } from '../../src/pieces/dominoes.ts';
import { short } from './table.ts';
import { expectSame, type Watched } from './watching.ts';

/** Legal moves are exactly those that are not refused, by a rule of the game; every conceivable move is tried. */
export function assertLegalIsComplete({ game, state }: Watched): void {
  if (state.phase !== 'play') return;
  const before = game.hash(state);
  for (const seat of seatsOf(state.players)) {
    const moves: DominoMove[] = [];
    const count = game.legal(state, seat, moves);
    const listed = moves.slice(0, count).map((move) => short(game.write(state, move)));
    const allowed = conceivable(state).filter((move) => {
      const judged = game.judge(state, seat, move);
      if (!judged.ok && !game.rules.includes(judged.rule))
        throw new Error(`${judged.rule} is no rule of ${game.id}`);
      return judged.ok;
    });
    expectSame(listed.toSorted(), [...new Set(allowed.map(short))].toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  }
  expect(game.hash(state)).toBe(before);
}

/** Every move that could be written down here: all tiles of the set at all ends, open or not, and at none. */
function conceivable(state: DominoState): JsonObject[] {
  const { rules } = state;
  const ends = [...state.ends.map(endName), '0-0:0', `${rules.highest}-${rules.highest}:${rules.highest}`];
  const places = [{}, ...new Set(ends)].map((at) => (typeof at === 'string' ? { at } : at));
  const moves: JsonObject[] = [{ type: 'draw' }, { type: 'pass' }];
  for (const tile of rules.allTiles) {
    for (const place of places) {
      const lay = { tile: nameOf(tile), ...place };
      moves.push({ type: 'lay', ...lay }, { type: 'lock', ...lay });
      if (rules.jokerBit !== 0)
        for (let out = 0; out <= rules.highest; out++) moves.push({ type: 'lay', ...lay, out });
    }
  }
  return moves;
}
