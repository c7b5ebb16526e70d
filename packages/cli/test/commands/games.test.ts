import { games } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { openTerminalBook } from '@tischrunde/rulebook/terminal';
import { expect, test } from 'vitest';
import { linesOf, tischrunde } from '../support/command.ts';

test('lists every game in aligned columns', async () => {
  const { code, out } = await tischrunde(['games']);
  expect(code).toBe(0);
  const book = await openTerminalBook('en');
  for (const { id } of games) expect(out).toContain(`${id.padEnd(13)}  ${book.name(id as GameId)}`);
  expect(out).toMatch(/^matador +Matador +3-11 +9 +rounds target small$/m);
  expect(out).toMatch(/^solo +SOLO +2-10 +- +starter interject reverseSkips rounds target$/m);
  expect(out).toMatch(/^starter +0, 1, 2, … +0 +This player begins the first round\.$/m);
  expect(out).toMatch(/^interject +true, false +true +solo: If you have exactly the same card/m);
  expect(out).toMatch(/^interject +true, false +false +solomino: /m);
  expect(out).toMatch(/^pay +steps, face +steps +italian: Hitting 30/m);
  expect(out).toMatch(/^small .* matador: With 6 players, /m);
});

test('in another language the titles and the options are, too', async () => {
  const { out } = await tischrunde(['games', 'chickenfoot', '--lang', 'de']);
  expect(out).toMatch(/^SPIEL +TITEL +PERSONEN +SÄTZE +OPTIONEN\nchickenfoot +Hühnerkralle /);
  const [german, english] = await Promise.all(
    ['de', 'en'].map((lang) => tischrunde(['games', '--json', '--lang', lang])),
  );
  expect(german.out).toBe(english.out);
});

test('--json tells a program everything', async () => {
  const { code, out } = await tischrunde(['games', '--json']);
  expect(code).toBe(0);
  const listed = JSON.parse(out);
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(games.map(({ id }) => id));
  expect(listed[1]).toMatchObject({ id: 'block', title: 'Block', players: { least: 2, most: 4 } });
  expect(listed[1].sets.slice(0, 2)).toEqual([6, 9]);
  expect(listed[1].options[0]).toMatchObject({ name: 'set', kind: 'choice', standard: 6 });
  expect(listed[1].rules).toContain('block.draw');
  const solo = listed.find(({ id }: { id: string }) => id === 'solo');
  expect(solo).toMatchObject({ sets: [], players: { least: 2, most: 10 } });
  expect(solo.rules).toContain('solo.call');
});

test('lists only the games that are named', async () => {
  const { out } = await tischrunde(['games', 'fives', 'block']);
  expect(linesOf(out)[1]).toMatch(/^fives/);
  expect(linesOf(out)[2]).toMatch(/^block/);
  expect(out).not.toContain('matador');
});

test('suggests a game whose name is near', async () => {
  const { code, out, err } = await tischrunde(['games', 'chikenfoot']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('error: there is no game "chikenfoot"; did you mean chickenfoot?\n');
});
