import { type DominoState, high, low, lowestBit, pips, type Tile } from '@tischrunde/engine/inside';
import type { Glance } from './hand-features.ts';

/** What a seat holds when it plans a run, filled again and again. */
interface Plan {
  readonly tiles: Tile[];
  readonly worth: number[];
  second: number;
  steps: number;
  best: number;
}

const plan: Plan = { tiles: [], worth: [], second: 0, steps: 0, best: 0 };

/**
 * What the best run counts that goes on with the own tiles, but for one, from the values at the two ends of a line. Of the
 * ways to go on only the first `steps` are looked at.
 */
export function runFrom(
  glance: Glance,
  state: DominoState,
  less: Tile,
  shown: number,
  steps: number,
): number {
  const { words, worth } = state.rules;
  plan.tiles.length = 0;
  plan.worth.length = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = glance.own[word]; bits !== 0; bits &= bits - 1) {
      const tile = word * 32 + lowestBit(bits);
      if (tile === less) continue;
      plan.tiles.push(tile);
      plan.worth.push(worth[tile]);
    }
  }
  const first = lowestBit(shown);
  const rest = shown & (shown - 1);
  plan.second = rest === 0 ? first : lowestBit(rest);
  plan.steps = steps;
  plan.best = 0;
  goOn(first, 0, 0, false);
  return plan.best;
}

/** The two ends have nothing to do with each other but that a tile is laid once: so first all at one, then all at the other. */
function goOn(end: number, used: number, laid: number, atSecond: boolean): void {
  if (laid > plan.best) plan.best = laid;
  if (plan.steps-- <= 0) return;
  const { tiles, worth } = plan;
  for (let i = 0; i < tiles.length; i++) {
    if ((used >> i) & 1) continue;
    const tile = tiles[i];
    if (high[tile] === end || low[tile] === end)
      goOn(pips[tile] - end, used | (1 << i), laid + worth[i], atSecond);
  }
  if (!atSecond) goOn(plan.second, used, laid, true);
}
