import { afterEach, expect, test, vi } from 'vitest';
import { storedValue } from '../../src/storage/local-storage.ts';

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
};

const count = storedValue('count', (found) => (typeof found === 'number' ? found : 0));

afterEach(() => {
  entries.clear();
  vi.unstubAllGlobals();
});

test('what was written is read, until it is removed', () => {
  vi.stubGlobal('localStorage', storage);
  count.write(7);
  expect(count.read()).toBe(7);
  count.remove();
  expect(count.read()).toBe(0);
});

test.each(['', '{', 'null', '"7"', '[7]'])('a damaged entry is checked, not trusted: %s', (text) => {
  vi.stubGlobal('localStorage', storage);
  entries.set('count', text);
  expect(count.read()).toBe(0);
});

test('a browser that refuses storage does not break the page', () => {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  count.write(7);
  count.remove();
  expect(count.read()).toBe(0);
});
