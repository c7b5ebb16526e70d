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
  openWith,
  readEvent,
  shownAt,
  type Tile,
} from '@tischrunde/engine/inside';
import { newGlance, sizeOf } from './glance.ts';
import type { Points } from './points.ts';
import type { Weights } from './rating.ts';

/**
 * What the lays of the others tell of their hands: who lays a light tile, or one that scores nothing, probably had no better one
 * that fitted. By seat and tile: how much less likely it is that the seat has held the tile all the time, as a logarithm.
 */
export function doubtsFrom(
  guess: DominoState,
  seat: Seat,
  weights: Weights,
  points: Points | null,
  trust: number,
): (guess: DominoState) => number {
  const { rules, players } = guess;
  const { tiles, words } = rules;
  const doubts = new Float64Array(players * tiles);
  const drawn = new Int32Array(players);
  const table: DominoState = { ...guess, ends: [], history: [], laid: 0, total: 0 };
  const glance = newGlance();
  const events = guess.history.map(readEvent);
  for (const event of events) if (event.kind === 'tile') drawn[event.seat]++;

  const appeal = (tile: Tile, at: number, out: number): number =>
    (rules.worth[tile] / (2 * rules.highest)) * weights.heavy +
    (isDouble(tile) ? weights.double : 0) +
    (isJoker(rules, tile) ? weights.joker : 0) +
    (points === null ? 0 : weights.points * points.scored(glance, table, tile, at, out));

  const bestAppeal = (tile: Tile): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < table.ends.length; at++) {
      const half = rules.partner[shownAt(table.ends[at])];
      if (!isOpen(table, at)) continue;
      if (high[tile] === half) best = Math.max(best, appeal(tile, at, low[tile]));
      else if (low[tile] === half) best = Math.max(best, appeal(tile, at, high[tile]));
    }
    return best;
  };

  for (const event of events) {
    if (event.kind === 'tile') drawn[event.seat]--;
    if (event.kind !== 'lay') continue;
    const { tile, at, out } = event;
    if (at === null) {
      openWith(table, tile, rules.arms);
    } else {
      const end = findEnd(table, at.tile, at.value);
      if (event.seat !== seat) {
        glance.sum = sumOf(table);
        const chosen = appeal(tile, end, out);
        const size = Math.max(1, sizeOf(guess, event.seat));
        const kept = Math.max(0, 1 - drawn[event.seat] / size);
        if (kept > 0)
          for (let other = 0; other < tiles; other++) {
            const rival = bestAppeal(other);
            if (rival > Number.NEGATIVE_INFINITY)
              doubts[event.seat * tiles + other] -= kept * Math.log(1 + Math.exp(trust * (rival - chosen)));
          }
      }
      attach(table, tile, end, out, rules.toes);
    }
    if (isDouble(tile)) glance.topDouble = Math.max(glance.topDouble, tile);
    table.laid++;
    table.total += high[tile] + low[tile];
  }

  return ({ hands }) => {
    let sum = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      for (let word = 0; word < words; word++) {
        for (let bits = hands[other * words + word]; bits !== 0; bits &= bits - 1)
          sum += doubts[other * tiles + word * 32 + lowestBit(bits)];
      }
    }
    return sum;
  };
}

function sumOf({ ends }: DominoState): number {
  let sum = 0;
  for (const end of ends) sum += shownAt(end) * (isDouble((end >> 4) & 255) ? 2 : 1);
  return sum;
}
