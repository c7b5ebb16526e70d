export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The maximum distance from the middle of a place at which a piece snaps, in pixels. */
const reach = 60;

/** The index of the place to which a piece snaps; null if none is near. */
export function snapTo(point: Point, middles: readonly Point[]): number | null {
  const far = middles.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  const least = Math.min(...far);
  return least <= reach ? far.indexOf(least) : null;
}
