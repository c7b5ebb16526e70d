import { expect, test } from 'vitest';
import { chosenLanguage } from '../../src/storage/chosen-language.ts';

const known = { en: 1, fr: 2, ja: 3 };

test.each([
  ['the chosen one', 'ja', ['fr'], 'ja'],
  ['the first known one that the browser prefers', undefined, ['pt', 'FR-ch', 'ja'], 'fr'],
  ['what the browser prefers, if the chosen one is unknown', 'toString', ['ja'], 'ja'],
  ['what the browser prefers, if something else is stored', ['fr'], ['ja'], 'ja'],
  ['English', null, ['pt'], 'en'],
])('the language is %s', (_, chosen, preferred, expected) => {
  expect(chosenLanguage(chosen, preferred, known)).toBe(expected);
});
