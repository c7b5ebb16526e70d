export type Tile = readonly [number, number];

const numbers = ['blank', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Reads “six three” and “double five”; null where something else is said. */
export function tileNamed(name: string): Tile | null {
  const [, double, one, other] = /^(?:double (\w+)|(\w+) (\w+))$/.exec(name) ?? [];
  const [first, second] = [double ?? one, double ?? other].map((word) => numbers.indexOf(word));
  return first < 0 || second < 0 ? null : [first, second];
}

export const pipsOn = ([one, other]: Tile): number => one + other;
