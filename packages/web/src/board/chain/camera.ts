import { useRef } from 'preact/hooks';
import type { Growth } from './growth.ts';
import { type Box, boxAround, boxAroundOne, scaleFor } from './placement.ts';

// What lies stays where it is; the camera moves. It shows all tiles and the places of the next ones, as large as possible, but
// moves only if something would be out of view or everything could be much larger.

export interface Camera {
  /** The point in the middle of the picture, in halves. */
  readonly x: number;
  readonly y: number;
  /** The size of a half, in pixels. */
  readonly size: number;
}

type Shown = Pick<Growth, 'pieces' | 'reserved'>;

/** Halves are drawn no larger than this share of the shorter side of the table: hardly larger than in the hand. */
const largest = 1 / 5.6;

/** When the camera moves away, it leaves this much room for the next tiles. */
const slack = 0.97;

/** The camera comes closer only if that makes everything larger by this factor. */
const worthwhile = 1.4;

/** The camera that shows everything on a table of this size. */
export function cameraFor(shown: Shown, width: number, height: number): Camera {
  const box = boxOfAll(shown);
  const most = Math.min(width, height) * largest;
  return { ...middleOf(box), size: Math.min(most, scaleFor(box, width, height)) };
}

/** The camera after a lay: the one before, if it still does. */
export function nextCamera(before: Camera | null, shown: Shown, width: number, height: number): Camera {
  const best = cameraFor(shown, width, height);
  if (before === null || best.size > before.size * worthwhile) return best;
  if (isInView(boxOfAll(shown), before, width, height)) return before;
  return best.size < before.size ? { ...best, size: best.size * slack } : { ...best, size: before.size };
}

const boxOfAll = ({ pieces, reserved }: Shown): Box => boxAround([...pieces, ...reserved].map(boxAroundOne));

const middleOf = ({ left, right, top, bottom }: Box): Pick<Camera, 'x' | 'y'> => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

function isInView(box: Box, { x, y, size }: Camera, width: number, height: number): boolean {
  const [wide, high] = [width / 2 / size + 1e-6, height / 2 / size + 1e-6];
  return x - box.left <= wide && box.right - x <= wide && y - box.top <= high && box.bottom - y <= high;
}

/** A table whose size changes by more than this factor is looked at anew: a window was resized, or a phone turned. */
const resized = 1.12;

/** The camera during a round; nothing is shown before the first tile. */
export function useCamera(shown: Shown | null, width: number, height: number): Camera {
  const before = useRef<{ camera: Camera; width: number; height: number } | null>(null);
  const last = before.current;
  const isSame = last !== null && isAlike(width, last.width) && isAlike(height, last.height);
  const camera = nextCamera(isSame ? last.camera : null, shown ?? nothing, width, height);
  // Small changes must not add up, so the size is that of the first look.
  before.current = shown === null ? null : isSame ? { ...last, camera } : { camera, width, height };
  return camera;
}

const isAlike = (one: number, other: number): boolean =>
  Math.max(one, other) <= resized * Math.min(one, other);

const nothing: Shown = { pieces: [{ key: '', piece: '0-0', x: 0, y: 0, angle: 0 }], reserved: [] };

/** Tables of similar shapes have the same layout; the shapes differ by this factor. */
const step = 2 ** (1 / 8);

/** A shape is kept until the table differs from it by this factor. */
const different = 1.39;

/** The shape of a table, as layouts know it. A shape that is still near enough is kept. */
export function aspectFor(width: number, height: number, before: number | null): number {
  const shape = Math.max(1 / 3, Math.min(3, width / Math.max(1, height)));
  if (before !== null && Math.max(shape / before, before / shape) < different) return before;
  return step ** Math.round(Math.log(shape) / Math.log(step));
}

/** The shape of a table during a round: small changes of its size, such as a line of text more, move no tile. */
export function useAspect(width: number, height: number, isEmpty: boolean): number {
  const before = useRef<number | null>(null);
  before.current = aspectFor(width, height, isEmpty ? null : before.current);
  return before.current;
}
