import type { Seat } from '@tischrunde/engine';
import {
  canDraw,
  type DominoMove,
  type DominoRules,
  type DominoState,
  draws,
  endIn,
  high,
  isDouble,
  isJoker,
  kindOf,
  locks,
  low,
  noEnd,
  outIn,
  passes,
  pipsInHand,
  type Tile,
  tileIn,
} from '@tischrunde/engine/internals';
import type { Heuristic } from '../../evaluation/heuristic.ts';
import {
  countBits,
  type HandFeatures,
  isAgainst,
  look,
  newHandFeatures,
  shownAfter,
  sizeOf,
  unseenWorth,
} from './hand-features.ts';
import type { Points } from './points.ts';
import { runFrom } from './run.ts';
import type { Weights } from './weights.ts';

/** Rates the moves of a domino game. */
export function rating(weights: Weights, points: Points | null): Heuristic<DominoState, DominoMove> {
  const features = newHandFeatures();
  return {
    rate(state, seat, move) {
      look(features, state, seat);
      switch (kindOf(move)) {
        case draws:
          return weights.draw;
        case passes:
          return weights.pass + weights.lead * leadOf(features, state, seat, 0);
        case locks:
          return (
            weights.lock + weights.lockLead * leadOf(features, state, seat, state.rules.worth[tileIn(move)])
          );
        default:
          return rateLay(features, weights, points, state, seat, move);
      }
    },
  };
}

function rateLay(
  features: HandFeatures,
  weights: Weights,
  points: Points | null,
  state: DominoState,
  seat: Seat,
  move: DominoMove,
): number {
  const { rules } = state;
  const tile = tileIn(move);
  const at = endIn(move);
  const out = outIn(move);
  const heavy = rules.worth[tile] / (2 * rules.highest);
  let rate = heavy * (weights.heavy + weights.urgent / Math.max(1, features.smallest));
  if (isDouble(tile)) rate += weights.double;
  if (isJoker(rules, tile)) rate += weights.joker;
  rate += weights.lost * lostWith(features, rules, tile);
  if (points !== null && state.laid > 0) {
    rate += weights.points * points.scored(features, state, tile, at, out);
    rate += weights.leaves * points.left(features, state, tile, at, out);
  }
  if (!rules.matching) return rate;
  const shown = shownBy(features, state, tile, at, out);
  if (weights.run !== 0) rate += (weights.run * runFrom(features, state, tile, shown, weights.runSteps)) / 10;
  return rate + rateEnds(features, weights, state, seat, tile, shown);
}

const shownBy = (features: HandFeatures, state: DominoState, tile: Tile, at: number, out: number): number =>
  at === noEnd ? (1 << high[tile]) | (1 << low[tile]) : shownAfter(features, state, tile, at, out);

/** The value of the ends that a lay leaves. */
function rateEnds(
  features: HandFeatures,
  weights: Weights,
  state: DominoState,
  seat: Seat,
  tile: Tile,
  shown: number,
): number {
  const { ownCount } = features;
  const fitting = fittingAt(state.rules, shown);
  const theirs = common(features.unseen, fitting, state.rules.words);
  const own = common(features.own, fitting, state.rules.words);
  const mine = own - ((fitting[tile >> 5] >>> (tile & 31)) & 1);
  if (mine + theirs === 0 && !canDraw(state))
    return weights.blocked * leadOf(features, state, seat, state.rules.worth[tile]);
  const stopped = chanceOfStop(features, state.rules, shown, theirs);
  return (
    (ownCount > 1 ? (mine === 0 ? weights.stuck : (weights.reach * mine) / (ownCount - 1)) : 0) +
    weights.stop * (isAgainst(state, seat, features.next) ? stopped : -stopped) +
    (mine + theirs > 0 ? (weights.control * mine) / (mine + theirs) : 0)
  );
}

const fit = new Int32Array(5);

/** The tiles that fit one of the values. The array is reused by the next call. */
function fittingAt({ words, fitting }: DominoRules, shown: number): Int32Array {
  for (let word = 0; word < words; word++) {
    let bitsHere = 0;
    for (let bits = shown; bits !== 0; bits &= bits - 1)
      bitsHere |= fitting[(31 - Math.clz32(bits & -bits)) * words + word];
    fit[word] = bitsHere;
  }
  return fit;
}

function common(one: Int32Array, other: Int32Array, words: number): number {
  let count = countBits(one[0] & other[0]);
  for (let word = 1; word < words; word++) count += countBits(one[word] & other[word]);
  return count;
}

/** The chance that the next seat has no tile that fits, of which `theirs` are unseen. */
function chanceOfStop(features: HandFeatures, rules: DominoRules, shown: number, theirs: number): number {
  const { next, nextSize, unseenCount } = features;
  const lacks = features.lacks[next];
  if (lacks === 0) return without(theirs, unseenCount, nextSize);
  let open = 0;
  for (let bits = shown; bits !== 0; bits &= bits - 1) {
    const value = 31 - Math.clz32(bits & -bits);
    if (((lacks >> rules.partner[value]) & 1) === 0) open |= 1 << value;
  }
  const fresh = Math.min(features.fresh[next], nextSize);
  const older = common(features.unseen, fittingAt(rules, open), rules.words);
  return without(older, unseenCount, nextSize - fresh) * without(theirs, unseenCount, fresh);
}

/** The chance that none of `some` tiles is among `drawn` of `all`. */
function without(some: number, all: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn && chance > 0; i++) chance *= Math.max(0, 1 - some / (all - i));
  return chance;
}

/** By how many tens of pips the own hand, without `less`, is probably lighter than every other. */
function leadOf(features: HandFeatures, state: DominoState, seat: Seat, less: number): number {
  const each = unseenWorth(features, state);
  let lightest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.players; other++) {
    if (other === seat || !isAgainst(state, seat, other)) continue;
    const size = sizeOf(state, other);
    lightest = Math.min(lightest, size * each - 3 * Math.sqrt(size));
  }
  return (lightest - (pipsInHand(state, seat) - less)) / 10;
}

/** The number of values of a tile that no other tile in hand has. */
function lostWith({ own }: HandFeatures, { tiles }: DominoRules, tile: Tile): number {
  let lost = isShown(own, tiles, high[tile], tile) ? 0 : 1;
  if (!isDouble(tile) && !isShown(own, tiles, low[tile], tile)) lost++;
  return lost;
}

function isShown(own: Int32Array, tiles: number, value: number, but: Tile): boolean {
  const from = value * showingWords;
  for (let word = 0; word * 32 < tiles; word++) {
    const held = own[word] & showing[from + word];
    if ((word === but >> 5 ? held & ~(1 << (but & 31)) : held) !== 0) return true;
  }
  return false;
}

const showingWords = 5;

/** By value: the tiles that show it, as bits. */
const showing = new Int32Array(16 * showingWords);
for (let tile = 0; tile < high.length; tile++) {
  for (const value of [high[tile], low[tile]])
    showing[value * showingWords + (tile >> 5)] |= 1 << (tile & 31);
}
