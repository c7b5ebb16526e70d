import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { freshFile, linesOf, movesIn, saved, tischrunde } from '../support/command.ts';

const always = (answer: string): string => `${answer}\n`.repeat(2000);

test('a match of block to its end, answering 1 every time', async () => {
  const { code, out, err } = await tischrunde(['play', 'block', '--seed', '1'], always('1'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Block, 2 players, seed 1. You are in seat 0.');
  expect(out).toMatch(/Seat 1 plays \d-\d against \d-\d:\d\. Seat 1 draws 1 tile\./);
  expect(out).toMatch(/Round 1 is over\. .*\n.*\n {2}You .*\n {2}Seat 1 .*\n.* 1 {2}next\n> 1\n\nRound 2\n/);
  expect(out).toMatch(/The match is over\. .* the match[.!]\n$/);
  expect(out).toMatch(/\n(Begin with \d-\d|Play a tile with \d( or \d)?)\n +1 {2}/);
  expect(out).not.toContain('\u001b');
});

test('the same seed and answers give the same match', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => tischrunde(['play', 'sevens', '--seed', 'again'], always('1'))),
  );
  expect(one.out).toBe(other.out);
});

/** How a match comes to its end where always answering 1 would take long, or forever. */
const endings = new Map([
  ['solo', { answer: '1 call', options: { rounds: 2 } }],
  ['solomino', { answer: '1 call', options: { rounds: 2, interject: true } }],
  ['hektik', { answer: 'giveup', options: {} }],
  ['dominosa', { answer: 'give up', options: {} }],
  ['quadrille', { answer: 'give up', options: {} }],
]);

test.each(games)('$id can be played to its end', async ({ id: game, players }) => {
  const { answer, options } = endings.get(game) ?? { answer: '1', options: {} };
  const seat = players.most > 1 ? '1' : '0';
  const args = ['--seed', '2', '--seat', seat, '--options', JSON.stringify(options)];
  const { code, out, err } = await tischrunde(['play', game, ...args], always(answer));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/The match is over\.|Just as predicted!|Not solved this time\./);
  expect(out).not.toMatch(/undefined|null|NaN|\[object/);
});

test.each(['easy', 'strong'])('against %s bots', async (level) => {
  const args = ['play', 'fives', '--seed', '1', '--options', '{"rounds":1}', '--bots', level];
  const { code, out } = await tischrunde(args, always('1'));
  expect(code).toBe(0);
  expect(out).toContain('The match is over.');
});

test('a better bot plays differently, and leaving shows how to continue', async () => {
  const [file, other] = [freshFile('easy.json'), freshFile('strong.json')];
  const args = ['play', 'block', '--seed', '3', '--save'];
  const { out } = await tischrunde([...args, file, '--bots', 'easy'], '1\n1\n1\n1\nquit\n');
  await tischrunde([...args, other, '--bots', 'strong'], '1\n1\n1\n1\nquit\n');
  expect(out).toContain(`Continue with: tischrunde play --load ${file} --save ${file} --bots easy`);
  expect(movesIn(file)).not.toEqual(movesIn(other));
});

test('hands of others are not shown while a round is played', async () => {
  const file = freshFile('match.json');
  const { out } = await tischrunde(['play', 'cyprus', '--seed', '1', '--save', file], 'table\n');
  const [{ hands }] = JSON.parse(readFileSync(file, 'utf8')).deals;
  const laid = movesIn(file).map(({ tile }) => tile);
  const hidden = [1, 2, 3].flatMap((seat) => hands[seat]).filter((tile: string) => !laid.includes(tile));
  expect(hidden.length).toBeGreaterThan(30);
  for (const tile of hidden) expect(out).not.toContain(tile);
});

