import { expect, test } from 'vitest';
import { checkSettings } from '../../src/storage/settings.ts';

const usual = {
  theme: 'system',
  felt: 'green',
  pieces: 'ivory',
  largePrint: false,
  lessMotion: false,
  sound: true,
  pace: 'usual',
  autoCall: false,
};

test('at first everything is as usual, in the language of the browser', () => {
  expect(checkSettings(null, ['pt', 'fr-CH', 'de'])).toEqual({ ...usual, language: 'fr' });
});

test.each([null, 7, [], { theme: 'pink', felt: 'ice', pieces: 1, pace: 3, sound: 'no', language: 'xx' }])(
  'what makes no sense is as usual: %o',
  (found) => {
    expect(checkSettings(found, [])).toEqual({ ...usual, language: 'en' });
  },
);

test('what was chosen stays', () => {
  const chosen = {
    language: 'ja',
    theme: 'dark',
    felt: 'wine',
    pieces: 'contrast',
    largePrint: true,
    lessMotion: true,
    sound: false,
    pace: 'atOnce',
    autoCall: true,
  };
  expect(checkSettings(chosen, ['de'])).toEqual(chosen);
});
