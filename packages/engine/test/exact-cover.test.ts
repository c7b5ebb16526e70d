import { describe, expect, test } from 'vitest';
import { type Chance, chanceOf, seedOf } from '../src/core/chance.ts';
import { type CoverProblem, countCovers, covers } from '../src/puzzles/exact-cover.ts';

function someProblem(chance: Chance): CoverProblem {
  const columns = 1 + chance.below(7);
  const optional = chance.below(3) === 0 ? chance.below(columns + 1) : columns;
  const rows = Array.from({ length: chance.below(12) }, () => {
    const all = Array.from({ length: columns }, (_, column) => column);
    const size = 1 + chance.below(Math.min(3, columns));
    chance.shuffle(all, size);
    return all.slice(0, size);
  });
  return optional === columns ? { columns, rows } : { columns, optional, rows };
}

/** Brute force over all sets of rows that each cover a required column. */
function slowly({ columns, optional = columns, rows }: CoverProblem): string[] {
  const found: string[] = [];
  for (let set = 0; set < 1 << rows.length; set++) {
    const times = new Array<number>(columns).fill(0);
    const chosen = rows.map((_, row) => row).filter((row) => (set >> row) & 1);
    for (const row of chosen) for (const column of rows[row]) times[column]++;
    const needed = chosen.every((row) => rows[row].some((column) => column < optional));
    const covered = times.every((count, column) => count === 1 || (count === 0 && column >= optional));
    if (needed && covered) found.push(chosen.join());
  }
  return found.sort();
}

const written = (cover: readonly number[]): string => [...cover].sort((a, b) => a - b).join();

describe('exact covers', () => {
  test('match a search through all sets of rows', () => {
    const chance = chanceOf(seedOf('covers'), 0);
    let several = 0;
    for (let i = 0; i < 1500; i++) {
      const problem = someProblem(chance);
      const expected = slowly(problem);
      expect([...covers(problem)].map(written).sort()).toEqual(expected);
      expect(countCovers(problem)).toBe(expected.length);
      if (expected.length > 1) several++;
    }
    expect(several).toBeGreaterThan(100);
  });

  test('stop at the limit, and are found lazily', () => {
    const pairs = { columns: 40, rows: Array.from({ length: 80 }, (_, row) => [row >> 1]) };
    expect(countCovers(pairs, 1000)).toBe(1000);
    expect(countCovers(pairs, 0)).toBe(0);
    const lazily = covers(pairs);
    const first = lazily.next();
    const second = lazily.next();
    expect(first.value).toHaveLength(40);
    expect(second.value).not.toEqual(first.value);
  });

  test('count the solutions of the queens puzzle', () => {
    const rows = Array.from({ length: 64 }, (_, square) => {
      const [x, y] = [square & 7, square >> 3];
      return [x, 8 + y, 16 + x + y, 31 + x - y + 7];
    });
    expect(countCovers({ columns: 46, optional: 16, rows })).toBe(92);
  });
});
