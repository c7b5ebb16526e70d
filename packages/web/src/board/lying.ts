/**
 * Where a piece lies on the table. Lengths are in halves of a domino; x goes right, y down. An upright domino (angle 0) has its
 * first half on top; angles turn clockwise, in degrees.
 */
export interface Lying {
  /** The same for the same piece from move to move, so that it can be seen to move. */
  readonly key: string;
  /** The piece as it is drawn: the first half is named first. */
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const long = 2;
export const short = 1;

/** The box around dominoes, whichever way they are turned. */
export function boxOf(pieces: readonly Lying[]): Box {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { x, y, angle } of pieces) {
    const turned = (angle * Math.PI) / 180;
    const [sine, cosine] = [Math.abs(Math.sin(turned)), Math.abs(Math.cos(turned))];
    const wide = (long * sine + short * cosine) / 2;
    const tall = (long * cosine + short * sine) / 2;
    box.left = Math.min(box.left, x - wide);
    box.right = Math.max(box.right, x + wide);
    box.top = Math.min(box.top, y - tall);
    box.bottom = Math.max(box.bottom, y + tall);
  }
  return box;
}

/** How large a half may be drawn so that the box fits. */
export const scaleFor = ({ left, right, top, bottom }: Box, width: number, height: number): number =>
  Math.min(width / Math.max(right - left, 1), height / Math.max(bottom - top, 1));
