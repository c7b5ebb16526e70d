import { type Seat, seatAt } from '../core/seat.ts';

/**
 * What everybody at the table saw in a round, one number an event: bits 0–3 the kind, 4–7 the seat, then a detail. That
 * is the first card (`start`), the move (`play`, `choose`), how many cards (`draw`, `debt`, `penalty`, `reshuffle`),
 * the partner (`swap`) or the direction (`rotate`).
 */
export const saw = {
  start: 0,
  play: 1,
  choose: 2,
  draw: 3,
  debt: 4,
  penalty: 5,
  keep: 6,
  pass: 7,
  skip: 8,
  swap: 9,
  rotate: 10,
  reshuffle: 11,
} as const;

export type EventKind = keyof typeof saw;

const kinds: readonly EventKind[] = [
  'start',
  'play',
  'choose',
  'draw',
  'debt',
  'penalty',
  'keep',
  'pass',
  'skip',
  'swap',
  'rotate',
  'reshuffle',
];

/** Set in the detail of a `play` that was an interjection. */
export const interjected = 1 << 16;

export const event = (kind: number, seat: Seat, detail: number): number => kind | (seat << 4) | (detail << 8);

export const kindOfEvent = (entry: number): EventKind => kinds[entry & 15];
export const seatOfEvent = (entry: number): Seat => seatAt((entry >> 4) & 15);
export const detailOf = (entry: number): number => entry >> 8;
