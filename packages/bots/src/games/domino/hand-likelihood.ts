import type { Seat } from '@tischrunde/engine';
import {
  attach,
  type DominoState,
  findEnd,
  high,
  isDouble,
  isJoker,
  isOpen,
  low,
  lowestBit,
  noEnd,
  openWith,
  pips,
  readEntry,
  type Tile,
  tileOfEnd,
  valueOfEnd,
} from '@tischrunde/engine/internals';
import { type HandFeatures, newHandFeatures, sizeOf } from './hand-features.ts';
import type { Points } from './points.ts';
import type { Weights } from './weights.ts';

/**
 * How strongly others are assumed to prefer what looks best: the log-odds of a choice that looks better by 1.
 */
const trust = 2;

/** With more hidden hands than this the evidence is scaled down, or hardly any guess would be accepted. */
const mostHands = 3;

/**
 * Infers hands from lays: a player who laid a light tile, or one that scored nothing, probably had no better
 * one that fitted. Returns the log-likelihood of the hands in a guess.
 */
export function handLikelihood(
  state: DominoState,
  seat: Seat,
  weights: Weights,
  points: Points | null,
): (guess: DominoState) => number {
  const { rules, players } = state;
  const { tiles, words } = rules;
  const doubts = doubtsByTile(state, seat, weights, points);
  const faith = Math.min(1, mostHands / (players - 1));
  return ({ hands }) => {
    let sum = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      for (let word = 0; word < words; word++) {
        for (let bits = hands[other * words + word]; bits !== 0; bits &= bits - 1)
          sum += doubts[other * tiles + word * 32 + lowestBit(bits)];
      }
    }
    return faith * sum;
  };
}

/** By seat and tile: the log-likelihood that the seat holds the tile. */
function doubtsByTile(state: DominoState, seat: Seat, weights: Weights, points: Points | null): Float64Array {
  const { rules, players } = state;
  const doubts = new Float64Array(players * rules.tiles);
  const table = emptied(state);
  const features = newHandFeatures();
  const entries = state.history.map(readEntry);
  const drawsToCome = new Int32Array(players);
  for (const { kind, seat: other } of entries) if (kind === 'tile') drawsToCome[other]++;

  for (const entry of entries) {
    if (entry.kind === 'tile') drawsToCome[entry.seat]--;
    if (entry.kind !== 'lay') continue;
    const { tile, at, out } = entry;
    const end = at === null ? noEnd : findEnd(table, at.tile, at.value);
    // A tile in hand now was in hand then, unless it was drawn later.
    const kept = Math.max(0, 1 - drawsToCome[entry.seat] / Math.max(1, sizeOf(state, entry.seat)));
    if (entry.seat !== seat && table.laid > 0 && kept > 0) {
      features.sum = sumOf(table);
      const chosen = appeal(features, weights, points, table, tile, end, out);
      for (let other = 0; other < rules.tiles; other++) {
        const better = bestAppeal(features, weights, points, table, other) - chosen;
        if (better > Number.NEGATIVE_INFINITY)
          doubts[entry.seat * rules.tiles + other] -= kept * Math.log1p(Math.exp(trust * better));
      }
    }
    layAgain(features, table, tile, end, out);
  }
  return doubts;
}

const emptied = (state: DominoState): DominoState => ({
  ...state,
  ends: [],
  history: [],
  laid: 0,
  total: 0,
});

function layAgain(features: HandFeatures, table: DominoState, tile: Tile, end: number, out: number): void {
  const { rules } = table;
  if (end !== noEnd) attach(table, tile, end, out, rules.toes);
  else if (rules.matching) openWith(table, tile, rules.arms);
  if (isDouble(tile)) features.topDouble = Math.max(features.topDouble, tile);
  table.laid++;
  table.total += pips[tile];
}

/** How good a lay looks without knowing the player's hand. */
const appeal = (
  features: HandFeatures,
  weights: Weights,
  points: Points | null,
  table: DominoState,
  tile: Tile,
  at: number,
  out: number,
): number =>
  (weights.heavy * table.rules.worth[tile]) / (2 * table.rules.highest) +
  (isDouble(tile) ? weights.double : 0) +
  (isJoker(table.rules, tile) ? weights.joker : 0) +
  (points === null ? 0 : weights.points * points.scored(features, table, tile, at, out));

/** The appeal of a tile at its best end; −∞ if it does not fit. */
function bestAppeal(
  features: HandFeatures,
  weights: Weights,
  points: Points | null,
  table: DominoState,
  tile: Tile,
): number {
  const { rules, ends } = table;
  if (!rules.matching) return appeal(features, weights, points, table, tile, noEnd, 0);
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < ends.length; at++) {
    const half = rules.partner[valueOfEnd(ends[at])];
    if (!isOpen(table, at) || (high[tile] !== half && low[tile] !== half)) continue;
    best = Math.max(best, appeal(features, weights, points, table, tile, at, pips[tile] - half));
  }
  return best;
}

function sumOf({ ends }: DominoState): number {
  let sum = 0;
  for (const end of ends) sum += valueOfEnd(end) * (isDouble(tileOfEnd(end)) ? 2 : 1);
  return sum;
}
