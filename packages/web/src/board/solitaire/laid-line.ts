import type { LineView, MoveText, Phase } from '@tischrunde/engine';
import { type Area, type DrawnPiece, largestHalf } from '../areas.ts';
import { line } from '../chain/line.ts';
import { boxOf, type Placement, scaleFor } from '../chain/placement.ts';
import {
  allFrom,
  halvesOf,
  isDouble,
  type PlannedTile,
  sidesOf,
  type TileNode,
  withPlanned,
} from '../chain/tile-tree.ts';

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
}

export const lineOf = (
  tree: TileNode | null,
  { ends, phase }: Pick<LineView, 'ends'> & { readonly phase: Phase },
  places: readonly MoveText[],
): LineTable => ({ tree, ends: phase === 'play' ? ends : [], places });

/** Lays out the line in an area, with the places for the chosen tile; `most` limits the size of a half. */
export function layInArea({ tree, ends, places }: LineTable, area: Area, most = largestHalf): LaidLine {
  if (tree === null) return { pieces: [], offers: places.slice(0, 1).map((move) => first(move, area, most)) };
  const some = withPlanned(tree, wishesAt(ends, []));
  const root = withPlanned(tree, wishesAt(ends, places));
  const [width, height] = [area.width - 2 * margin, area.height - 2 * margin];
  // The layout always includes a tile at every end, so that nothing moves when one is chosen.
  const lay = line(some, width, height);
  const placement = lay(root);
  const box = boxOf([...placement, ...lay(some)]);
  const size = Math.min(most, scaleFor(box, width, height));
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const put = (piece: Placement): DrawnPiece => ({
    ...piece,
    x: area.left + area.width / 2 + (piece.x - x) * size,
    y: area.top + area.height / 2 + (piece.y - y) * size,
    size,
  });
  const free = new Set(ends.map(nameAt));
  return {
    pieces: placement.filter(({ key }) => !free.has(key)).map(put),
    offers: placement.flatMap((piece) => {
      const move = places.find(({ at }) => nameAt(at) === piece.key);
      return move === undefined ? [] : [{ placed: put(piece), move }];
    }),
  };
}

const nameAt = (at: unknown): string => `>${at}`;

/** A planned tile for every open end: the chosen one where it may go, otherwise a placeholder. */
const wishesAt = (ends: readonly string[], places: readonly MoveText[]): PlannedTile[] =>
  ends.map((at) => {
    const tile = places.find((place) => place.at === at)?.tile;
    const name = nameAt(at);
    return typeof tile === 'string' ? { name, tile, at } : { name, tile: '0-1', at, out: 1 };
  });

/** The average area of a tile in a bending line, in square halves, including the gaps between rows. */
const roomOfTile = 6.5;

/** An estimate of the size of a half in an area; short lines reserve room for a few tiles. */
export function sizeOfLine({ tree, ends }: LineTable, area: Area): number {
  const [width, height] = [area.width - 2 * margin, area.height - 2 * margin];
  const tiles = (tree === null ? 0 : allFrom(tree).length) + ends.length;
  const bent = Math.sqrt(Math.max(0, width * height) / (roomOfTile * Math.max(1, tiles)));
  return Math.min(width / 6, height / 3, bent);
}

/** The first tile goes into the middle. */
function first(move: MoveText, area: Area, most: number): Offer {
  const size = Math.min(most, (area.height - 2 * margin) / 2, (area.width - 2 * margin) / 2);
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
  const piece = String(move.tile);
  const [one, other] = halvesOf(piece);
  return { placed: { key: piece, piece, x, y, angle: one === other ? 0 : -90, size }, move };
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
