import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTable } from '../../src/io/arguments.ts';
import { playWithPrograms } from '../../src/programs/program-match.ts';
import { ProgramPool } from '../../src/programs/program-pool.ts';
import { freshFile, movesIn, tischrunde, tischrundeProcess } from '../support/command.ts';

/** A program that answers with what `answer` gives for a line, and writes every line that it is told to a file. */
function programOf(answer: string): { command: string; told: () => Told[] } {
  const [file, log] = [freshFile('program.mjs'), freshFile('told.jsonl')];
  const source = `
    import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    const answer = ${answer};
    let turn = null;
    for await (const line of createInterface(process.stdin)) {
      appendFileSync(${JSON.stringify(log)}, line + '\\n');
      const message = JSON.parse(line);
      if (message.tell === 'turn') turn = message;
      if (message.tell === 'turn' || message.tell === 'refused') answer(message, turn);
    }`;
  writeFileSync(file, source);
  const told = (): Told[] =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return { command: `${process.execPath} ${file}`, told };
}

/** Whether the process whose id a file begins with is there, and not only waits to be counted as dead. */
function isRunning(file: string): boolean {
  const status = `/proc/${Number.parseInt(readFileSync(file, 'utf8'), 10)}/status`;
  return existsSync(status) && !readFileSync(status, 'utf8').includes('State:\tZ');
}

type Told = { readonly tell: string } & Readonly<Record<string, unknown>>;

const say = (move: string): string => `console.log(JSON.stringify({ move: ${move} }))`;
const firstMove = `(message, turn) => ${say('turn.legal[0]')}`;
const short = ['--options', '{"rounds":1}', '--seed', '5'];

test('a program is told the match, its turns and the end', async () => {
  const { command, told } = programOf(firstMove);
  const { code, out } = await tischrunde(['play', 'block', '--as', command, ...short]);
  expect(code).toBe(0);
  expect(out).toContain(`Block: 2 players, 1 match, seed 5\nSeat 0: ${command}\nSeat 1: medium\n\nRound 1\n`);
  expect(out).toMatch(/The match is over\. Seat \d wins the match\.\n$/);
  const [match, turn, ...more] = told();
  expect(match).toMatchObject({
    tell: 'match',
    version: 1,
    game: 'block',
    players: 2,
    seat: 0,
    options: { rounds: 1, set: 6, sperr: false },
    timeLimit: 10,
    seed: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(turn).toMatchObject({ tell: 'turn', onTurn: true, view: { seat: 0 }, legal: expect.anything() });
  expect(turn.events).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'dealt' })]));
  expect(more.at(-1)).toEqual({ tell: 'over', winners: expect.anything(), scores: expect.anything() });
});

test('the same seed gives the same match, also where nobody has turns', async () => {
  const { command } = programOf(firstMove);
  const files = [freshFile('one.json'), freshFile('two.json')];
  for (const file of files)
    await tischrunde(['play', 'hektik', '--as', command, '--seat', '1', ...short, '--save', file]);
  expect(movesIn(files[0])).toEqual(movesIn(files[1]));
  expect(movesIn(files[0]).some(({ seat }) => seat === 1)).toBe(true);
});

test('a match that nobody ends is ended', async () => {
  const { command, told } = programOf(firstMove);
  const pool = new ProgramPool(null);
  const { game, players, options } = readTable('hektik', {});
  const pairing = { game, players, options, seed: '5', seats: [command, command], work: 1 };
  const { match, forfeit } = await playWithPrograms(pairing, pool, {}, 100);
  expect([match.phase, forfeit]).toEqual(['play', null]);
  // One of them may still be busy reading what happened before.
  await expect
    .poll(() => told().filter(({ tell }) => tell === 'over'), { timeout: 20_000 })
    .toMatchObject([{ winners: null }, { winners: null }]);
  await pool.stop();
});

test('a refused move is told with its rule, and may be followed by another', async () => {
  const { command, told } = programOf(
    `(message, turn) => ${say(`message.tell === 'turn' ? { type: 'lay', tile: '9-9' } : turn.legal[0]`)}`,
  );
  const { code } = await tischrunde(['play', 'block', '--as', command, '--seat', '1', ...short]);
  expect(code).toBe(0);
  const refused = told().filter(({ tell }) => tell === 'refused');
  expect(refused[0]).toMatchObject({ rule: 'table.piece', error: expect.any(String), left: 2 });
  expect(refused.length).toBe(told().filter(({ tell }) => tell === 'turn').length);
});

