import { high, isDouble, low, readTile, type Tile, tileName } from './dominoes.ts';

/**
 * The open ends of a layout: a line, a cross, a star or chicken feet. An end is a value, the tile that shows it, and how
 * many tiles may still be laid there: the two free sides of a lone double are one end with room for two, the middle of a
 * star is one end with room for all its arms.
 */
export interface OpenEnds {
  ends: number[];
  /** The end that must be filled before any other, or `noFoot`. */
  foot: number;
}

/** An end as a move names it. */
interface NamedEnd {
  readonly tile: Tile;
  readonly value: number;
}

export const noFoot = -1;

const roomUnit = 1 << 12;

const endOf = (tile: Tile, value: number, room: number): number => value | (tile << 4) | (room * roomUnit);

export const valueOfEnd = (end: number): number => end & 15;
export const tileOfEnd = (end: number): Tile => (end >> 4) & 255;
/** How many tiles may still be laid at an end. */
export const roomOfEnd = (end: number): number => end >> 12;

/** Lays the first tile. A double has `arms` free sides, any other tile its two halves. */
export function openWith(layout: OpenEnds, tile: Tile, arms: number): void {
  layout.foot = noFoot;
  layout.ends = isDouble(tile)
    ? [endOf(tile, high[tile], arms)]
    : [endOf(tile, high[tile], 1), endOf(tile, low[tile], 1)];
}

/** Lays a tile at an end with the half `out` outwards. A double takes `toes` tiles; more than one makes it a foot. */
export function attach(layout: OpenEnds, tile: Tile, at: number, out: number, toes: number): void {
  const { ends } = layout;
  const room = isDouble(tile) ? toes : 1;
  const left = ends[at] - roomUnit;
  let fresh = at;
  if (roomOfEnd(left) === 0) {
    if (layout.foot === at) layout.foot = noFoot;
    ends[at] = endOf(tile, out, room);
  } else {
    ends[at] = left;
    fresh = ends.length;
    ends.push(endOf(tile, out, room));
  }
  if (room > 1) layout.foot = fresh;
}

/** Closes an end for good. */
export function closeEnd(layout: OpenEnds, at: number): void {
  layout.ends.splice(at, 1);
}

export const isOpen = (layout: OpenEnds, index: number): boolean =>
  layout.foot === noFoot || layout.foot === index;

/** Names by end, whatever its room, built once, and ends by name: every move names some. */
const names: string[] = [];
const named = new Map<string, NamedEnd>();
for (let tile = 0; tile < high.length; tile++) {
  for (const value of [high[tile], low[tile]]) {
    const name = `${tileName(tile)}:${value}`;
    names[endOf(tile, value, 0)] = name;
    named.set(name, { tile, value });
  }
}

/** `6-3:3`: the tile that shows the end and the value it shows. */
export const endName = (end: number): string => names[end & (roomUnit - 1)];

export function openEndNames(layout: OpenEnds): string[] {
  const { ends, foot } = layout;
  const open = foot === noFoot ? ends.map(endName) : [endName(ends[foot])];
  // Most lines have two ends, and every view has them.
  if (open.length > 2) return open.sort();
  return open.length === 2 && open[0] > open[1] ? [open[1], open[0]] : open;
}

/** What the open ends show, each value once. */
export function openValues(layout: OpenEnds): number[] {
  const values = layout.ends.filter((_, index) => isOpen(layout, index)).map(valueOfEnd);
  return [...new Set(values)].sort((one, other) => one - other);
}

const notation = /^([^:]+):(0|[1-9]\d?)$/;

/** Reads `6-3:3` or `3-6:3`; null if it is not the notation of an end. The tile may not have the value. */
export function readEnd(text: unknown): NamedEnd | null {
  if (typeof text !== 'string') return null;
  const known = named.get(text);
  if (known !== undefined) return known;
  const found = notation.exec(text);
  const tile = found === null ? null : readTile(found[1]);
  return found === null || tile === null ? null : { tile, value: Number(found[2]) };
}

/** The index of the end with this tile and value, or −1. While there is a foot, other ends are found but not open. */
export function findEnd(layout: OpenEnds, tile: Tile, value: number): number {
  return layout.ends.findIndex((end) => tileOfEnd(end) === tile && valueOfEnd(end) === value);
}
