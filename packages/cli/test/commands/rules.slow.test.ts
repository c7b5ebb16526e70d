import { games, rulePages } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { typeset, widthOf } from '../../src/io/line-breaks.ts';
import { linesOf, tischrunde } from '../support/command.ts';

test('prints a game: its own rules first, what it takes over after them, then its first minute', async () => {
  const { code, out } = await tischrunde(['rules', 'tiddlewink', '--lang', 'en']);
  expect(code).toBe(0);
  const places = ['Tiddle-Wink', 'The aim', 'Setting up', 'As in Block', 'The basic rules of domino'].map(
    (text) => out.indexOf(`\n${text}\n`.slice(text === 'Tiddle-Wink' ? 1 : 0)),
  );
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(out).toContain('House rule: ');
  expect(out.indexOf('Learn it in a minute')).toBeGreaterThan(places[4]);
});

test('speaks the language that is asked for, or that of the terminal', async () => {
  const german = await tischrunde(['rules', 'chickenfoot', '--lang', 'de']);
  expect(german.out).toMatch(/^Hühnerkralle\n═+\n/);
  const french = await tischrunde(['rules', 'chickenfoot'], '', {
    LC_ALL: '',
    LC_MESSAGES: '',
    LANG: 'fr_CH.UTF-8',
  });
  expect(french.out).toMatch(/^Patte de poule\n/);
  const { code, err } = await tischrunde(['rules', 'block', '--lang', 'nl']);
  expect(code).toBe(2);
  expect(err).toBe('error: --lang: there are de, en, fr, it, ja, not nl\n');
});

test.each(['de', 'en', 'fr', 'it', 'ja'])('no line in %s is wider than 88 columns', async (lang) => {
  const { out } = await tischrunde(['rules', '--all', '--lang', lang]);
  expect(linesOf(out).filter((line) => widthOf(line) > 88)).toEqual([]);
});

test('a rulebook to print holds every rule once, and links to what games share', async () => {
  const { code, out } = await tischrunde(['rules', '--all', '--format', 'html', '--lang', 'it']);
  expect(code).toBe(0);
  expect(out).toMatch(/^<!doctype html>\n<html lang="it">/);
  for (const { id } of games) expect(out.split(`<h2 id="${id}">`)).toHaveLength(2);
  for (const id of Object.values(rulePages).flat())
    expect([id, out.includes(`<small>${id}</small>`)]).toEqual([id, true]);
  expect(out.split('<small>domino.match</small>')).toHaveLength(2);
  for (const [, target] of out.matchAll(/href="#(\w+)"/g)) expect(out).toContain(`id="${target}"`);
});

test('says what is missing', async () => {
  expect((await tischrunde(['rules'])).err).toBe('error: name a game, or take --all\n');
  expect((await tischrunde(['rules', 'block', '--all'])).code).toBe(2);
  expect((await tischrunde(['rules', 'blok'])).err).toContain('block');
});

test('Japanese lines break anywhere but before a closing sign and after an opening one', () => {
  expect(typeset('「あいう」、えお。', 6)).toEqual(['「あい', 'う」、', 'えお。']);
  expect(typeset('one two three', 7, '  ')).toEqual(['one two', '  three']);
});
