import type { LineView, MoveText, Phase } from '@tischrunde/engine';
import { type Area, type DrawnPiece, largestHalf } from '../areas.ts';
import { cameraFor } from '../chain/camera.ts';
import { ghostPlaces } from '../chain/ends.ts';
import { line } from '../chain/line.ts';
import type { Placement } from '../chain/placement.ts';
import { allFrom, isDouble, sidesOf, type TileNode, tileTree } from '../chain/tile-tree.ts';

/** A place for a tile, with the move that lays it there. */
export interface Offer {
  readonly placed: DrawnPiece;
  readonly move: MoveText;
}

export interface LaidLine {
  readonly pieces: readonly DrawnPiece[];
  readonly offers: readonly Offer[];
}

const margin = 14;

/** What a line is laid out from: its tiles, the open ends, and one move per place of the chosen tile. */
export interface LineTable {
  /** Null before the first tile. */
  readonly tree: TileNode | null;
  /** Empty when the match is over. */
  readonly ends: readonly string[];
  readonly places: readonly MoveText[];
  /** The shape of its part of the table. */
  readonly aspect: number;
}

export const lineOf = (
  tree: TileNode | null,
  { ends, phase }: Pick<LineView, 'ends'> & { readonly phase: Phase },
  places: readonly MoveText[],
  aspect: number,
): LineTable => ({ tree, ends: phase === 'play' ? ends : [], places, aspect });

/** Lays out the line in an area, with the places for the chosen tile; `most` limits the size of a half. */
export function layInArea(
  { tree, ends, places, aspect }: LineTable,
  area: Area,
  most = largestHalf,
): LaidLine {
  const root = tree ?? firstIn(places);
  if (root === null) return { pieces: [], offers: [] };
  const growth = line(root, aspect);
  const isOver = ends.length === 0;
  const [width, height] = [area.width - 2 * margin, area.height - 2 * margin];
  // The picture always has room for a tile at every end, so that nothing moves when one is chosen.
  const camera = cameraFor(isOver ? { ...growth, reserved: [] } : growth, width, height);
  const size = Math.min(most, camera.size);
  const put = (piece: Placement): DrawnPiece => ({
    ...piece,
    x: area.left + area.width / 2 + (piece.x - camera.x) * size,
    y: area.top + area.height / 2 + (piece.y - camera.y) * size,
    size,
  });
  if (tree === null) return { pieces: [], offers: [{ placed: put(growth.pieces[0]), move: places[0] }] };
  return {
    pieces: growth.pieces.map(put),
    offers: ghostPlaces(tree, growth, { ends }, places).map(({ piece, move }) => ({
      placed: put(piece),
      move,
    })),
  };
}

/** The chosen tile as the first one. */
const firstIn = (places: readonly MoveText[]): TileNode | null =>
  places.length === 0 ? null : tileTree([{ tile: `${places[0].tile}`, at: null, out: null }]);

/** The average area of a tile in a bending line, in square halves, including the gaps between rows. */
const roomOfTile = 6.5;

/** An estimate of the size of a half in an area; short lines reserve room for a few tiles. */
export function sizeOfLine({ tree, ends }: LineTable, area: Area): number {
  const [width, height] = [area.width - 2 * margin, area.height - 2 * margin];
  const tiles = (tree === null ? 0 : allFrom(tree).length) + ends.length;
  const bent = Math.sqrt(Math.max(0, width * height) / (roomOfTile * Math.max(1, tiles)));
  return Math.min(width / 6, height / 3, bent);
}

/** A tile at an end of the line, and its open number. */
export interface Tip {
  readonly tile: string;
  readonly shows: number;
}

/** The two ends of the line. */
export function tipsOf(root: TileNode): Tip[] {
  const [right, left] = sidesOf(root).map((side): TileNode | undefined => side[side.length - 1]);
  const near = right ?? root;
  const far = left ?? (isDouble(root) ? root : { ...root, outwards: root.inwards });
  return [near, far].map(({ tile, outwards }) => ({ tile, shows: outwards }));
}
