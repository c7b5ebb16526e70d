import { readFileSync } from 'node:fs';
import { games } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { freshFile, linesOf, tischrunde } from '../support/command.ts';

test('reports wins, moves and rounds on the output, speed on the error output', async () => {
  const { code, out, err } = await tischrunde(['simulate', 'block', '--players', '3', '--matches', '50']);
  expect(code).toBe(0);
  expect(out).toContain('Block: 3 players, 50 matches, seed 1');
  expect(out).toMatch(/^rounds +3\.00 +3 +3$/m);
  expect(err).toMatch(/^[\d.]+ s: [\d,]+ matches\/s, [\d,]+ moves\/s\n$/);
});

test('the same seed gives the same output whatever the jobs', async () => {
  const args = [
    'simulate',
    'matador',
    '--players',
    '5',
    '--matches',
    '40',
    '--seed',
    'x',
    '--options',
    '{"rounds":1}',
  ];
  const [file1, file3] = [freshFile('1.jsonl'), freshFile('3.jsonl')];
  const one = await tischrunde([...args, '--jobs', '1', '--transcripts', file1]);
  const three = await tischrunde([...args, '--jobs', '3', '--transcripts', file3]);
  expect(one.code).toBe(0);
  expect(three.code).toBe(0);
  expect(three.out).toBe(one.out);
  expect(readFileSync(file3, 'utf8')).toBe(readFileSync(file1, 'utf8'));
  const another = await tischrunde([...args, '--seed', 'y']);
  expect(another.out).not.toBe(one.out);
});

test('--json: shared wins add up to the matches', async () => {
  const args = ['simulate', 'italian', '--matches', '60', '--options', '{"rounds":1}', '--json'];
  const { code, out } = await tischrunde(args);
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({
    game: 'italian',
    players: 3,
    matches: 60,
    seed: '1',
    rounds: { mean: 1, least: 1, most: 1 },
  });
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  expect(sum(report.wins)).toBeCloseTo(60);
  expect(sum(report.shares)).toBeCloseTo(1);
  expect(report.moves.least).toBeLessThanOrEqual(report.moves.mean);
});

test('every transcript of every game is accepted by the referee', async () => {
  const files = await Promise.all(
    games.map(async ({ id }) => {
      const file = freshFile(`${id}.jsonl`);
      const { code } = await tischrunde(['simulate', id, '--matches', '3', '--transcripts', file]);
      expect(code).toBe(0);
      return file;
    }),
  );
  const transcripts = files.flatMap((file) =>
    linesOf(readFileSync(file, 'utf8')).map((line) => JSON.parse(line)),
  );
  expect(transcripts.map(({ game, seed }) => `${game} ${seed}`)).toEqual(
    games.flatMap(({ id }) => [1, 2, 3].map((number) => `${id} 1/${number}`)),
  );
  const { code, out } = await tischrunde(['referee', '--lines', ...files]);
  expect(code).toBe(0);
  linesOf(out).forEach((line, index) => {
    const { moves, phase } = JSON.parse(line);
    expect(phase).toBe('matchOver');
    expect(moves).toEqual(transcripts[index].moves.map(() => ({ ok: true })));
  });
});

test.each([
  ['fives', '{}'],
  ['solo', '{"rounds":2}'],
  ['burg', '{}'],
])(
  'transcripts of %s carry the deals and the chance: the seed is not needed to follow them',
  async (game, options) => {
    const file = freshFile('matches.jsonl');
    await tischrunde(['simulate', game, '--matches', '2', '--options', options, '--transcripts', file]);
    const transcripts = linesOf(readFileSync(file, 'utf8'));
    if (game !== 'fives') expect(transcripts.join()).toContain('"chance":[');
    const withSeed = await tischrunde(['referee', '--lines', file]);
    const without = transcripts.map((line) => JSON.stringify({ ...JSON.parse(line), seed: 'other' }));
    const { out } = await tischrunde(['referee', '--lines'], without.join('\n'));
    expect(out).toBe(withSeed.out);
  },
);

test('hektik: a round for every double, and one deal that holds them all', async () => {
  const file = freshFile('matches.jsonl');
  const args = ['simulate', 'hektik', '--players', '4', '--matches', '2', '--json', '--transcripts', file];
  const { out } = await tischrunde(args);
  expect(JSON.parse(out).rounds).toEqual({ mean: 10, least: 10, most: 10 });
  for (const line of linesOf(readFileSync(file, 'utf8'))) {
    const { deals } = JSON.parse(line);
    expect(deals).toHaveLength(1);
    expect(deals[0].doubles).toHaveLength(10);
  }
});

describe('--bots', () => {
  const args = ['simulate', 'fives', '--matches', '6', '--options', '{"rounds":1}', '--work', '200'];

  test('one for every seat; the report and the transcripts follow from the seed', async () => {
    const [file1, file2] = [freshFile('1.jsonl'), freshFile('2.jsonl')];
    const bots = [...args, '--bots', 'strong,random', '--transcripts'];
    const one = await tischrunde([...bots, file1]);
    const two = await tischrunde([...bots, file2, '--jobs', '2']);
    expect(one.code).toBe(0);
    expect(one.out).toMatch(/^ +0 {2}strong +\d\.\d\d .*\n +1 {2}random /m);
    expect(two.out).toBe(one.out);
    expect(readFileSync(file2, 'utf8')).toBe(readFileSync(file1, 'utf8'));
    const { out } = await tischrunde(['referee', '--lines', file1]);
    for (const line of linesOf(out)) expect(JSON.parse(line).phase).toBe('matchOver');
  });

  test('one for all', async () => {
    const { out } = await tischrunde([...args, '--players', '3', '--bots', 'easy', '--json']);
    expect(JSON.parse(out)).toMatchObject({ bots: ['easy', 'easy', 'easy'], work: 200, matches: 6 });
  });
});

describe('wrong use', () => {
  test.each([
    [['blok'], 'error: there is no game "blok"; did you mean block?'],
    [['bridge'], 'error: there is no game "bridge"; tischrunde games lists them.'],
    [['block', '--players', '12'], 'error: players: block is for 2 to 4 players, not for 12'],
    [
      ['block', '--players', 'two'],
      'error: players: expected a number of players (block: 2 to 4), found "two"',
    ],
    [['block', '--options', '{"set":7}'], 'error: options.set: block offers 6, 9, 12, 15, not 7'],
    [['block', '--options', '{"set"'], 'error: options: column 7: the text ends where a colon should stand'],
    [['block', '--options', '[]'], 'error: options: expected an object, found a list of 0'],
    [['block', '--matches', '0'], 'error: matches: expected a whole number from 1 on, found "0"'],
    [
      ['block', '--players', '3', '--bots', 'easy,medium'],
      'error: bots: name one for all or 3, one for every seat; found 2',
    ],
    [['block', '--bots', 'best'], 'error: bots: there are easy, medium, strong, random, not "best"'],
    [['block', '--jobs', 'many'], 'error: jobs: expected a whole number from 1 to 256, found "many"'],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await tischrunde(['simulate', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain(sentence);
  });

  test('a file that cannot be written', async () => {
    const { code, out, err } = await tischrunde([
      'simulate',
      'block',
      '--transcripts',
      '/no/such/folder/file',
    ]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('/no/such/folder/file: there is no such file or folder\n');
  });
});