test.for([
  ['ends', 'process.exit(3)', 'ended with code 3'],
  ['is silent', '{}', 'no answer within 0.3 s'],
  ['waits on turn', say('null'), 'refused 3 times in a row: a seat on turn has to move'],
  ['writes anything', 'console.log("[")', 'refused 3 times in a row: expected a line such as'],
  // In one write: what comes later could be heard as the answer to the next question.
  [
    'says too much',
    String.raw`console.log(JSON.stringify({ move: turn.legal[0] }) + "\nx")`,
    'wrote a line without being asked',
  ],
])('a program that %s ends the command with the reason', async ([, doing, reason]) => {
  const { command } = programOf(`(message, turn) => { ${doing} }`);
  const limit = reason.includes('within') ? '0.3' : '30';
  const given = ['play', 'block', '--as', command, '--time-limit', limit, ...short];
  const { code, err } = await tischrunde(given);
  expect(err).toContain(`${command}: `);
  expect(err).toContain(reason);
  expect(code).toBe(1);
});

test.for([
  ['is silent', '', 'no answer within 2 s'],
  [
    'floods',
    'for (;;) process.stdout.write("x".repeat(65536))',
    'wrote a line of more than 100000 characters',
  ],
  ['chatters', 'for (;;) process.stdout.write("hello\\n".repeat(1000))', 'wrote a line without being asked'],
])('a program that %s is killed with the shell that it was started by', async ([, doing, reason]) => {
  const pid = freshFile('pid');
  const { command } = programOf(
    `(message, turn) => { appendFileSync(${JSON.stringify(pid)}, process.pid + ' '); ${doing} }`,
  );
  // A process of its own: it must not wait for what it has killed, and end.
  const given = ['--as', `true; ${command}; true`, '--time-limit', '2', ...short];
  const { code, err } = await tischrundeProcess(['play', 'block', ...given]);
  expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  // What was killed is gone a moment later.
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a program that stays when its input ends is killed, in the arena, too', async () => {
  const pid = freshFile('pid');
  const { command } = programOf(firstMove);
  const lingering = `${command}; echo $$ >> ${pid}; sleep 60`;
  const given = ['arena', 'block', '--as', lingering, '--bots', 'easy', '--matches', '2', ...short];
  expect((await tischrundeProcess(given)).code).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

test('in the arena a program that fails loses the match, and the next one begins anew', async () => {
  const { command } = programOf(
    `(message, turn) => turn.view.layout.length > 6 && turn.view.seat === 0 ? process.exit() : ${say('turn.legal[0]')}`,
  );
  const given = ['arena', 'block', '--as', command, '--bots', 'easy', '--matches', '4', '--json', ...short];
  const { code, out, err } = await tischrunde(given);
  expect(code).toBe(0);
  const { bots, ratings } = JSON.parse(out);
  expect(bots).toEqual([command, 'easy']);
  expect(ratings.map(({ forfeits }: { forfeits: number }) => forfeits)).toEqual([2, 0]);
  expect(ratings[0].share).toBeLessThanOrEqual(0.5);
  expect(err).toContain(`${command}: ended with code 0 (seat 0, seed 5/1)\n`);
  const shown = await tischrunde(given.filter((word) => word !== '--json'));
  expect(shown.out).toMatch(/work\/move +forfeits\n.* 2\neasy .* 0\n/);
});

test('a program that never moves ends the arena', async () => {
  const given = ['arena', 'block', '--as', 'no-such-program-at-all', '--matches', '4'];
  expect(await tischrunde(given)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no-such-program-at-all: ended with code 127'),
  });
});

test.for([
  [['play', 'block', '--as', 'a', '--as', 'b', '--as', 'c'], '2 play, and these are 3 programs'],
  [['play', 'block', '--as', 'a', '--time-limit', 'soon'], 'expected seconds'],
  [['play', 'block', '--json'], 'only with --as'],
] as const)('%j is wrong usage', async ([words, reason]) => {
  const { code, err } = await tischrunde(words);
  expect(err).toContain(reason);
  expect(code).toBe(2);
});
