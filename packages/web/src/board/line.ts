import { isDouble, type Joined } from './joined.ts';
import { boxOf, type Lying, scaleFor } from './lying.ts';

// The line of tiles as it lies on a real table: straight from the middle to both sides, and where the edge comes it turns. The right
// side turns down and the left side up, so that the two never meet. Doubles lie across.

interface Way {
  readonly x: number;
  readonly y: number;
}

const right: Way = { x: 1, y: 0 };
const left: Way = { x: -1, y: 0 };

/** The end of a side: the middle of the edge where the next tile comes, and the way it goes. */
interface Tip extends Way {
  readonly way: Way;
  /** How far the row it is in, or came from, lies from the middle. */
  readonly row: number;
  /** Whether the last tile is a double that lies across. */
  readonly afterDouble: boolean;
}

/** Rows are so far apart that doubles in them do not touch. */
const rowsApart = 3;

/** The two sides of a line: first what lies to the right of the first tile, then what lies to the left. */
export function sidesOf(root: Joined): readonly [Joined[], Joined[]] {
  const [one, other] = isDouble(root)
    ? [root.next[0], root.next[1]]
    : [root.next.find(({ at }) => at === root.outwards), root.next.find(({ at }) => at === root.inwards)];
  return [chainFrom(one), chainFrom(other)];
}

function chainFrom(tile: Joined | undefined): Joined[] {
  const chain: Joined[] = [];
  for (let link = tile; link !== undefined; link = link.next[0]) chain.push(link);
  return chain;
}

/** Lays a line no further than `reach` from the middle to either side. */
export function layLine(
  root: Joined,
  sides: readonly [readonly Joined[], readonly Joined[]],
  reach: number,
): Lying[] {
  const [first, second] = [root.inwards, root.outwards];
  const half = isDouble(root) ? 0.5 : 1;
  const middle: Lying = {
    key: root.tile,
    piece: `${first}-${second}`,
    x: 0,
    y: 0,
    angle: isDouble(root) ? 0 : -90,
  };
  const tip = (way: Way): Tip => ({ x: way.x * half, y: 0, way, row: 0, afterDouble: isDouble(root) });
  return [middle, ...laySide(sides[0], tip(right), 1, reach), ...laySide(sides[1], tip(left), -1, reach)];
}

function laySide(chain: readonly Joined[], from: Tip, down: 1 | -1, reach: number): Lying[] {
  const pieces: Lying[] = [];
  let tip = from;
  for (const link of chain) {
    const [piece, next] = layNext(link, turned(link, tip, down, reach));
    pieces.push(piece);
    tip = next;
  }
  return pieces;
}

/** Where the next tile begins: straight on, or round the corner where the edge is near or the next row is reached. */
function turned(link: Joined, tip: Tip, down: 1 | -1, reach: number): Tip {
  if (isDouble(link)) return tip;
  const { x, y, way, row } = tip;
  if (way.y === 0) {
    if (x * way.x + 2 <= reach) return tip;
    return corner(tip, { x: 0, y: down });
  }
  if (Math.abs(y - row) - 0.5 < rowsApart) return tip;
  return corner(tip, { x: Math.sign(x) === 0 ? 1 : -Math.sign(x), y: 0 });
}

/** From the last half, or from the end of a double that lies across, to the side. */
function corner({ x, y, way, row, afterDouble }: Tip, to: Way): Tip {
  const aside = afterDouble ? 1 : 0.5;
  const turnedTo = { x: x - way.x * 0.5 + to.x * aside, y: y - way.y * 0.5 + to.y * aside };
  return { ...turnedTo, way: to, row: way.y === 0 ? y : row, afterDouble: false };
}

function layNext(link: Joined, { x, y, way, row }: Tip): readonly [Lying, Tip] {
  const across = isDouble(link);
  const length = across ? 1 : 2;
  const end = { x: x + way.x * length, y: y + way.y * length };
  const along = Math.round((Math.atan2(way.y, way.x) * 180) / Math.PI) - 90;
  const piece: Lying = {
    key: link.tile,
    piece: `${link.inwards}-${link.outwards}`,
    x: (x + end.x) / 2,
    y: (y + end.y) / 2,
    angle: across ? along + 90 : along,
  };
  return [piece, { ...end, way, row: way.y === 0 ? end.y : row, afterDouble: across }];
}

/** The reach at which the line can be drawn largest on a table of this shape. */
export function bestReach(
  root: Joined,
  sides: readonly [readonly Joined[], readonly Joined[]],
  width: number,
  height: number,
): number {
  let best = 6;
  let largest = 0;
  for (let reach = 4; reach <= 40; reach++) {
    const scale = scaleFor(boxOf(layLine(root, sides, reach)), width, height);
    if (scale > largest * 1.02) {
      largest = scale;
      best = reach;
    }
  }
  return best;
}
