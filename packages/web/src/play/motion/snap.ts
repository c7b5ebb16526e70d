export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far from the middle of a place a piece may be let go, in pixels. */
const reach = 60;

/** Which of these middles a piece snaps to when it is let go at a point; null where none is near. */
export function snapTo(point: Point, middles: readonly Point[]): number | null {
  const far = middles.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  const least = Math.min(...far);
  return least <= reach ? far.indexOf(least) : null;
}
