import type { Seat } from '../core/seat.ts';
import type { Tile } from '../pieces/dominoes.ts';
import { readEntry } from './history.ts';
import type { DominoRules } from './rules.ts';
import type { DominoState } from './state.ts';

/** What everybody at the table knows of one tile in a hand. */
export interface Slot {
  /** Halves it cannot have, as bits: its holder could not lay when the ends asked for them. */
  lacks: number;
  /** Halves of which it has at least one, as bits: its holder drew it and could lay. 0 if nothing is known. */
  fits: number;
  /** It was dealt, so it does not outrank the tile that opened the round. */
  readonly dealt: boolean;
}

/** The rank of the tile that opened the round; no dealt tile is above it. */
export const noBound = 0x7fff;

export const couldBe = (rules: DominoRules, slot: Slot, tile: Tile, bound: number): boolean =>
  (rules.offers[tile] & slot.lacks) === 0 &&
  (slot.fits === 0 || (rules.offers[tile] & slot.fits) !== 0) &&
  !(slot.dealt && rules.rank[tile] > bound);

/** What the table knows of the `held` tiles that a seat holds now, the longest held first. */
export function slotsOf(state: DominoState, seat: Seat, held: number, bound: number): Slot[] {
  const { rules } = state;
  const events = state.history.map(readEntry).filter((event) => event.seat === seat);
  const gained = events.filter(({ kind }) => kind === 'tile').length;
  const spent = events.filter(({ kind }) => kind === 'lay' || kind === 'lock').length;
  const dealt = held + spent - gained;
  const slots: Slot[] = Array.from({ length: dealt }, () => ({ lacks: 0, fits: 0, dealt: true }));

  let sought = 0;
  for (const event of events) {
    switch (event.kind) {
      case 'lay':
      case 'lock':
        spend(rules, slots, event.tile, bound);
        break;
      case 'tile':
        slots.push({ lacks: 0, fits: sought, dealt: false });
        break;
      default:
        if (event.kind === 'noFit') for (const slot of slots) slot.fits = 0;
        for (const slot of slots) slot.lacks |= event.lacks;
    }
    sought = event.kind === 'draw' && rules.draw.when === 'once' ? event.lacks : 0;
  }
  return slots;
}

/**
 * Removes the slot that a laid tile came from. Nobody sees which one it was; removing the longest held of the possible
 * slots never excludes the truth, because what is known of a newer slot is known of every older one.
 */
function spend(rules: DominoRules, slots: Slot[], tile: Tile, bound: number): void {
  const possible = slots.filter((slot) => couldBe(rules, slot, tile, bound));
  slots.splice(slots.indexOf(possible[0]), 1);
  for (const other of possible.slice(1)) other.fits = 0;
}