describe('the end of the input', () => {
  test('in the middle of a match is a polite end', async () => {
    const { code, out, err } = await tischrunde(['play', 'block', '--seed', '1'], '1\n1\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You have left the table.');
    expect(out).not.toContain('Continue with');
  });

  test('a new seed is shown, and the saved match can be continued', async () => {
    const file = freshFile('match.json');
    const { code, out } = await tischrunde(['play', 'block', '--save', file], '1\nquit\n1\n');
    expect(code).toBe(0);
    const saved = readFileSync(file, 'utf8');
    expect(out).toContain(`seed ${JSON.parse(saved).seed}.`);
    expect(out).toContain(`Continue with: tischrunde play --load ${file} --save ${file}`);

    const again = await tischrunde(['play', 'block', '--save', file]);
    expect(again.code).toBe(2);
    expect(again.err).toContain('exists already; continue it with --load');
    expect(readFileSync(file, 'utf8')).toBe(saved);

    const toTheEnd = await tischrunde(['play', '--load', file, '--save', file], always('1'));
    expect(toTheEnd.code).toBe(0);
    expect(toTheEnd.out).toContain('The match is over.');
    const whole = readFileSync(file, 'utf8');
    expect(JSON.parse(whole).moves.slice(0, JSON.parse(saved).moves.length)).toEqual(JSON.parse(saved).moves);

    const refereed = await tischrunde(['referee'], whole);
    expect(JSON.parse(refereed.out).phase).toBe('matchOver');
    const over = await tischrunde(['play', '--load', file]);
    expect(over.code).toBe(0);
    expect(over.out).toContain('The match is over.');
  });

  test.each([
    ['block', 2, '1'],
    ['solo', 3, '1 call'],
    ['hektik', 2, 'giveup'],
  ])('interrupted or not, a match of %s for %i goes on in the same way', async (game, players, answer) => {
    const [whole, parts] = [freshFile('whole.json'), freshFile('parts.json')];
    const args = [
      'play',
      game,
      '--players',
      `${players}`,
      '--options',
      '{"rounds":1}',
      '--seed',
      '5',
      '--save',
    ];
    await tischrunde([...args, whole], always(answer));
    await tischrunde([...args, parts], `${answer}\n${answer}\n`);
    await tischrunde(['play', '--load', parts, '--save', parts], always(answer));
    expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  });
});

describe('what can be typed', () => {
  /** In this match seat 0 begins with 4-4; seat 1 answers 4-1 at 4-4:4; seat 0 then holds 5-4, 1-0, 2-1, 3-2, … */
  const typed = async (...lines: string[]) => {
    const file = freshFile('match.json');
    const { code, out } = await tischrunde(
      ['play', 'block', '--seed', '1', '--save', file],
      lines.join('\n'),
    );
    expect(code).toBe(0);
    return { out, moves: movesIn(file).filter(({ seat }) => seat === 0) };
  };
  const opening = { seat: 0, type: 'lay', tile: '4-4' };

  test.each([
    ['the number', '1'],
    ['only Enter, where there is one move', ''],
    ['the tile', '4-4'],
    ['the verb too', 'Play 4-4'],
    ['another verb', 'Lay 4-4'],
  ])('%s', async (_, line) => {
    expect((await typed(line, '')).moves).toEqual([opening]);
  });

  test('a tile either way round, with or without its place', async () => {
    const second = { seat: 0, type: 'lay', tile: '5-4', at: '4-4:4' };
    expect((await typed('4-4', '4-5')).moves).toEqual([opening, second]);
    expect((await typed('4-4', '5-4 4-4:4')).moves).toEqual([opening, second]);
    const third = { seat: 0, type: 'lay', tile: '2-1', at: '4-1:1' };
    expect((await typed('4-4', '1-2 1-4:1')).moves).toEqual([opening, third]);
  });

  test('what is wrong is said in a sentence, and asked again', async () => {
    const wrong = [
      ['6-6', 'You do not have 6-6. (table.piece)'],
      ['3-2', '3-2 fits none of the ends: 1 and 4. (domino.match)'],
      ['5-4 5-4:4', 'There is no open end there. Open: the 1 of 4-1 and the 4 of 4-4. (domino.ends)'],
      ['pass', 'You can play, so you must. (domino.must)'],
      ['draw', 'There is no such move in this game: draw. (table.move)'],
      ['lock 2-2 4-1:1', 'There is no such move in this game: lock 2-2 4-1:1. (table.move)'],
      ['next', 'The round is not over yet. (table.phase)'],
      ['9', 'There is no move 9; the list goes from 1 to 3.'],
      ['0', 'There is no move 0; the list goes from 1 to 3.'],
      ['', 'Which move? Type its number.'],
      ['5-4 3', 'Say which: play 5-4 against 4-4:4.'],
      ['constructor', 'I do not understand “constructor”. Type a number, a move, or “help”.'],
      ['5-4 please', 'I do not understand “5-4 please”. Type a number, a move, or “help”.'],
    ];
    const { out, moves } = await typed('1', ...wrong.map(([line]) => line), '5-4');
    expect(out).toContain(wrong.map(([line, sentence]) => `> ${line}\n${sentence}\n`).join(''));
    expect(moves).toHaveLength(2);
  });

  test('help, rules, table', async () => {
    const { out } = await typed('help', 'rules', 'table');
    expect(out).toContain('play a joker, and say which half points outwards');
    expect(out).toContain('domino.must');
    expect(out.match(/No tiles on the table yet\./g)).toHaveLength(2);
  });
});

