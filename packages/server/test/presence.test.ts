import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import { Audience } from '../src/live/audience.ts';
import { boardName, Presence } from '../src/live/presence.ts';
import { ToldTable } from './support/told-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const presenceOf = (isAtTable: (guest: string) => boolean): Presence =>
  new Presence('0000000000', 'process', noBus(false), () => {}, isAtTable);

test('however many come and go, nobody who left just now counts as away for long', () => {
  const presence = presenceOf((guest) => guest === 'anna');
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

test('strangers and boards who come and go do not make an absent player seem to have just left', () => {
  const presence = presenceOf((guest) => guest === 'anna');
  presence.came('anna');
  presence.left('anna');
  for (let second = 0; second < 300; second++) {
    vi.advanceTimersByTime(1000);
    for (const eve of [`eve ${second}`, boardName(`${second}`, false), `eve ${-second}`]) {
      presence.came(eve);
      presence.left(eve);
    }
  }
  expect(presence.awayFor('anna')).toBeGreaterThanOrEqual(300_000);
  presence.close();
});

test('neither do those who sit down and stand up again', () => {
  let seated = '';
  const presence = presenceOf((guest) => guest === 'anna' || guest === seated);
  presence.came('anna');
  presence.left('anna');
  for (let second = 0; second < 1000; second++) {
    vi.advanceTimersByTime(1000);
    seated = `eve ${second}`;
    presence.came(seated);
    presence.left(seated);
  }
  expect(presence.awayFor('anna')).toBeGreaterThanOrEqual(1_000_000);
  presence.close();
});

test('guests of a process that is gone are gone soon, also when the clock was set back', () => {
  const presence = presenceOf(() => true);
  presence.heard('another process', ['anna']);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(29_000);
  expect(presence.isHere('anna')).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(presence.isHere('anna')).toBe(false);
  presence.close();
});

test('nobody is told again who is here when a stranger comes who is not named', () => {
  const { state } = new ToldTable('block', 2, { rounds: 1, set: 6, sperr: false }, 'crowd');
  const audience = new Audience(state.id);
  const told: string[] = [];
  audience.admit({ guest: 'guest 0', send: (text) => void told.push(text) }, state);
  const crowd = Array.from({ length: 120 }, (_, index) => `stranger ${index + 100}`);
  const tell = (guests: readonly string[]): void => audience.tellHere(state, { guests, boards: 0, loud: 0 });
  tell(crowd);
  tell([...crowd, 'stranger 999']);
  expect(told).toHaveLength(1);
  tell(['guest 1', ...crowd]);
  expect(told).toHaveLength(2);
});
