import { expect, test } from 'vitest';
import { tischrunde, tischrundeProcess } from '../support/command.ts';

test.each(['play', 'referee', 'simulate', 'arena', 'puzzle', 'games'])(
  '%s --help shows examples and exit codes',
  async (command) => {
    const { code, out, err } = await tischrunde([command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: tischrunde ${command}`);
    expect(out).toContain(`$ tischrunde ${command}`);
    expect(out).toContain('Exit codes:');
  },
);

test('--help lists the commands', async () => {
  const { code, out } = await tischrunde(['--help']);
  expect(code).toBe(0);
  for (const command of ['play', 'referee', 'simulate', 'arena', 'puzzle', 'games'])
    expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
});

test('--version, as a program', async () => {
  expect(await tischrundeProcess(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
});

test.each([
  [['shuffle'], "error: unknown command 'shuffle'"],
  [['games', '--jbson'], "error: unknown option '--jbson'"],
  [['simulate'], "error: missing required argument 'game'"],
  [['play'], 'error: name a game'],
])('wrong use: %j', async (args, sentence) => {
  const { code, out, err } = await tischrunde(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});

test('a program gets its words, reads its input and ends with the code of the command', async () => {
  const { code, out, err } = await tischrundeProcess(['referee', '--lines'], '{"game":"nonsense"}\n');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toHaveProperty('refused');
});

test('no command prints the help and counts as wrong use', async () => {
  const { code, out, err } = await tischrunde([]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('Usage: tischrunde');
});
