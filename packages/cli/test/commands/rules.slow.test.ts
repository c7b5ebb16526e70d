import { games, rulePages } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { typeset, widthOf } from '../../src/io/line-breaks.ts';
import { linesOf, tischrunde } from '../support/command.ts';

test('prints a game as one flow, with the titles of what is folded, and says how to see all', async () => {
  const { code, out } = await tischrunde(['rules', 'block', '--lang', 'en']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Block\n═+\n2 to 4 players · ages 6 and up · 15 min\n/);
  const book = await openBook('en');
  const headings = (['yourTurn', 'introduction', 'setup', 'turn'] as const).map((key) =>
    out.indexOf(`\n${book.say(`book.${key}`)}\n`),
  );
  expect(headings.toSorted((one, other) => one - other)).toEqual(headings);
  expect(headings[0]).toBeGreaterThan(0);
  expect(out).toMatch(/\n {2}\+ .*· /);
  expect(out).toMatch(/tischrunde rules block --full\n$/);
  expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

test('--full opens everything', async () => {
  const { out } = await tischrunde(['rules', 'block', '--full', '--lang', 'en']);
  const { parts, optional, everyTable } = await (await openBook('en')).pages('block');
  const rules = [...[...parts, ...optional].flatMap((part) => part.rules), ...everyTable];
  for (const { title } of rules) expect(out).toContain(`\n  ${title} – `);
  expect(out).not.toMatch(/^ *\+ \D/m);
  expect(out).not.toContain('--full');
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

test.each(['de', 'en', 'fr', 'it', 'ja'])('no line in %s is wider than 100 columns', async (lang) => {
  const { out } = await tischrunde(['rules', '--all', '--full', '--lang', lang]);
  expect(linesOf(out).filter((line) => widthOf(line) > 100)).toEqual([]);
});

test('a rulebook to print holds every rule once, and links to what games share', async () => {
  const { code, out } = await tischrunde(['rules', '--all', '--format', 'html', '--lang', 'it']);
  expect(code).toBe(0);
  expect(out).toMatch(/^<!doctype html>\n<html lang="it">/);
  for (const { id } of games) expect(out.split(`<h2 id="${id}">`)).toHaveLength(2);
  for (const id of Object.values(rulePages).flat())
    expect([id, out.includes(`<small>${id}</small>`)]).toEqual([id, true]);
  expect(out.split('<small>domino.order</small>')).toHaveLength(2);
  const places = [...out.matchAll(/ id="([^"]+)"/g)].map(([, place]) => place);
  expect(new Set(places).size).toBe(places.length);
  for (const [, target] of out.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(target);
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
