import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { referee } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { freshFile, linesOf, tischrunde } from '../support/command.ts';

const puzzle = (words: string, input = '') => tischrunde(['puzzle', ...words.split(' ')], input);

const answerTo = async (words: string, input: unknown) => {
  const { code, out, err } = await puzzle(`${words} --json`, JSON.stringify(input));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(linesOf(out)).toHaveLength(1);
  return JSON.parse(out);
};

const answersIn = (out: string) => linesOf(out).map((line) => JSON.parse(line));

/** Three solutions. */
const small = { n: 1, rows: 2, cols: 3, grid: [1, 0, 0, 1, 1, 0] };

describe('dominosa', () => {
  test('generate, count and solve: the puzzle has one solution and the grade it claims', async () => {
    const made = await puzzle('dominosa generate --grade medium --count 3 --seed monday --lines');
    expect(made).toMatchObject({ code: 0, err: '' });
    const puzzles = answersIn(made.out);
    expect(puzzles).toHaveLength(3);
    expect(puzzles[0]).toEqual({ n: 6, rows: 7, cols: 8, grid: expect.any(Array), grade: 'medium' });
    expect(answersIn((await puzzle('dominosa count --lines', made.out)).out)).toEqual(
      puzzles.map(() => ({ solutions: 1 })),
    );
    const [solution] = answersIn((await puzzle('dominosa solve --lines', made.out)).out);
    expect(Object.keys(solution)).toEqual(['solutions', 'dominoes', 'steps', 'grade']);
    expect(solution).toMatchObject({ solutions: 1, grade: 'medium' });
    expect(solution.dominoes.flat().sort((a: number, b: number) => a - b)).toEqual([...Array(56).keys()]);
    expect(solution.steps[0].deduction).toEqual(expect.any(String));
  });

  test('the first of several is the one that the seed gives alone', async () => {
    const [one, several] = await Promise.all([
      puzzle('dominosa generate --set 3 --seed a --json'),
      puzzle('dominosa generate --set 3 --seed a --json --count 2'),
    ]);
    const [first, second] = linesOf(several.out);
    expect(linesOf(one.out)).toEqual([first]);
    expect(second).not.toBe(first);
  });

  test('what generate writes for people can be piped on', async () => {
    const { out } = await puzzle('dominosa generate --set 3 --seed a');
    expect(out).toMatch(/^# Dominosa, double 3, easy, seed a\n(?:\d(?: \d){4}\n){4}$/);
    const solved = await puzzle('dominosa solve', out);
    expect(solved).toMatchObject({ code: 0, err: '' });
    expect(solved.out).toMatch(/^1 solution, easy\n\n/);
    expect(solved.out).toContain('  1  easy: ');
  });

  test('a shape, and several solutions on purpose', async () => {
    const shape = '.##.\n####\n####\n.##.\n';
    const { out } = await puzzle('dominosa generate --shape - --several --seed 1 --json', shape);
    const made = JSON.parse(out);
    expect(made).toMatchObject({ n: 2, rows: 4, cols: 4, grade: null });
    expect(made.grid.flatMap((cell: number | null, at: number) => (cell === null ? [at] : []))).toEqual([
      0, 3, 12, 15,
    ]);
    expect((await answerTo('dominosa count', made)).solutions).toBeGreaterThan(1);
  });

  test('count is exact, and says when it reached its limit', async () => {
    expect(await answerTo('dominosa count', small)).toEqual({ solutions: 3 });
    expect(await answerTo('dominosa count --limit 2', small)).toEqual({ solutions: 2, limited: true });
    expect(await answerTo('dominosa count --limit 3', small)).toEqual({ solutions: 3 });
    expect((await puzzle('dominosa count --limit 2', '1 0 0\n1 1 0\n')).out).toBe('more than 2 solutions\n');
  });

  test('hint takes the dominoes that lie already', async () => {
    expect(await answerTo('dominosa hint', { ...small, dominoes: [[0, 1]] })).toMatchObject({
      steps: [{ deduction: 'onlyPartner' }],
      lay: [expect.any(Number), expect.any(Number)],
      wrong: [],
    });
    expect((await puzzle('dominosa hint', '100\n110\n')).out).toContain('a solution has a tile on r');
  });

  test('print draws SVG, into a file too', async () => {
    const sheet = freshFile('sheet.svg');
    expect(await puzzle(`dominosa print --solved --out ${sheet}`, '1 0 0\n1 1 0\n')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(readFileSync(sheet, 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect((await puzzle('dominosa print', '1 0 0\n1 1 0\n')).out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  const grid = (fields: object) => JSON.stringify({ ...small, ...fields });
  test.concurrent.each([
    ['a number too many', grid({ grid: [1, 1, 0, 1, 1, 0] }), 'grid: there is a 1 too many'],
    ['a cell too few', grid({ grid: [1, 0, 0, 1, 1] }), 'grid: 2 rows of 3 are 6 places, found 5'],
    ['too many cells', grid({ cols: 4, grid: [1, 0, 0, 1, 1, 0, 1, 1] }), 'covers 6 cells, found 8'],
    ['two pieces', '1 0 0\n. . .\n1 1 0', 'grid: the shape is in more than one piece'],
    ['no such set', grid({ n: 16 }), 'n: a set goes from 1 to 15, found 16'],
    ['broken JSON', '{"n":1,\n"rows":2,,', 'line 2, column 10: expected a name in double quotes'],
    ['no puzzle', '[]', 'expected a JSON object such as'],
    ['no number', '1 0 0\n1 x 0', 'row 2, column 2: expected a number'],
    ['nothing', '', 'expected rows of numbers, found nothing'],
  ])('%s: one sentence', async (_, input, sentence) => {
    const { code, out, err } = await puzzle('dominosa solve', input);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^stdin: .*\n$/);
    expect(err).toContain(sentence);
  });

  test('with --lines what is refused is answered in its place', async () => {
    const input = [grid({}), '{"n":1,}', '', grid({ n: 0 }), grid({})].join('\n');
    const { code, out, err } = await puzzle('dominosa count --lines', input);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(answersIn(out)).toEqual([
      { solutions: 3 },
      { refused: 'line 2: column 8: expected a name in double quotes, found }' },
      { refused: 'line 4: n: a set goes from 1 to 15, found 0' },
      { solutions: 3 },
    ]);
  });

  test('a grade that cannot be had', async () => {
    expect(await puzzle('dominosa generate --set 1 --grade expert --seed 1')).toEqual({
      code: 1,
      out: '',
      err: 'grade: no expert puzzle of double 1 was found in this shape\n',
    });
  });
});

describe('quadrille', () => {
  test('count', async () => {
    const { code, out } = await puzzle('quadrille count --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      pictures: 372960,
      solutions: 685440,
      picturesUpToRenumbering: 74,
      solutionsUpToRenumbering: 136,
      picturesEssentiallyDifferent: 20,
      solutionsEssentiallyDifferent: 34,
    });
    expect((await puzzle('quadrille count')).out).toMatch(/^essentially different +20 +34$/m);
  });

  test('count --lines answers every line; where nothing is given it counts all there are', async () => {
    const { out } = await puzzle('quadrille generate --seed monday --lines');
    const lines = [out.trim(), '{"squares":[7]}', '{}'].join('\n');
    const counted = await puzzle('quadrille count --lines', lines);
    expect(counted).toMatchObject({ code: 1, err: '' });
    expect(answersIn(counted.out)).toEqual([
      { pictures: 1, solutions: 1 },
      { refused: 'line 2: squares[0]: expected a number from 0 to 6, or null, found 7' },
      expect.objectContaining({ pictures: 372960, solutionsEssentiallyDifferent: 34 }),
    ]);
  });

  test('generate, count, hint and solve', async () => {
    const { out } = await puzzle('quadrille generate --seed monday --given 8 --json');
    const made = JSON.parse(out);
    expect(made.squares.filter((number: number | null) => number !== null)).toHaveLength(8);
    expect(JSON.parse((await puzzle('quadrille count --json -', out)).out)).toEqual({
      pictures: 1,
      solutions: 1,
    });
    const solution = await answerTo('quadrille solve', made);
    expect(solution).toMatchObject({ solutions: 1, pictures: 1 });
    expect(solution.dominoes).toHaveLength(28);
    expect(solution.steps).toHaveLength(6 + 28);
    expect(await answerTo('quadrille hint', made)).toEqual(solution.steps[0]);
  });

  test('as text', async () => {
    const { out } = await puzzle('quadrille generate --seed monday');
    expect((await puzzle('quadrille solve', out)).out).toMatch(/^1 solution, 1 picture\n/);
    expect((await puzzle('quadrille print', out)).out).toMatch(/^<svg /);
    expect(await puzzle('quadrille solve', '0 2 3')).toEqual({
      code: 1,
      out: '',
      err: 'stdin: squares: the shape has 14 squares, not 3\n',
    });
  });
});

describe.each(['solo1', 'solo2'])('%s', (game) => {
  test('the moves of solve win a match', async () => {
    const made = await puzzle(`${game} generate --seed a --count ${game === 'solo1' ? 20 : 1000} --lines`);
    const answers = answersIn((await puzzle(`${game} solve --lines`, made.out)).out);
    const at = answers.findIndex(({ winnable }) => winnable);
    expect(at).toBeGreaterThanOrEqual(0);
    const { set, hand, order = [], ...deal } = answersIn(made.out)[at];
    const [start, ...rest] = order;
    const match = referee({
      game,
      players: 1,
      ...(game === 'solo1' ? {} : { options: { set, hand } }),
      deals: [game === 'solo1' ? deal : { start, hands: [rest.slice(0, hand)], stock: rest.slice(hand) }],
      moves: answers[at].moves,
    });
    expect(match).toMatchObject({ phase: 'matchOver', winners: [0] });
  });

  test('hint goes on from the moves so far', async () => {
    const { out } = await puzzle(`${game} generate --seed b --count 20 --lines`);
    const answers = answersIn((await puzzle(`${game} hint --lines`, out)).out);
    const at = answers.findIndex(({ move, moves }) => move ?? moves?.length > 0);
    const { move, moves } = answers[at];
    const next = await answerTo(`${game} hint`, {
      ...answersIn(out)[at],
      moves: [move ?? moves[0]],
    });
    if (game === 'solo1') expect(next).toMatchObject({ winnable: true, move: { seat: 0, type: 'lay' } });
    else expect(next.moves).toHaveLength(moves.length - 1);
  });

  test('print, and what generate writes for people', async () => {
    const { out } = await puzzle(`${game} generate --seed a`);
    expect((await puzzle(`${game} solve`, out)).out).toMatch(/^It can/);
    expect((await puzzle(`${game} print`, out)).out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('hint refuses a match of another game', async () => {
    const match = JSON.stringify({ game: 'block', players: 2, seed: '1' });
    expect(await puzzle(`${game} hint`, match)).toEqual({
      code: 1,
      out: '',
      err: `stdin: game: expected a match of ${game}, found block\n`,
    });
  });

  test('no count', async () => {
    expect(await puzzle(`${game} count --json`)).toEqual({
      code: 2,
      out: '',
      err: `error: ${game} has no action "count"; it has generate, solve, hint and print\n`,
    });
  });
});

test('solo1 hint takes a saved match', async () => {
  const file = freshFile('saved.json');
  const match = { game: 'solo1', players: 1, options: { winnable: true }, seed: 'monday' };
  writeFileSync(file, JSON.stringify(match));
  expect((await puzzle(`solo1 hint ${file}`)).out).toBe('It can be won: play 5-5.\n');
  writeFileSync(file, JSON.stringify({ ...match, moves: [{ seat: 0, type: 'lay', tile: '6-6' }] }));
  expect((await puzzle(`solo1 hint ${file}`)).err).toContain('moves[0]: solo1.take: 6-6 is at no right end');
});

test.concurrent.each(['dominosa', 'quadrille', 'solo1', 'solo2'])(
  '%s --help shows examples',
  async (kind) => {
    const { code, out } = await puzzle(`${kind} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`$ tischrunde puzzle ${kind} generate`);
    expect(out).toContain('Exit codes:');
  },
);

test.concurrent.each([
  ['dominosa generate --set 16', 'error: set: expected a whole number from 1 to 15, found "16"'],
  ['dominosa generate --grade silly', 'Allowed choices are easy, medium, hard, expert.'],
  ['dominosa generate --rows 3', 'error: --rows and --cols are given together'],
  ['dominosa generate --rows 3 --cols 5', 'error: grid: no set from 1 to 15 covers 15 cells'],
  ['dominosa count --limit none', 'error: limit: expected a whole number from 1'],
  ['solo1 generate --grade easy', "error: unknown option '--grade'"],
  ['chess solve', "error: unknown command 'chess'"],
])('wrong use: %s', async (words, sentence) => {
  const { code, out, err } = await puzzle(words);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});

test('a file that is not there, a sheet that cannot be written', async () => {
  expect(await puzzle('solo1 solve nowhere.json')).toEqual({
    code: 1,
    out: '',
    err: 'nowhere.json: there is no such file or folder\n',
  });
  const sheet = '/nowhere/sheet.svg';
  expect(await puzzle(`dominosa print --out ${sheet}`, '1 0 0\n1 1 0\n')).toMatchObject({ code: 1, out: '' });
  expect(existsSync(sheet)).toBe(false);
});
