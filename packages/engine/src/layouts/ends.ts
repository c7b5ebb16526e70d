import { high, isDouble, low, nameOf, readTile, type Tile } from '../pieces/dominoes.ts';

/**
 * The open ends of a layout: a line, a cross, a star or chicken feet. An end is the half that is shown, the tile that
 * shows it, and how many tiles may still be laid there: the two free sides of a lone double are one end with room for
 * two, the middle of a star is one end with room for all its arms.
 */
export interface OpenEnds {
  readonly ends: Int32Array;
  endCount: number;
  /** The end that must be filled before any other, or `noFoot`. */
  foot: number;
}

export const noFoot = -1;

/** More ends than any layout of any set has: a double-fifteen chicken has at most 33. */
const mostEnds = 40;

export const noEnds = (): OpenEnds => ({ ends: new Int32Array(mostEnds), endCount: 0, foot: noFoot });

const roomUnit = 1 << 12;

const endOf = (tile: Tile, value: number, room: number): number => value | (tile << 4) | (room * roomUnit);

export const shownAt = (end: number): number => end & 15;
export const tileAt = (end: number): Tile => (end >> 4) & 255;
const roomAt = (end: number): number => end >> 12;

/** Lays the first tile. A double has `arms` free sides, any other tile its two halves. */
export function openWith(layout: OpenEnds, tile: Tile, arms: number): void {
  layout.foot = noFoot;
  if (isDouble(tile)) {
    layout.ends[0] = endOf(tile, high[tile], arms);
    layout.endCount = 1;
  } else {
    layout.ends[0] = endOf(tile, high[tile], 1);
    layout.ends[1] = endOf(tile, low[tile], 1);
    layout.endCount = 2;
  }
}

/** Lays a tile at an end with the half `out` outwards. A double takes `toes` tiles; more than one make it a foot. */
export function attach(layout: OpenEnds, tile: Tile, at: number, out: number, toes: number): void {
  const { ends } = layout;
  const room = isDouble(tile) ? toes : 1;
  const left = ends[at] - roomUnit;
  let fresh = at;
  if (roomAt(left) === 0) {
    if (layout.foot === at) layout.foot = noFoot;
  } else {
    ends[at] = left;
    fresh = layout.endCount++;
  }
  ends[fresh] = endOf(tile, out, room);
  if (room > 1) layout.foot = fresh;
}

export const isOpen = (layout: OpenEnds, index: number): boolean => layout.foot === noFoot || layout.foot === index;

/** `6-3:3`: the tile that shows the end and the value it shows. */
export const endName = (end: number): string => `${nameOf(tileAt(end))}:${shownAt(end)}`;

export function openEndNames(layout: OpenEnds): string[] {
  const names: string[] = [];
  for (let i = 0; i < layout.endCount; i++) if (isOpen(layout, i)) names.push(endName(layout.ends[i]));
  return names.sort();
}

const notation = /^([^:]+):(0|[1-9]\d?)$/;

/** Reads `6-3:3`; null where it is not the notation of an end. */
export function readEnd(text: unknown): { readonly tile: Tile; readonly value: number } | null {
  const found = typeof text === 'string' ? notation.exec(text) : null;
  const tile = found === null ? null : readTile(found[1]);
  return found === null || tile === null ? null : { tile, value: Number(found[2]) };
}

/** The index of the end that a tile shows with a value, or −1. It need not be open while a foot is. */
export function findEnd(layout: OpenEnds, tile: Tile, value: number): number {
  for (let i = 0; i < layout.endCount; i++) {
    if (tileAt(layout.ends[i]) === tile && shownAt(layout.ends[i]) === value) return i;
  }
  return -1;
}
