import type { Seat } from '@tischrunde/engine';
import {
  type DominoState,
  isDouble,
  lacksOf,
  lowestBit,
  roomAt,
  saw,
  sawIn,
  seatOf,
  shownAt,
  tileAt,
  tileOfEvent,
} from '@tischrunde/engine/inside';

/**
 * What a seat sees that looks at the table: its hand, what lies open, and what it can count from these. There is one glance
 * for all moves of a turn, filled again and again, because this is asked millions of times; what was read of a state's
 * history is not read again.
 */
export interface Glance {
  state: DominoState | null;
  seat: number;
  round: number;
  /** How much of the round's history has been read. */
  read: number;
  /** What had been read when the seat looked. */
  seen: number;

  /** The tiles on the table, the own ones, and all others, as a hand holds them. */
  readonly laid: Int32Array;
  readonly own: Int32Array;
  readonly unseen: Int32Array;
  ownCount: number;
  unseenCount: number;
  /** The highest double on the table, −1 where there is none. */
  topDouble: number;
  /** By seat: what its older tiles lack, and how many came after it showed that. */
  readonly lacks: Int32Array;
  readonly fresh: Int32Array;

  /** The values at all ends as bits, and how many ends show each. */
  shown: number;
  readonly shows: Uint8Array;
  /** The ends added up, a double counting both its halves. */
  sum: number;

  next: number;
  nextSize: number;
  /** The tiles of the opponent who has the fewest. */
  smallest: number;
}

const mostWords = 5;

export const newGlance = (): Glance => ({
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

/** Looks at the table, unless this is what was looked at last. */
export function look(glance: Glance, state: DominoState, seat: Seat): void {
  const { length } = state.history;
  const isKnown = glance.state === state && glance.round === state.round;
  if (isKnown && glance.seen === length && glance.seat === seat) return;
  if (!isKnown) forget(glance, state);
  glance.seat = seat;
  glance.seen = length;
  readHistory(glance, state);
  lookAtTiles(glance, state, seat);
  lookAtEnds(glance, state);
  glance.next = seat + 1 === state.players ? 0 : seat + 1;
  glance.nextSize = sizeOf(state, glance.next);
  glance.smallest = state.players === 2 ? glance.nextSize : smallestAgainst(state, seat);
}

function forget(glance: Glance, state: DominoState): void {
  glance.state = state;
  glance.round = state.round;
  glance.read = 0;
  glance.topDouble = -1;
  glance.laid.fill(0);
  glance.lacks.fill(0);
  glance.fresh.fill(0);
}

/** What was laid, and what the seats have shown. */
function readHistory(glance: Glance, { history }: DominoState): void {
  const { laid, lacks, fresh } = glance;
  for (let i = glance.read; i < history.length; i++) {
    const entry = history[i];
    const kind = sawIn(entry);
    if (kind === saw.lay || kind === saw.lock) {
      const tile = tileOfEvent(entry);
      laid[tile >> 5] |= 1 << (tile & 31);
      if (tile > glance.topDouble && isDouble(tile)) glance.topDouble = tile;
    } else if (kind === saw.tile) fresh[seatOf(entry)]++;
    else if (lacksOf(entry) !== 0) {
      const seat = seatOf(entry);
      lacks[seat] = fresh[seat] === 0 ? lacks[seat] | lacksOf(entry) : lacksOf(entry);
      fresh[seat] = 0;
    }
  }
  glance.read = history.length;
}

function lookAtTiles(glance: Glance, { rules, hands }: DominoState, seat: Seat): void {
  const { words, tiles } = rules;
  const { own, laid, unseen } = glance;
  glance.ownCount = 0;
  glance.unseenCount = 0;
  for (let word = 0; word < words; word++) {
    own[word] = hands[seat * words + word];
    const beyond = tiles - word * 32;
    unseen[word] = ~(own[word] | laid[word]) & (beyond < 32 ? (1 << beyond) - 1 : -1);
    glance.ownCount += countBits(own[word]);
    glance.unseenCount += countBits(unseen[word]);
  }
}

/** What an unseen tile counts on average. */
export function unseenWorth({ unseen, unseenCount }: Glance, { rules }: DominoState): number {
  let sum = 0;
  for (let word = 0; word < rules.words; word++) {
    for (let bits = unseen[word]; bits !== 0; bits &= bits - 1)
      sum += rules.worth[word * 32 + lowestBit(bits)];
  }
  return unseenCount === 0 ? 0 : sum / unseenCount;
}

function lookAtEnds(glance: Glance, { ends }: DominoState): void {
  const { shows } = glance;
  shows.fill(0);
  glance.shown = 0;
  glance.sum = 0;
  for (let i = 0; i < ends.length; i++) {
    const value = shownAt(ends[i]);
    shows[value]++;
    glance.shown |= 1 << value;
    glance.sum += isDouble(tileAt(ends[i])) ? 2 * value : value;
  }
}

/** How many tiles a seat holds; that is seen by everybody. */
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

/** The values at the open ends, as bits, once a tile is laid at an end with a half outwards. */
export function shownAfter(
  glance: Glance,
  state: DominoState,
  tile: number,
  at: number,
  out: number,
): number {
  const end = state.ends[at];
  const value = shownAt(end);
  const { toes } = state.rules;
  if (toes > 1 && isDouble(tile)) return 1 << out;
  const room = roomAt(end);
  if (room > 1 && state.foot === at) return 1 << value;
  return (room === 1 && glance.shows[value] === 1 ? glance.shown & ~(1 << value) : glance.shown) | (1 << out);
}
