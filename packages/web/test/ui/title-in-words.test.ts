import { expect, test } from 'vitest';
import { wordsOf } from '../../src/ui/title-in-words.tsx';

test('a Japanese title may break between words, and never before a single letter', () => {
  expect(wordsOf('ハンガリー式ドミノ')).toEqual(['ハンガリー式', 'ドミノ']);
  expect(wordsOf('ドミノスクエア')).toEqual(['ドミノ', 'スクエア']);
  expect(wordsOf('ひとりドミノ1')).toEqual(['ひとり', 'ドミノ1']);
  expect(wordsOf('お城ドミノ')).toEqual(['お城', 'ドミノ']);
  expect(wordsOf('ドミノサ')).toEqual(['ドミノサ']);
});
