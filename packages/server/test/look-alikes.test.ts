import { expect, test } from 'vitest';
import { lookAlike } from '../src/table/look-alikes.ts';

test.each([
  ['Anna', 'anna'],
  ['Anna', 'ANNA'],
  ['Anna', 'Аnna'],
  ['Anna', 'Аппа'.replace(/п/g, 'n')],
  ['Anna', 'Αnnα'],
  ['Anna', 'Ánnä'],
  ['Anna', 'An na'],
  ['Anna', 'Anna.'],
  ['Anna', 'Ａｎｎａ'],
  ['Anna', '𝐀𝐧𝐧𝐚'],
  ['Anna', 'ⓐⓝⓝⓐ'],
  ['Anna', 'ꓮnna'],
  ['Anna', 'Ꭺnna'],
  ['Anna', 'ꭺnna'],
  ['Anna', 'ᴀɴɴᴀ'],
  ['Anna', 'Aոոa'],
  ['Otto', 'Օttօ'],
  ['Bob', 'B0b'],
  ['Bob', 'ВОВ'],
  ['Ilse', 'llse'],
  ['Ilse', '1lse'],
  ['Ilse', 'ilse'],
  ['Emma', 'Ernma'],
  ['Willi', 'VVilli'],
  ['Groß', 'GROSS'],
  ['Łukasz', 'Lukasz'],
  ['Søren', 'soren'],
  ['Дарья', 'ДАРЬЯ'],
  ['💀', '💀 '],
])('%s looks like %s', (one, other) => {
  expect(lookAlike(one, other)).toBe(true);
  expect(lookAlike(other, one)).toBe(true);
});

test.each([
  ['Anna', 'Anne'],
  ['Anna', 'Hanna'],
  ['Lia', 'Ila'],
  ['Ali', 'All'],
  ['Guest 1', 'Guest 2'],
  ['Guest 3', 'Guest 8'],
  ['Guest 5', 'Guest 6'],
  ['Player 10', 'Player 11'],
  ['Mia', 'Mira'],
  ['かき', 'がき'],
  ['김', '이'],
  ['स्मिता', 'समता'],
  ['💀', '🎲'],
  ['!', '?'],
])('%s does not look like %s', (one, other) => {
  expect(lookAlike(one, other)).toBe(false);
});
