/** The positions of the pips in a grid of three by three, row by row: `1` is a pip. Halves above nine show a number instead. */
const patterns = [
  '000000000',
  '000010000',
  '100000001',
  '100010001',
  '101000101',
  '101010101',
  '101101101',
  '101111101',
  '111101111',
  '111111111',
];

export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The distances between columns and between rows of pips, and from the groove to the middle row. */
interface Spacing {
  readonly across: number;
  readonly down: number;
  readonly far: number;
}

const even: Spacing = { across: 11, down: 11, far: 20 };
/** Leaves room beside the groove for the number of a level. */
const aside: Spacing = { across: 11, down: 8.6, far: 25.5 };

/** The pips of a half, from the groove at y = 0 downwards; null for numbers that have none. */
export function pipsOf(value: number, isAside = false): Pip[] | null {
  const pattern = patterns[value];
  if (pattern === undefined) return null;
  const { across, down, far } = isAside ? aside : even;
  const r = isAside ? 3.3 : value > 6 ? 3.6 : 4.2;
  return [...pattern].flatMap((pip, index) =>
    pip === '0' ? [] : [{ x: ((index % 3) - 1) * across, y: far + (Math.floor(index / 3) - 1) * down, r }],
  );
}

const paths = new Map<string, string>();

/** The pips of a half as one path: below the groove, or above it with the same pattern. The offset moves all of them. */
export function pipsPath(
  value: number,
  isFirst: boolean,
  isAside: boolean,
  [right, down]: readonly [number, number] = [0, 0],
): string {
  const key = `${value} ${isFirst} ${isAside} ${right} ${down}`;
  const known = paths.get(key);
  if (known !== undefined) return known;
  const pips = pipsOf(value, isAside) ?? [];
  // Turned by half, every pattern is the same.
  const turned = isFirst ? pips.map(({ x, y, r }) => ({ x: -x, y: -y, r })) : pips;
  const path = turned
    .map(
      ({ x, y, r }) =>
        `M${x - r + right} ${y + down}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    )
    .join('');
  paths.set(key, path);
  return path;
}
