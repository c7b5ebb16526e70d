import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bin, freshFile, linesOf, tischrunde } from '../support/command.ts';

/** The example of the rules: two tiles laid, one left each. */
const example = {
  game: 'block',
  players: 2,
  options: { set: 6 },
  seed: 'any string',
  deals: [
    {
      hands: [
        ['6-6', '6-1'],
        ['6-3', '1-0'],
      ],
      stock: ['5-5', '4-4'],
    },
  ],
  moves: [
    { seat: 0, type: 'lay', tile: '6-6' },
    { seat: 1, type: 'lay', tile: '6-3', at: '6-6:6' },
  ],
};
const answer = {
  moves: [{ ok: true }, { ok: true }],
  round: 1,
  phase: 'play',
  turn: 0,
  hands: [['6-1'], ['1-0']],
  stock: 2,
  scores: [0, 0],
  winners: null,
  ends: ['6-3:3', '6-6:6'],
  legal: { 0: [{ type: 'lay', tile: '6-1', at: '6-6:6' }], 1: [] },
};
const transcript = JSON.stringify(example);

function fileWith(name: string, content: string): string {
  const file = freshFile(name);
  writeFileSync(file, content);
  return file;
}

describe('one transcript', () => {
  test('from a file, answered readably', async () => {
    const { code, out, err } = await tischrunde(['referee', fileWith('match.json', transcript)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(answer);
    expect(out).toContain('\n  "hands": [["6-1"],["1-0"]],\n');
  });

  test('piped in, answered on one line with --json', async () => {
    const { code, out } = await tischrunde(['referee', '--json'], transcript);
    expect(code).toBe(0);
    expect(linesOf(out)).toHaveLength(1);
    expect(JSON.parse(out)).toEqual(answer);
  });

  test('an illegal move is answered, not refused', async () => {
    const wrong = { ...example, moves: [{ seat: 0, type: 'lay', tile: '6-1' }] };
    const { code, out } = await tischrunde(['referee'], JSON.stringify(wrong));
    expect(code).toBe(0);
    expect(JSON.parse(out).moves).toMatchObject([{ ok: false, rule: 'domino.open.tile' }]);
  });

  const dealing = (hands: string[][]) => JSON.stringify({ ...example, deals: [{ hands }] });
  test.each([
    [
      'broken JSON',
      '{\n  "game": "block",\n  "players": 2,,\n}',
      'line 3, column 16: expected a name in double quotes',
    ],
    ['JSON that ends', '{"game": ', 'line 1, column 10: the text ends'],
    ['nothing', '', 'line 1, column 1: the text ends'],
    ['a list', '[]', 'a transcript is a JSON object'],
    ['an unknown game', '{"game":"bridge"}', 'game: there is no game "bridge"'],
    ['twelve players', '{"game":"block","players":12}', 'players: block is for 2 to 4 players, not for 12'],
    ['a tile of another set', dealing([['6-6'], ['9-8']]), 'deals[0].hands[1][0]: 9-8'],
    ['a tile dealt twice', dealing([['6-6'], ['6-6']]), 'deals[0].hands[1][0]: 6-6 is dealt twice'],
    ['no such seat', transcript.replace('"seat":1', '"seat":7'), 'moves[1].seat: '],
  ])('is refused in one sentence with the place: %s', async (_, input, sentence) => {
    const { code, out, err } = await tischrunde(['referee'], input);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain(`stdin: ${sentence}`);
  });
});

test('of several files, the ones that are not refused are answered', async () => {
  const good = fileWith('good.json', transcript);
  const bad = fileWith('bad.json', '{"game":"bridge"}');
  const { code, out, err } = await tischrunde(['referee', good, bad, '/no/such/file', good]);
  expect(code).toBe(1);
  expect(linesOf(out).map((line) => JSON.parse(line))).toEqual([answer, answer]);
  expect(linesOf(err)).toEqual([
    `${bad}: game: there is no game "bridge"`,
    '/no/such/file: there is no such file or folder',
  ]);
});

describe('--lines', () => {
  test('answers in order; refused transcripts are answered in their place', async () => {
    const input = [
      transcript,
      '',
      '{"game":"bridge"}',
      transcript,
      '   ',
      transcript,
      '{"game": block}',
      transcript,
    ];
    const { code, out, err } = await tischrunde(['referee', '--lines'], input.join('\n'));
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(linesOf(out).map((line) => JSON.parse(line))).toEqual([
      answer,
      { refused: 'line 3: game: there is no game "bridge"' },
      answer,
      answer,
      { refused: 'line 7: column 10: block is not JSON' },
      answer,
    ]);
  });

  test('exit code 0 when all were answered, also with Windows line ends', async () => {
    const { code, out } = await tischrunde(
      ['referee', '--lines'],
      `\uFEFF${transcript}\r\n${transcript}\r\n`,
    );
    expect(code).toBe(0);
    expect(linesOf(out)).toHaveLength(2);
  });

  test('names the file where there are several', async () => {
    const [one, two] = [fileWith('one.jsonl', `${transcript}\n`), fileWith('two.jsonl', '{}\n')];
    const { out } = await tischrunde(['referee', '--lines', one, two]);
    expect(JSON.parse(linesOf(out)[1]).refused).toContain(`${two}: line 1: game: `);
  });

  test('brackets nested beyond reason do not stop the rest', async () => {
    const deep = `{"game":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const { code, out } = await tischrunde(['referee', '--lines'], `${deep}\n${transcript}\n`);
    expect(code).toBe(1);
    expect(linesOf(out).map((line) => Object.keys(JSON.parse(line))[0])).toEqual(['refused', 'moves']);
  });

  test('a stream of 2000 lines', async () => {
    const lines = Array.from({ length: 2000 }, (_, i) =>
      JSON.stringify({ ...example, deals: [], moves: [], seed: `${i}` }),
    );
    const { code, out } = await tischrunde(['referee', '--lines'], lines.join('\n'));
    expect(code).toBe(0);
    const answers = linesOf(out);
    expect(answers).toHaveLength(2000);
    const { out: last } = await tischrunde(['referee', '--json'], lines[1999]);
    expect(`${answers[1999]}\n`).toBe(last);
  });

  test('answers a line before the next one comes', async () => {
    const child = spawn(process.execPath, [bin, 'referee', '--lines']);
    for (let i = 0; i < 2; i++) {
      child.stdin.write(`${transcript}\n`);
      const [piece] = await once(child.stdout, 'data');
      expect(JSON.parse(String(piece))).toEqual(answer);
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
