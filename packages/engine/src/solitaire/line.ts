import type { Report, RoundEvent } from '../core/event.ts';
import type { MoveText } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import { accept, badField, type Judged, noSuchMove, type Refusal, refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { halves, high, low, readTile, type Tile, tileName } from '../pieces/dominoes.ts';
import type { LaidTile } from '../pieces/laid-tile.ts';
import {
  attach,
  endName,
  findEnd,
  noFoot,
  type OpenEnds,
  openEndNames,
  openValues,
  openWith,
  readEnd,
  valueOfEnd,
} from '../pieces/open-ends.ts';

/** A line with two open ends, and how it came about. */
export interface Line extends OpenEnds {
  /** The tiles in the order they were laid: bits 0–7 the tile, the rest the end it was laid at, or `first`. */
  laid: number[];
}

/** What everybody sees of a line. */
export type LineView = {
  readonly ends: readonly string[];
  /** The tiles from left to right, each as it lies. */
  readonly line: readonly string[];
  /** The tiles in the order they were laid. */
  readonly layout: readonly LaidTile[];
};

/** A tile was laid; without a seat, it was turned up as the first one. */
export type LineEvent =
  | RoundEvent
  | {
      readonly type: 'laid';
      readonly seat: number | null;
      readonly tile: string;
      readonly at: string | null;
      readonly out: number | null;
    };

/** A tile of a line: bits 0–7 the tile, the rest the index of the end; 0 for the first tile. */
export type Lay = number;

const first = -1;
const lidOfRoom = 0xfff;

export const emptyLine = (): Line => ({ ends: [], foot: noFoot, laid: [] });

export const cloneLine = ({ ends, foot, laid }: Line): Line => ({
  ends: ends.slice(),
  foot,
  laid: laid.slice(),
});

export const layOf = (tile: Tile, end: number): Lay => tile | (end << 8);
export const tileIn = (lay: Lay): Tile => lay & 255;
const endIn = (lay: Lay): number => lay >> 8;
const atIn = (laid: number): number => laid >> 8;

const otherHalf = (tile: Tile, half: number): number => high[tile] + low[tile] - half;

const fits = (line: Line, tile: Tile, end: number): boolean =>
  ((halves[tile] >> valueOfEnd(line.ends[end])) & 1) === 1;

/** Lays a tile and reports it; a tile that was turned up has no seat. */
export function layAndTell(
  line: Line,
  lay: Lay,
  seat: Seat | null,
  report: Report<LineEvent> | undefined,
): void {
  layDown(line, lay);
  if (report === undefined) return;
  const { tile, at, out } = laidTile(line.laid[line.laid.length - 1]);
  report({ type: 'laid', seat, tile, at, out });
}

/** Lays a tile; at the end that the lay names, or as the first one. */
export function layDown(line: Line, lay: Lay): void {
  const tile = tileIn(lay);
  if (line.laid.length === 0) {
    line.laid.push(tile | (first << 8));
    openWith(line, tile, 2);
    return;
  }
  const end = endIn(lay);
  const at = line.ends[end];
  line.laid.push(tile | ((at & lidOfRoom) << 8));
  attach(line, tile, end, otherHalf(tile, valueOfEnd(at)), 1);
}

/** Adds the ways to lay a tile to `into` and returns the new count. */
export function addLays(line: Line, tile: Tile, into: Lay[], count: number): number {
  let more = count;
  if (line.laid.length === 0) into[more++] = layOf(tile, 0);
  for (let end = 0; end < line.ends.length; end++) if (fits(line, tile, end)) into[more++] = layOf(tile, end);
  return more;
}

export const isStuck = (line: Line, tiles: readonly Tile[]): boolean =>
  line.laid.length > 0 && !tiles.some((tile) => line.ends.some((_, end) => fits(line, tile, end)));

export function writeLay(line: Line, lay: Lay): MoveText {
  const move = { type: 'lay', tile: tileName(tileIn(lay)) };
  return line.laid.length === 0 ? move : { ...move, at: endName(line.ends[endIn(lay)]) };
}

/** The rules about a line. */
type LineRule = 'solo1.line' | 'solo2.line' | 'fortune.chain';

/** Judges a lay: its form, the piece, the end it names, then the fit; `rule` is the one about the line. */
export function judgeLay(
  line: Line,
  move: JsonObject,
  rule: LineRule,
  whyNotPiece: (tile: Tile) => Refusal | null,
): Judged<Lay> {
  const { type, at } = move;
  const isFirst = line.laid.length === 0;
  if (type !== 'lay') return noSuchMove(type, ['lay']);
  const tile = readTile(move.tile);
  if (tile === null) return badField('tile', 'domino', move.tile);
  const named = readEnd(at);
  if (named === null && !(isFirst && at === undefined)) return badField('at', 'end', at);
  const wrong = whyNotPiece(tile);
  if (wrong !== null) return wrong;
  if (isFirst) return named === null ? accept(layOf(tile, 0)) : refuse(rule, 'noEnds', { end: `${at}` });
  const end = named === null ? -1 : findEnd(line, named.tile, named.value);
  if (end < 0) return refuse(rule, 'noSuchEnd', { end: `${at}`, ends: openEndNames(line) });
  return fits(line, tile, end) ? accept(layOf(tile, end)) : noFit(line, tile, end, rule);
}

function noFit(line: Line, tile: Tile, end: number, rule: LineRule): Refusal {
  const facts = { tile: tileName(tile), value: valueOfEnd(line.ends[end]) };
  const values = openValues(line);
  return values.length > 1 && isStuck(line, [tile])
    ? refuse(rule, 'fitsNoEnd', { ...facts, values: values.map(String) })
    : refuse(rule, 'showsNo', facts);
}

/** The tiles in the order they were laid. */
export const layoutOf = ({ laid }: Line): LaidTile[] => laid.map(laidTile);

function laidTile(entry: number): LaidTile {
  const tile = tileIn(entry);
  const at = atIn(entry);
  return at === first
    ? { tile: tileName(tile), at: null, out: null }
    : { tile: tileName(tile), at: endName(at), out: otherHalf(tile, valueOfEnd(at)) };
}

/** Rebuilds the line of a layout. */
export function lineIn(layout: readonly LaidTile[]): Line {
  const line = emptyLine();
  for (const { tile, at } of layout) {
    const lay = { type: 'lay', tile, ...(at === null ? {} : { at }) };
    const judged = judgeLay(line, lay, 'fortune.chain', () => null);
    if (judged.ok) layDown(line, judged.move);
  }
  return line;
}

/**
 * The tiles of the line from left to right, each written as it lies: `3-6`, `6-6`, `6-1`. The higher half of the first
 * tile points left; if the first tile is a double, the side used first is the right one.
 */
export function fromLeftToRight({ laid }: Line): string[] {
  const line: string[] = [];
  let right = first;
  for (const entry of laid) {
    const tile = tileIn(entry);
    const at = atIn(entry);
    const out = at === first ? low[tile] : otherHalf(tile, valueOfEnd(at));
    const inner = otherHalf(tile, out);
    if (at !== right) {
      line.unshift(`${out}-${inner}`);
      continue;
    }
    line.push(`${inner}-${out}`);
    right = out | (tile << 4);
  }
  return line;
}

/** The values that the two ends show; null before the first tile. */
export function valuesAtEnds({ ends }: Line): readonly [number, number] | null {
  if (ends.length === 0) return null;
  return [valueOfEnd(ends[0]), valueOfEnd(ends[ends.length - 1])];
}

/** Writes tiles, each with the value it is laid at, as moves that continue a line. */
export function writeLays(from: Line, lays: readonly (readonly [tile: Tile, at: number])[]): MoveText[] {
  const line = cloneLine(from);
  return lays.map(([tile, value]) => {
    const end = line.ends.findIndex((candidate) => valueOfEnd(candidate) === value);
    const lay = layOf(tile, Math.max(end, 0));
    const written = writeLay(line, lay);
    layDown(line, lay);
    return written;
  });
}

/** What the line adds to what a seat sees. */
export const lineView = (line: Line): LineView => ({ ...lineFields(line), layout: layoutOf(line) });

/** The fields that the line adds to what the referee shows. */
export const lineFields = (line: Line) => ({ ends: openEndNames(line), line: fromLeftToRight(line) });
