import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bin, freshFile, linesOf, tischrunde } from '../support/command.ts';

const quick = ['arena', 'block', '--bots', 'strong,medium', '--work', '300', '--matches', '20'];

test('reports shares with their interval on the output, times on the error output', async () => {
  const { code, out, err } = await tischrunde(quick);
  expect(code).toBe(0);
  expect(out).toContain('Block: 2 players, 20 matches, seed 1\n');
  expect(out).toContain('10 deals, each played with every bot in every seat; an even share is 50.00 %\n');
  expect(out).toMatch(/^strong +\d+\.\d\d % +± \d+\.\d\d +(above|below|-) .* \d+$/m);
  expect(err).toMatch(/^[\d.]+ s; thinking per move: strong [\d.]+ ms \(longest [\d.]+ ms\), medium .*\n$/);
});

test('the same seed gives the same output whatever the jobs', async () => {
  const args = ['arena', 'solo', '--players', '3', '--bots', 'medium,easy,random', '--matches', '12'];
  const [one, three] = await Promise.all(['1', '3'].map((jobs) => tischrunde([...args, '--jobs', jobs])));
  expect(one.code).toBe(0);
  expect(three.out).toBe(one.out);
  const another = await tischrunde([...args, '--seed', '2']);
  expect(another.out).not.toBe(one.out);
});

test('--json: whole deals are played, and the shares add up', async () => {
  const { code, out } = await tischrunde([...quick, '--matches', '5', '--json']);
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({
    game: 'block',
    players: 2,
    seed: '1',
    work: 300,
    bots: ['strong', 'medium'],
    deals: 3,
    matches: 6,
    even: 0.5,
  });
  expect(report.ratings[0].share + report.ratings[1].share).toBeCloseTo(1);
});

describe('--save', () => {
  test('a run that was stopped is gone on with, to the same report', async () => {
    const file = freshFile('run.jsonl');
    const args = [...quick, '--work', '8000', '--matches', '24'];
    const child = spawn(process.execPath, [bin, ...args, '--save', file]);
    const ended = new Promise((resolve) => child.once('close', resolve));
    while (!existsSync(file) || linesOf(readFileSync(file, 'utf8')).length < 4) await setTimeout(20);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const before = linesOf(readFileSync(file, 'utf8'));
    expect(before.length).toBeLessThan(13);

    // As if it had been cut off in the middle of a line.
    appendFileSync(file, '{"deal":12,"shar');
    const [parts, whole] = await Promise.all([tischrunde([...args, '--save', file]), tischrunde(args)]);
    expect(parts.out).toBe(whole.out);
    const after = linesOf(readFileSync(file, 'utf8'));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(1).map((line) => JSON.parse(line).deal)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  test('more matches are added to a run', async () => {
    const file = freshFile('run.jsonl');
    await tischrunde([...quick, '--matches', '6', '--save', file]);
    const longer = await tischrunde([...quick, '--save', file]);
    expect(longer.out).toBe((await tischrunde(quick)).out);
    expect(linesOf(readFileSync(file, 'utf8'))).toHaveLength(11);
  });

  test('the file of another run is refused, and so is what is no run', async () => {
    const file = freshFile('run.jsonl');
    await tischrunde([...quick, '--matches', '2', '--save', file]);
    const kept = readFileSync(file, 'utf8');
    const other = await tischrunde([...quick, '--work', '301', '--seed', 'x', '--save', file]);
    expect(other).toEqual({
      code: 1,
      out: '',
      err: `${file}: this is the file of another run: seed is "1" there and "x" here, work is 300 there and 301 here\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe(kept);

    appendFileSync(file, '{"deal":2}\n');
    const damaged = await tischrunde([...quick, '--save', file]);
    expect(damaged).toEqual({ code: 1, out: '', err: `${file}: line 3: shares: expected 2 numbers\n` });

    const letter = freshFile('letter.txt');
    appendFileSync(letter, 'Dear table,');
    const none = await tischrunde([...quick, '--save', letter]);
    expect(none).toEqual({
      code: 1,
      out: '',
      err: `${letter}: this is no file of the arena; choose another name\n`,
    });
    expect(readFileSync(letter, 'utf8')).toBe('Dear table,');
  });
});

test('--all: a line for every game, number of players and pair, each in a file of its own', {
  retry: 1,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = ['arena', '--all', '--bots', 'easy,random', '--matches', '2', '--save', folder];
  const { code, out, err } = await tischrunde(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^block +2 +easy - random +\d+\.\d\d % /m);
  expect(out).toMatch(/^block +4 +easy - random /m);
  expect(out).not.toContain('solo1');
  expect(readdirSync(folder)).toHaveLength(linesOf(out).length - 1);
  expect(readdirSync(folder)).toContain('block-4-easy-random.jsonl');
  expect((await tischrunde(args)).out).toBe(out);
});

test.each([
  [[], 'name a game (tischrunde games lists them), or take --all'],
  [['block', '--all'], 'all: all games, or the one that is named, not both'],
  [['solo1'], 'solo1 is for one: there is nobody to beat'],
  [['block', '--bots', 'strong'], 'bots: name at least two, such as strong,medium'],
  [['block', '--bots', 'strong,weak'], 'bots: there are easy, medium, strong, random, not "weak"'],
  [['block', '--work', '0'], 'work: expected a whole number from 1 to 1000000000, found "0"'],
])('wrong use: %j', async (args, sentence) => {
  const { code, out, err } = await tischrunde(['arena', ...args]);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `error: ${sentence}\n` });
});