test('a joker is laid with the half that points outwards', async () => {
  const hands = [
    ['6-6', '6-1', '5-2'],
    ['1-0', '3-3'],
  ];
  const moves = [
    { seat: 0, type: 'lay', tile: '6-6' },
    { seat: 1, type: 'lay', tile: '1-0', at: '6-6:6' },
  ];
  const file = saved({
    game: 'sevens',
    players: 2,
    deals: [{ hands, stock: ['5-5', '4-4', '2-2', '1-1'] }],
    moves,
  });
  const { out } = await tischrunde(['play', '--load', file, '--save', file], '6-1 1-0:0\n6-1 1-0:0 6\n');
  expect(out).toMatch(
    /^Say which: play 6-1 against 1-0:0, \d outwards \| play 6-1 against 1-0:0, \d outwards\.$/m,
  );
  expect(movesIn(file)[2]).toEqual({
    seat: 0,
    type: 'lay',
    tile: '6-1',
    at: '1-0:0',
    out: 6,
  });
});

test('a lock ends the round', async () => {
  const hands = [
    ['6-6', '5-5', '1-0'],
    ['6-5', '4-3'],
  ];
  const moves = [
    { seat: 0, type: 'lay', tile: '6-6' },
    { seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' },
  ];
  const file = saved({
    game: 'sperr',
    players: 2,
    options: { rounds: 1 },
    deals: [{ hands, stock: [] }],
    moves,
  });
  const { out } = await tischrunde(['play', '--load', file], 'lock 5-5 6-5:5\n');
  expect(out).toContain(
    'You lock 6-5:5 with 5-5.\n\nRound 1 is over. An end was locked. You win the round.\n',
  );
  expect(out).toMatch(/^ {2}You +\+7 +7 +1-0$/m);
});

describe('a saved match that cannot be continued', () => {
  test.each([
    ['{"game":"bridge"}', 'game: there is no game "bridge"'],
    ['{"game":', 'line 1, column 9: the text ends where a value should stand'],
    [
      '{"game":"block","players":2,"seed":"1","moves":[{"seat":0,"type":"pass"}]}',
      'moves[0]: domino.must: who can lay must lay',
    ],
  ])('%s', async (content, sentence) => {
    const file = freshFile('saved.json');
    writeFileSync(file, content);
    const { code, out, err } = await tischrunde(['play', '--load', file]);
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: `${file}: ${sentence}\n` });
  });

  test('it is of another game', async () => {
    const file = saved({ game: 'block', players: 2 });
    const { code, err } = await tischrunde(['play', 'fives', '--load', file]);
    expect(code).toBe(2);
    expect(linesOf(err)).toEqual([`error: load: ${file} is a match of block, not of fives`]);
  });
});

test.each([
  [['block', '--players', '12'], 'players: block is for 2 to 4 players, not for 12'],
  [
    ['block', '--bots', 'random'],
    "option '-b, --bots <level>' argument 'random' is invalid. Allowed choices are easy, medium, strong.",
  ],
  [['block', '--seat', '2'], 'seat: expected a whole number from 0 to 1, found "2"'],
  [['blcok'], 'there is no game "blcok"; did you mean block?'],
])('wrong use: %j', async (args, sentence) => {
  const { code, out, err } = await tischrunde(['play', ...args]);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `error: ${sentence}\n` });
});
