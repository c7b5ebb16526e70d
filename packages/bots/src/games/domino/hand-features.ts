import type { Seat } from '@tischrunde/engine';
import {
  type DominoState,
  entryKinds,
  isDouble,
  kindOfEntry,
  lacksOfEntry,
  lowestBit,
  roomOfEnd,
  seatOfEntry,
  tileOfEnd,
  tileOfEntry,
  valueOfEnd,
} from '@tischrunde/engine/internals';

/**
 * What a seat knows from its hand and the open tiles. One record is filled again for every position, because
 * this runs millions of times; the history of a state is read incrementally.
 */
export interface HandFeatures {
  state: DominoState | null;
  seat: number;
  round: number;
  /** How much of the round's history has been read. */
  read: number;
  /** The value of `read` when the features were last computed. */
  seen: number;

  /** The tiles on the table, the own ones and all others, as bits. */
  readonly laid: Int32Array;
  readonly own: Int32Array;
  readonly unseen: Int32Array;
  ownCount: number;
  unseenCount: number;
  /** The highest double on the table; −1 if there is none. */
  topDouble: number;
  /** By seat: values that its older tiles lack, and the number of tiles drawn since it showed that. */
  readonly lacks: Int32Array;
  readonly fresh: Int32Array;

  /** The values at all ends as bits, and how many ends show each. */
  shown: number;
  readonly shows: Uint8Array;
  /** The sum of the ends; a double counts with both halves. */
  sum: number;

  next: number;
  nextSize: number;
  /** The size of the smallest hand of an opponent. */
  smallest: number;
}

const mostWords = 5;

export const newHandFeatures = (): HandFeatures => ({
  state: null,
  seat: -1,
  round: 0,
  read: 0,
  seen: -1,
  laid: new Int32Array(mostWords),
  own: new Int32Array(mostWords),
  unseen: new Int32Array(mostWords),
  ownCount: 0,
  unseenCount: 0,
  topDouble: -1,
  lacks: new Int32Array(16),
  fresh: new Int32Array(16),
  shown: 0,
  shows: new Uint8Array(16),
  sum: 0,
  next: 0,
  nextSize: 0,
  smallest: 0,
});

/** Computes the features, unless the position is the same as last time. */
export function look(features: HandFeatures, state: DominoState, seat: Seat): void {
  const { length } = state.history;
  const isKnown = features.state === state && features.round === state.round;
  if (isKnown && features.seen === length && features.seat === seat) return;
  if (!isKnown) forget(features, state);
  features.seat = seat;
  features.seen = length;
  readHistory(features, state);
  lookAtTiles(features, state, seat);
  lookAtEnds(features, state);
  features.next = seat + 1 === state.players ? 0 : seat + 1;
  features.nextSize = sizeOf(state, features.next);
  features.smallest = state.players === 2 ? features.nextSize : smallestAgainst(state, seat);
}

function forget(features: HandFeatures, state: DominoState): void {
  features.state = state;
  features.round = state.round;
  features.read = 0;
  features.topDouble = -1;
  features.laid.fill(0);
  features.lacks.fill(0);
  features.fresh.fill(0);
}

/** Reads lays, draws and what seats have shown to lack. */
function readHistory(features: HandFeatures, { history }: DominoState): void {
  const { laid, lacks, fresh } = features;
  for (let i = features.read; i < history.length; i++) {
    const entry = history[i];
    const kind = kindOfEntry(entry);
    if (kind === entryKinds.lay || kind === entryKinds.lock) {
      const tile = tileOfEntry(entry);
      laid[tile >> 5] |= 1 << (tile & 31);
      if (tile > features.topDouble && isDouble(tile)) features.topDouble = tile;
    } else if (kind === entryKinds.tile) fresh[seatOfEntry(entry)]++;
    else if (lacksOfEntry(entry) !== 0) {
      const seat = seatOfEntry(entry);
      lacks[seat] = fresh[seat] === 0 ? lacks[seat] | lacksOfEntry(entry) : lacksOfEntry(entry);
      fresh[seat] = 0;
    }
  }
  features.read = history.length;
}

function lookAtTiles(features: HandFeatures, { rules, hands }: DominoState, seat: Seat): void {
  const { words, tiles } = rules;
  const { own, laid, unseen } = features;
  features.ownCount = 0;
  features.unseenCount = 0;
  for (let word = 0; word < words; word++) {
    own[word] = hands[seat * words + word];
    const beyond = tiles - word * 32;
    unseen[word] = ~(own[word] | laid[word]) & (beyond < 32 ? (1 << beyond) - 1 : -1);
    features.ownCount += countBits(own[word]);
    features.unseenCount += countBits(unseen[word]);
  }
}

/** The average pips of an unseen tile. */
export function unseenWorth({ unseen, unseenCount }: HandFeatures, { rules }: DominoState): number {
  let sum = 0;
  for (let word = 0; word < rules.words; word++) {
    for (let bits = unseen[word]; bits !== 0; bits &= bits - 1)
      sum += rules.worth[word * 32 + lowestBit(bits)];
  }
  return unseenCount === 0 ? 0 : sum / unseenCount;
}

function lookAtEnds(features: HandFeatures, { ends }: DominoState): void {
  const { shows } = features;
  shows.fill(0);
  features.shown = 0;
  features.sum = 0;
  for (let i = 0; i < ends.length; i++) {
    const value = valueOfEnd(ends[i]);
    shows[value]++;
    features.shown |= 1 << value;
    features.sum += isDouble(tileOfEnd(ends[i])) ? 2 * value : value;
  }
}

/** The number of tiles in a hand, which everybody sees. */
export function sizeOf({ rules, hands }: DominoState, seat: number): number {
  const { words } = rules;
  let count = 0;
  for (let word = 0; word < words; word++) count += countBits(hands[seat * words + word]);
  return count;
}

function smallestAgainst(state: DominoState, seat: Seat): number {
  let smallest = 99;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && isAgainst(state, seat, other)) smallest = Math.min(smallest, sizeOf(state, other));
  }
  return smallest;
}

/** Whether two seats play against each other. */
export const isAgainst = ({ rules, teams }: DominoState, seat: number, other: number): boolean =>
  rules.variant.teams !== true || teams[seat] !== teams[other];

export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The values at the open ends, as bits, after a tile is laid with `out` outwards. */
export function shownAfter(
  features: HandFeatures,
  state: DominoState,
  tile: number,
  at: number,
  out: number,
): number {
  const end = state.ends[at];
  const value = valueOfEnd(end);
  const { toes } = state.rules;
  if (toes > 1 && isDouble(tile)) return 1 << out;
  const room = roomOfEnd(end);
  if (room > 1 && state.foot === at) return 1 << value;
  return (
    (room === 1 && features.shows[value] === 1 ? features.shown & ~(1 << value) : features.shown) | (1 << out)
  );
}
