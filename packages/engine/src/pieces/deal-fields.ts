import type { DealText } from '../core/game.ts';
import { BadInput, type Json, listAt, preview } from '../core/json.ts';
import { nobody, type Seat, seatAt } from '../core/seat.ts';
import { readTile, type Tile } from './dominoes.ts';

/** Refuses a deal with a field that the game does not know. */
export function checkFields(game: string, deal: DealText, place: string, known: readonly string[]): void {
  const unknown = Object.keys(deal).find((field) => field !== 'chance' && !known.includes(field));
  if (unknown !== undefined) throw new BadInput(`${place}.${unknown}`, `a deal of ${game} has no such field`);
}

/** Runs a reader whose errors have places relative to `place`, and makes those absolute. */
export function readWithin<Read>(place: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { place: inner, reason } = error;
    // A cell of a grid is named in words: row 2, column 3.
    const joint = inner === '' ? '' : inner.includes(' ') ? ', ' : '.';
    throw new BadInput(place + joint + inner, reason);
  }
}

/** Reads a list of different tiles; `fault` explains why a tile is not allowed there, if so. */
export function tilesFrom(
  tiles: Json | undefined,
  place: string,
  fault: (tile: Tile) => string | null,
): Tile[] {
  const seen = new Map<Tile, string>();
  return listAt(tiles, place).map((text, index) => {
    const here = `${place}[${index}]`;
    const tile = tileFrom(text, here);
    const wrong = fault(tile);
    if (wrong !== null) throw new BadInput(here, `${text} ${wrong}`);
    const first = seen.get(tile);
    if (first !== undefined) throw new BadInput(here, `${text} is there twice, first at ${first}`);
    seen.set(tile, here);
    return tile;
  });
}

export function tileFrom(text: Json | undefined, place: string): Tile {
  const tile = readTile(text);
  if (tile === null) throw new BadInput(place, `${preview(text)} is not a domino`);
  return tile;
}

/** The seat in a view; null is nobody. */
export const seatIn = (value: Json | undefined): Seat => (typeof value === 'number' ? seatAt(value) : nobody);
