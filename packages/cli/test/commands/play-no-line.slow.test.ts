import { describe, expect, test } from 'vitest';
import { freshFile, lines, movesIn, saved, tischrunde } from '../support/command.ts';

const typed = async (game: string, ...answers: string[]) => {
  const file = freshFile('match.json');
  const args = ['play', game, '--seed', '1', '--save', file];
  const { code, out } = await tischrunde(args, lines(...answers));
  expect(code).toBe(0);
  return { out, moves: movesIn(file) };
};

describe('hektik', () => {
  test('Enter waits until somebody acts', async () => {
    const { out, moves } = await typed('hektik', '', '', '');
    expect(moves.length).toBeGreaterThanOrEqual(3);
    expect(new Set(moves.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(out).toMatch(/to let the others move\.\n> \nSeat 1 takes \d-\d\.\n/);
  });

  test('the others act while the player does', async () => {
    const { out, moves } = await typed('hektik', '9-4 left', '9-5', 'return right', 'give up');
    const own = moves.filter(({ seat }) => seat === 0);
    expect(moves[0]).toMatchObject({ seat: 0, tile: '9-4' });
    expect(own.length).toBeLessThan(moves.length);
    expect(own[1]).toEqual({ seat: 0, type: 'take', tile: '9-5', side: 'left' });
    expect(out).toMatch(/^You +0 points {2}5-9 9-4$/m);
    expect(out).toContain('> return right\nYou put 9-4 back.\n');
    expect(out).toMatch(/^You give up\.$/m);
    expect(out).toMatch(/is complete\. .*\n\nRound 2\n|nobody gets \d-\d\.\n\nRound 2\n/);
  });

  test('a chain that is complete gets the double, and the next one comes up', async () => {
    const moves = [
      { seat: 0, type: 'take', tile: '1-0', side: 'left' },
      { seat: 0, type: 'take', tile: '2-0', side: 'right' },
    ];
    const deals = [{ doubles: ['1-1', '7-7'] }];
    const file = saved({ game: 'hektik', players: 2, deals, moves });
    const { out } = await tischrunde(['play', '--load', file], lines('2-1 right'));
    expect(out).toContain(
      'You take 2-1. Your chain is complete. You get 3 points (the double 1-1).\n\nRound 2\n',
    );
    expect(out).toContain('You are all playing for the double 7-7.\n0 more doubles to come.');
  });

  test('what does not fit is refused with the rule', async () => {
    const { out } = await typed('hektik', '5-5', '9-4 left', '8-7');
    expect(out).toContain('5-5 is one of the doubles that were set aside. (table.piece)\n');
    expect(out).toContain('> 8-7\n8-7 fits neither end of your chain: 9 and 4. (hektik.race)\n');
  });
});

test('concentration: a cell is named with flip or cell, a number alone is the list', async () => {
  const { out, moves } = await typed('concentration', 'flip 5', 'cell 5', 'cell 6', '1');
  expect(moves.filter(({ seat }) => seat === 0).map(({ cell }) => cell)).toEqual([5, 6, 0]);
  expect(out).toMatch(/^You turn up \d-\d \[5\]\.$/m);
  expect(out).toContain('This tile is already face up. Turn up another one. (concentration.turn)');
  expect(out).toMatch(/^ \[0\] +\[1\] +\[2\] +\[3\] +\[4\] +\d-\d +\[6\]$/m);
});

test('burg: tiles are placed on cells, whichever half is named first', async () => {
  const { out, moves } = await typed('burg', '4-5 0,1 0,2', 'draw', '6-6 0,0 1,0');
  expect(moves[0]).toEqual({
    seat: 0,
    type: 'place',
    tile: '5-4',
    cells: [
      [0, 2],
      [0, 1],
    ],
  });
  expect(out).toContain('You play 5-4 on 0,2 0,1.\n');
  expect(out).toContain('> 6-6 0,0 1,0\nYou do not have 6-6. (table.piece)\n');
});

test('burg: a chain is one move', async () => {
  const before = [
    { seat: 0, type: 'draw' },
    {
      seat: 1,
      type: 'place',
      tile: '1-0',
      cells: [
        [0, 2],
        [0, 1],
      ],
    },
  ];
  const file = saved({ game: 'burg', players: 2, seed: '1', moves: before });
  const chain = 'chain 5-0 -1,0 -1,1 then 5-4 -1,1 0,1';
  const answers = lines('chain 5-0 5-4', `${chain} then 4-4 2,1 2,2`, chain);
  const { out } = await tischrunde(['play', '--load', file, '--save', file], answers);
  expect(out).toMatch(/^Say which: chain 5-0 on .* \| … and \d+ more\.$/m);
  expect(out).toContain(
    '4-4 must cover a half of 5-4 and an equal free half of another tile next to it, on the same level. (burg.chain.next)',
  );
  expect(out).toMatch(
    /^You build a chain of 2 tiles\. \(5-0 on -1,0 -1,1 then 5-4 on -1,1 0,1\) You get 4 points \(the chain counts 1 \+ 3 = 4\)\./m,
  );
  expect(movesIn(file)[2]).toMatchObject({
    seat: 0,
    type: 'chain',
    tiles: [{ tile: '5-0' }, { tile: '5-4' }],
  });
});

test('dominanz: a tile is taken into a row', async () => {
  const { out, moves } = await typed('dominanz', '3-7', '7-3 row 3', 'prescribe 7-1 1', '7-1 4');
  expect(out).toContain('Say which: take 7-3 row 7 | take 7-3 row 3.');
  expect(moves[0]).toEqual({ seat: 0, type: 'take', tile: '7-3', row: 3 });
  expect(out).toMatch(/^You +- +- +7 +- +- +- +-$/m);
  expect(out).toContain('(dominanz.prescribe)\n');
  expect(out).toContain('7-1 has no 4, so you cannot use it for row 4. (dominanz.take)');
});

test('solo1: the rows shrink from the right, and a tile that is not at an end is refused', async () => {
  const { out, moves } = await typed('solo1', '4-0', 'quit');
  expect(moves).toEqual([]);
  expect(out).toContain('\nRow 1:  5-4   4-4   5-0   0-0   1-0   2-2  [3-2]\nRow 2: ');
  expect(out).toContain(
    '4-0 is not at the right end of a row. You can take: 3-2, 4-1, 5-3 and 6-4. (solo1.take)\n',
  );
  const laid = await typed('solo1', '3-2', '2-2');
  expect(laid.moves).toMatchObject([{ tile: '3-2' }, { tile: '2-2', at: '3-2:2' }]);
  expect(laid.out).toContain('\nRow 1:  5-4   4-4   5-0   0-0  [1-0]\nRow 2: ');
});

test('solo2: a hand that is laid is followed by the next', async () => {
  const deals = [{ start: '6-3', hands: [['6-1']], stock: ['2-1', '5-5', '4-4', '0-0', '1-0'] }];
  const file = saved({ game: 'solo2', players: 1, deals });
  const { out } = await tischrunde(['play', '--load', file], lines('6-1', '1-0', 'quit'));
  expect(out).toContain('6-3 is turned up.\n');
  expect(out).toContain('You play 6-1 against 6-3:6. You draw 2-1, 5-5, 4-4, 0-0 and 1-0.\n');
  expect(out).toContain('You play 1-0 against 6-1:1.\n');
});

test('fortune: a chain is laid and taken back, and its ends are foretold', async () => {
  const deals = [{ removed: '1-0' }];
  const toBeStuck = ['1-1', '2-1', '3-1 1-1:1', '3-0 3-1:3', '0-0', '2-0 2-1:2', '4-0 0-0:0', '4-1 4-0:4'];
  const file = saved({ game: 'fortune', players: 1, deals });
  const answers = [...toBeStuck, '5-0', '5-1 5-0:5', '6-1 4-1:1', '6-0 6-1:6', 'undo far', 'undo', '1-0'];
  const { out } = await tischrunde(['play', '--load', file], lines(...answers, ...Array(40).fill('1')));
  expect(out).toContain('A sealed prediction\nLeft: 0-0 1-1 ');
  expect(out).toContain('\n   1  undo\n   2  undo far\n');
  expect(out).toMatch(/> undo far\nYou take back (?:\d tiles|the last tile)\.\n/);
  expect(out).toMatch(/> undo\nYou take back the last tile\.\n/);
  expect(out).toContain('1-0 is not on the table. (table.piece)');
  expect(out).toContain(
    'The prediction: 1 and 0\nThe missing tile: 1-0\n\nThe chain is finished. Just as predicted!\n',
  );
});

test('dominosa: tiles are laid on cells by their names, lifted again, and given up', async () => {
  const deals = [{ rows: 2, cols: 3, grid: [0, 0, 1, 1, 1, 0] }];
  const file = saved({ game: 'dominosa', players: 1, options: { set: 1 }, deals });
  const answers = [
    'b1 a1',
    '1-1',
    'c1 b1',
    'a1 c2',
    'lift b1',
    '0-1 a1 b1',
    '1-1 r2c1',
    '1-0',
    'a1 b1',
    'c2 c1',
  ];
  const { out } = await tischrunde(['play', '--load', file], lines(...answers, '2-2', '1-1 a2 b2'));
  expect(out).toContain(
    [
      '> b1 a1',
      'You play 0-0 on a1 b1.',
      '',
      '    a   b   c',
      '  ┌───────┐',
      '1 │ 0   0 │ 1',
      '  └───────┘',
      '2   1   1   0',
      '',
      '2 tiles to find: 1-0 1-1',
      'You  0 points',
      'Find every tile once: 2 to go',
      '   1  place 1-0 on c1 c2',
      '   2  place 1-1 on a2 b2',
      '   3  place 1-0 on b2 c2',
      '   4  pick up 0-0 on a1 b1',
      '   5  give up',
      '',
    ].join('\n'),
  );
  expect(out).toContain('> c1 b1\n0-0 is already there. (dominosa.goal)\n');
  expect(out).toContain('> a1 c2\nA tile covers two places side by side. (dominosa.goal)\n');
  expect(out).toContain('> lift b1\nYou pick up 0-0 on a1 b1.\n');
  expect(out).toContain('> 0-1 a1 b1\nYou have no such piece.\n');
  expect(out).toContain('> 1-1 r2c1\nI do not understand “1-1 r2c1”');
  expect(out).toContain('> 1-0\nSay which: place 1-0 on b1 c1 | place 1-0 on c1 c2.\n');
  expect(out).toContain(
    [
      'You play 1-0 on c1 c2.',
      '',
      '    a   b   c',
      '  ┌───────┬───┐',
      '1 │ 0   0 │ 1 │',
      '  ├───────┤   │',
      '2 │ 1   1 │ 0 │',
      '  └───────┴───┘',
      '',
      'Every tile has been found. Solved!',
      '',
    ].join('\n'),
  );
});

test('dominosa: who gives up sees a solution', async () => {
  const { out, moves } = await typed('dominosa', 'lift 6-6', 'give up');
  expect(moves).toEqual([{ seat: 0, type: 'giveUp' }]);
  expect(out).toContain('> lift 6-6\nThere is no tile on these two places. (table.piece)\n');
  expect(out).toMatch(
    /> give up\nYou give up\.\nThis is one way to place all the tiles:\n\n {4}a {3}b .*\n {2}┌/,
  );
  expect(out).toContain('Not solved this time.\n');
});

test('quadrille: the first number lies on the first cell, and a square keeps its number', async () => {
  const answers = ['3-6 b1 c1', '5-5 c2 d2', '5-3 c1 d1', 'b1 c1', 'b3 a3', '6-3', '4-2 e1 f1', 'lift c1'];
  const { out, moves } = await typed('quadrille', ...answers, 'lift 5-5', '6-6 c3 c2');
  expect(moves).toEqual([
    { seat: 0, type: 'lay', tile: '6-3', cells: [2, 1] },
    { seat: 0, type: 'lift', tile: '6-3' },
    { seat: 0, type: 'lay', tile: '6-6', cells: [10, 17] },
  ]);
  expect(out).toContain(
    [
      '> 3-6 b1 c1',
      'You play 6-3 on c1 b1.',
      '',
      '    a   b   c   d   e   f   g   h',
      '  ┌───┬───────┬───┬───────┬───────┐',
      '1 │(3)│ 3   6 │(6)│ ·   · │ ·   · │',
      '  │   └───┬───┘   │       │       │',
      '2 │(3) (3)│(6) (6)│ ·   · │ ·   · │',
      '  └───┬───┴───┬───┴───┬───┴───┬───┘',
      '3     │ ·   · │ ·   · │ ·   · │',
    ].join('\n'),
  );
  expect(out).toContain('> 5-5 c2 d2\n5-5 does not fit: this square shows only 6s. (quadrille.goal)\n');
  expect(out).toContain('> 5-3 c1 d1\n6-3 is already there. (quadrille.goal)\n');
  expect(out).toContain('> b1 c1\n6-3 is already there. (quadrille.goal)\n');
  expect(out).toContain('> b3 a3\nI do not understand “b3 a3”');
  expect(out).toContain('> 6-3\n6-3 has already been played. (table.piece)\n');
  expect(out).toContain(
    '> 4-2 e1 f1\n4-2 has two different numbers, but a square shows only one. (quadrille.goal)\n',
  );
  expect(out).toContain('> lift c1\nYou pick up 6-3 on c1 b1.\n');
  expect(out).toContain('> lift 5-5\n5-5 is not on the board. (table.piece)\n');
});
