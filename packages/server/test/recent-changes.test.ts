import { expect, test } from 'vitest';
import { mostRecent } from '../src/limits.ts';
import { RecentChanges } from '../src/live/recent-changes.ts';

const textOf = (number: number, length: number): string =>
  JSON.stringify({
    event: { kind: 'said' },
    events: [],
    patch: { set: { text: `ü${number}`.padEnd(length) } },
  });

test('are the last ones, without a gap, and never take more than the limit', () => {
  const recent = new RecentChanges();
  for (let number = 1; number <= 300; number++) {
    recent.add(number, textOf(number, (number * 37) % 900));
    const [oldest] = Array.from({ length: number }, (_, before) => before).filter(
      (before) => recent.after(before) !== null,
    );
    const kept = recent.after(oldest) ?? expect.unreachable();
    expect(kept.map((change) => change.number)).toEqual(
      Array.from({ length: number - oldest }, (_, index) => oldest + 1 + index),
    );
    expect(JSON.stringify(kept.at(-1))).toBe(
      `{"number":${number},${textOf(number, (number * 37) % 900).slice(1)}`,
    );
    expect(recent.after(number)).toBe(null);
    if (oldest > 0) expect(JSON.stringify(kept).length).toBeGreaterThan(mostRecent / 4);
    expect(JSON.stringify(kept).length).toBeLessThan(mostRecent + 20 * kept.length);
  }
});

test('one that is longer than all may be leaves nothing to go on from', () => {
  const recent = new RecentChanges();
  recent.add(1, textOf(1, 100));
  recent.add(2, textOf(2, 2 * mostRecent));
  recent.add(3, textOf(3, 100));
  expect(recent.after(0)).toBe(null);
  expect(recent.after(1)).toBe(null);
  expect(recent.after(2)?.map(({ number }) => number)).toEqual([3]);
});
