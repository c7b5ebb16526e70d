import { expect, test } from 'vitest';
import { openBook } from '../src/book.ts';
import { languages } from '../src/languages.ts';
import { lengthText, roundText } from '../src/match-length.ts';

const english = await openBook('en');
const length = (rounds: number | null, target: number | null, exceed = false) =>
  ({ rounds, target, exceed, atOnce: false, wins: 'most' }) as const;

test('the length of a match is said in words', () => {
  expect(lengthText(length(1, null), english)).toBe('1 round');
  expect(lengthText(length(2, null), english)).toBe('2 rounds');
  expect(lengthText(length(null, 100), english)).toBe('to 100');
  expect(lengthText(length(null, 500, true), english)).toBe('past 500');
  expect(lengthText(length(3, 51), english)).toBe('3 rounds · to 51');
});

test('a round is told with what is still to come', async () => {
  expect(roundText({ round: 1, length: length(2, null) }, english)).toBe('Round 1 of 2');
  expect(roundText({ round: 3, length: length(null, 100) }, english)).toBe('Round 3 · to 100');
  expect(roundText({ round: 1, length: length(1, null) }, english)).toBe('');
  const both = { round: 1, length: length(3, 51) };
  const books = await Promise.all(languages.map(openBook));
  expect(books.map((book) => roundText(both, book))).toEqual([
    'Runde 1 von 3 · bis 51',
    'Round 1 of 3 · to 51',
    'Manche 1 sur 3 · jusqu’à 51',
    'Manche 1 di 3 · fino a 51',
    'ラウンド1／3 · 51点まで',
  ]);
});
