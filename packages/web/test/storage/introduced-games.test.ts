import { beforeEach, expect, test, vi } from 'vitest';
import { isNewGame, noteIntroduced } from '../../src/storage/introduced-games.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});

test('a game is new once per device', () => {
  expect(isNewGame('block')).toBe(true);
  noteIntroduced('block');
  noteIntroduced('block');
  expect(isNewGame('block')).toBe(false);
  expect(isNewGame('fives')).toBe(true);
  expect(localStorage.getItem('tischrunde.introduced')).toBe('["block"]');
});

test('what others left in the storage does no harm', () => {
  localStorage.setItem('tischrunde.introduced', '{"block":[7]}');
  expect(isNewGame('block')).toBe(true);
  localStorage.setItem('tischrunde.introduced', '[7,"solo"]');
  expect(isNewGame('solo')).toBe(false);
});
