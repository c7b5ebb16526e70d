import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import { Presence } from '../src/live/presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('however many come and go, nobody who left just now counts as away for long', () => {
  const presence = new Presence('0000000000', 'process', noBus(false), () => {});
  presence.came('anna');
  vi.advanceTimersByTime(60_000);
  presence.left('anna');
  vi.advanceTimersByTime(100);
  for (let eve = 0; eve < 1000; eve++) {
    presence.came(`eve ${eve}`);
    presence.left(`eve ${eve}`);
  }
  expect(presence.awayFor('anna')).toBeLessThanOrEqual(100);
  vi.advanceTimersByTime(15_000);
  expect(presence.awayFor('anna')).toBeGreaterThanOrEqual(15_000);
  presence.close();
});
