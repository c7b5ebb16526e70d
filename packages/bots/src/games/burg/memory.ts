import { type Chance, isObject, type Json, type View } from '@tischrunde/engine';
import { type BurgState, burg, readTile, type Tile } from '@tischrunde/engine/internals';
import type { Notes, Sight } from '../../bot.ts';

/**
 * Notes which tiles the only opponent must hold: tiles of the own hand that were given away after a chain and
 * do not lie on the board. With more players it is unknown who took which.
 */
export function look(notes: Notes, { view, seat }: Sight): Notes {
  if (view.players !== 2) return {};
  const hand = tilesIn(view.hands[seat]);
  const laid = tilesIn(view.board);
  const gone = [...tilesIn(notes.hand), ...tilesIn(notes.theirs)];
  const theirs = gone.filter((tile) => !hand.includes(tile) && !laid.includes(tile));
  return { hand, theirs };
}

/** The names of tiles in a view or in notes. */
const tilesIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map((entry) => String(isObject(entry) ? entry.tile : entry)) : [];

/** A guess that also agrees with the notes. */
export function guessKnowing(view: View, seat: number, notes: Notes, chance: Chance): BurgState {
  const state = burg.guess(view, chance);
  const theirs = tilesIn(notes.theirs).flatMap((name): Tile[] => {
    const tile = readTile(name);
    return tile === null ? [] : [tile];
  });
  if (theirs.length === 0) return state;
  const hand = state.hands[1 - seat];
  const stock = [...state.stock];
  for (const tile of theirs) {
    const place = hand.findIndex((other) => !theirs.includes(other));
    if (hand.includes(tile) || place < 0) continue;
    // In a prepared deal the guess may have left the tile out.
    const at = stock.indexOf(tile);
    if (at >= 0) stock[at] = hand[place];
    hand[place] = tile;
  }
  return { ...state, stock };
}
