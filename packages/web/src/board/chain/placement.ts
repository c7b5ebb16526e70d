/**
 * Where a piece lies on the table. Lengths are in halves of a domino; x points right, y down. An upright domino (angle 0) has its
 * first half on top; angles are clockwise, in degrees.
 */
export interface Placement {
  /** Stays the same from move to move, so that the piece can be animated. */
  readonly key: string;
  /** The piece as it is drawn, with its first half first. */
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** It lies on top of others. */
  readonly raised?: boolean;
  /** Where its parent is, if it could not lie next to it. */
  readonly hangs?: { readonly x: number; readonly y: number };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const long = 2;
const short = 1;

/** The bounding box of dominoes at any angle. */
export function boxOf(pieces: readonly Placement[]): Box {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const piece of pieces) {
    const { left, right, top, bottom } = boxAroundOne(piece);
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.top = Math.min(box.top, top);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return box;
}

export function boxAroundOne({ x, y, angle }: Placement): Box {
  const turned = (angle * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(turned)), Math.abs(Math.cos(turned))];
  const wide = (long * sine + short * cosine) / 2;
  const tall = (long * cosine + short * sine) / 2;
  return { left: x - wide, right: x + wide, top: y - tall, bottom: y + tall };
}

/** The largest size of a half with which the box fits. */
export const scaleFor = ({ left, right, top, bottom }: Box, width: number, height: number): number =>
  Math.min(width / Math.max(right - left, 1), height / Math.max(bottom - top, 1));

/** Whether two dominoes overlap or come closer than `apart`, measured along the sides of one of them. */
export function touches(one: Placement, other: Placement, apart: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (dx * dx + dy * dy > (2.3 + apart) ** 2) return false;
  return !isApart(one, other, dx, dy, apart) && !isApart(other, one, dx, dy, apart);
}

/** Whether a side of the first one separates them. */
function isApart(one: Placement, other: Placement, dx: number, dy: number, apart: number): boolean {
  const turned = (one.angle * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turned), Math.cos(turned)];
  const between = ((other.angle - one.angle) * Math.PI) / 180;
  const [sineBetween, cosineBetween] = [Math.abs(Math.sin(between)), Math.abs(Math.cos(between))];
  const across = Math.abs(dx * cosine + dy * sine);
  const along = Math.abs(dy * cosine - dx * sine);
  const reachAcross = (short + short * cosineBetween + long * sineBetween) / 2;
  const reachAlong = (long + long * cosineBetween + short * sineBetween) / 2;
  return across >= reachAcross + apart || along >= reachAlong + apart;
}

/** Puts a box around others. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
