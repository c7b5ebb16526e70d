import { useRef } from 'preact/hooks';
import type { Growth } from './growth.ts';
import { type Box, boxAround, boxAroundOne, scaleFor } from './placement.ts';

// What lies stays where it is; the camera moves. It shows all tiles and the places of the next ones.

export interface Camera {
  /** The point in the middle of the picture, in halves. */
  readonly x: number;
  readonly y: number;
  /** The size of a half, in pixels. */
  readonly size: number;
}

/** Halves are drawn no larger than this, or than this share of the shorter side of the table. */
const largest = 60;
const largestShare = 1 / 7;

/** The camera that shows everything on a table of this size; `isCentred` keeps the first tile in the middle. */
export function cameraFor(
  { pieces, reserved }: Pick<Growth, 'pieces' | 'reserved'>,
  width: number,
  height: number,
  isCentred: boolean,
): Camera {
  const tight = boxAround([...pieces, ...reserved].map(boxAroundOne));
  const box = isCentred ? centred(tight) : tight;
  const most = Math.max(largest, Math.min(width, height) * largestShare);
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    size: Math.min(most, scaleFor(box, width, height)),
  };
}

function centred({ left, right, top, bottom }: Box): Box {
  const [wide, high] = [Math.max(-left, right), Math.max(-top, bottom)];
  return { left: -wide, right: wide, top: -high, bottom: high };
}

/** Tables of similar shapes have the same layout; the shapes differ by this factor. */
const step = Math.SQRT2;

/** The shape of a table, as layouts know it. A shape that is still near enough is kept. */
export function aspectFor(width: number, height: number, before: number | null): number {
  const steps = Math.log(width / Math.max(1, height)) / Math.log(step);
  const kept = before === null ? null : Math.log(before) / Math.log(step);
  const nearest = kept !== null && Math.abs(steps - kept) < 0.95 ? kept : Math.round(steps);
  return step ** Math.max(-3, Math.min(3, nearest));
}

/** The shape of a table during a round: small changes of its size, such as a line of text more, move no tile. */
export function useAspect(width: number, height: number, isEmpty: boolean): number {
  const before = useRef<number | null>(null);
  before.current = aspectFor(width, height, isEmpty ? null : before.current);
  return before.current;
}
