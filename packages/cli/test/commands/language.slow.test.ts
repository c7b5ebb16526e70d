import { describe, expect, test } from 'vitest';
import { freshFile, lines, movesIn, tischrunde } from '../support/command.ts';

const greetings = [
  ['de', 'Du sitzt auf Platz 0.'],
  ['en', 'You are in seat 0.'],
  ['fr', 'Tu es au siège 0.'],
  ['it', 'Sei al posto 0.'],
  ['ja', 'あなたは席 0 です。'],
] as const;

const play = (...more: string[]) => ['play', 'block', '--seed', '1', ...more];

test.each(greetings)('--lang %s', async (language, greeting) => {
  const { code, out, err } = await tischrunde(play('--lang', language));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(greeting);
});

describe('without --lang', () => {
  test.each([
    [{ LC_ALL: '', LANG: 'it_CH.UTF-8' }, 'Sei al posto 0.'],
    [{ LC_ALL: '', LC_MESSAGES: 'fr_FR.UTF-8', LANG: 'it_IT.UTF-8' }, 'Tu es au siège 0.'],
    [{ LC_ALL: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }, 'Du sitzt auf Platz 0.'],
    [{ LC_ALL: '', LANG: 'pt_BR.UTF-8' }, 'You are in seat 0.'],
    [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, 'You are in seat 0.'],
  ])('the system decides: %j', async (env, greeting) => {
    expect((await tischrunde(play(), '', env)).out).toContain(greeting);
  });
});

test.each(['play', 'games', 'simulate', 'rules'])(
  '%s --lang with a language that is not there',
  async (name) => {
    const { code, out, err } = await tischrunde([name, 'block', '--lang', 'xx']);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'error: --lang: there are de, en, fr, it, ja, not xx\n',
    });
  },
);

test.each([
  ['de', 'lege 4-4', 'lege 5-4 an 4-4:4', 'Ende'],
  ['fr', 'pose 4-4', 'pose 5-4 contre 4-4:4', 'quitter'],
  ['it', 'gioca 4-4', 'gioca 5-4 accanto a 4-4:4', 'esci'],
  ['ja', '4-4 を 置く', '5-4 を 4-4:4 に 置く', '終了'],
  ['de', 'lay 4-4', '5-4 at 4-4:4', 'quit'],
])('a match is typed in %s: %s', async (language, first, second, leave) => {
  const file = freshFile('match.json');
  const { code, out } = await tischrunde(
    play('--lang', language, '--save', file),
    lines(first, second, leave, '1'),
  );
  expect(code).toBe(0);
  expect(movesIn(file).filter(({ seat }) => seat === 0)).toEqual([
    { seat: 0, type: 'lay', tile: '4-4' },
    { seat: 0, type: 'lay', tile: '5-4', at: '4-4:4' },
  ]);
  expect(out).toContain(`tischrunde play --load ${file}`);
});

test.each([
  ['de', '1 Lösung, leicht\n'],
  ['fr', '1 solution, facile\n'],
  ['ja', '答え1通り'],
])('a puzzle is solved in %s, and what generate writes can still be read', async (language, count) => {
  const made = await tischrunde([
    'puzzle',
    'dominosa',
    'generate',
    '--set',
    '3',
    '--seed',
    'a',
    '--lang',
    language,
  ]);
  const { code, out } = await tischrunde(['puzzle', 'dominosa', 'solve', '--lang', language], made.out);
  expect(code).toBe(0);
  expect(out.startsWith(count)).toBe(true);
  const json = ['puzzle', 'dominosa', 'solve', '--json', '--lang'];
  const [one, other] = await Promise.all(
    [language, 'en'].map((lang) => tischrunde([...json, lang], made.out)),
  );
  expect(one).toEqual(other);
});

test('reports on many matches are in the language, too; JSON is always the same', async () => {
  const simulate = ['simulate', 'block', '--matches', '10', '--lang'];
  const { out } = await tischrunde([...simulate, 'it']);
  expect(out).toMatch(/: 2 giocatori, 10 partite, seme 1\n/);
  const [one, other] = await Promise.all(
    ['it', 'en'].map((lang) => tischrunde([...simulate, lang, '--json'])),
  );
  expect(one.out).toBe(other.out);
});
