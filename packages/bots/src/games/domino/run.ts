import { type DominoState, high, low, lowestBit, pips, type Tile } from '@tischrunde/engine/internals';
import type { HandFeatures } from './hand-features.ts';

/** The state of the search; one object, reused. */
interface RunSearch {
  readonly tiles: Tile[];
  readonly worth: number[];
  second: number;
  steps: number;
  best: number;
}

const search: RunSearch = { tiles: [], worth: [], second: 0, steps: 0, best: 0 };

/**
 * The pips of the best run that the own tiles, without `less`, can continue at the two ends of a line. The
 * search stops after `steps` steps.
 */
export function runFrom(
  features: HandFeatures,
  state: DominoState,
  less: Tile,
  shown: number,
  steps: number,
): number {
  const { words, worth } = state.rules;
  search.tiles.length = 0;
  search.worth.length = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = features.own[word]; bits !== 0; bits &= bits - 1) {
      const tile = word * 32 + lowestBit(bits);
      if (tile === less) continue;
      search.tiles.push(tile);
      search.worth.push(worth[tile]);
    }
  }
  const first = lowestBit(shown);
  const rest = shown & (shown - 1);
  search.second = rest === 0 ? first : lowestBit(rest);
  search.steps = steps;
  search.best = 0;
  goOn(first, 0, 0, false);
  return search.best;
}

/**
 * The ends are independent except that a tile is laid only once: so all tiles of one end first, then those of
 * the other.
 */
function goOn(end: number, used: number, laid: number, atSecond: boolean): void {
  if (laid > search.best) search.best = laid;
  if (search.steps-- <= 0) return;
  const { tiles, worth } = search;
  for (let i = 0; i < tiles.length; i++) {
    if ((used >> i) & 1) continue;
    const tile = tiles[i];
    if (high[tile] === end || low[tile] === end)
      goOn(pips[tile] - end, used | (1 << i), laid + worth[i], atSecond);
  }
  if (!atSecond) goOn(search.second, used, laid, true);
}
