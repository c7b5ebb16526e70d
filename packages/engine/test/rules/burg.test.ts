import { expect } from 'vitest';
import { type JsonObject, referee, seatAt } from '../../src/index.ts';
import { built, chain, on, place, setUpBurg, staircase, stairs, three } from '../support/burg.ts';
import { rule } from '../support/rule.ts';
import { deal, refusedWhole, type Table } from '../support/table.ts';

const boardOf = (table: Table): unknown => table.match.position().board;

/** The rules that moves break, null for those that are legal. */
const refusals = (table: Table, moves: readonly JsonObject[]): (string | null)[] =>
  moves.map((move) => table.refusal(move));

rule('burg.deal', 'three tiles each, one in the middle, the rest is the stock', () => {
  for (const set of [6, 9]) {
    for (const players of [2, 3, 4]) {
      const { hands, stock } = deal('burg', players, { set }).now;
      expect(hands.map((hand) => hand.length)).toEqual(Array(players).fill(3));
      expect(stock).toBe((set === 6 ? 28 : 55) - 1 - 3 * players);
    }
  }
  const [first, ...more] = JSON.parse(JSON.stringify(boardOf(deal('burg', 2))));
  expect(more).toEqual([]);
  expect(first).toEqual({
    tile: expect.any(String),
    cells: [
      [0, 0],
      [1, 0],
    ],
    level: 1,
  });
});

rule('burg.deal', 'a set-up tile in the middle lies as written', () => {
  const startingWith = (start: string) => setUpBurg({ hands: ['1-0', '2-0'], start });
  const lies = (tile: string, first: number, second: number) => [
    {
      tile,
      cells: [
        [first, 0],
        [second, 0],
      ],
      level: 1,
    },
  ];
  expect(boardOf(startingWith('6-3'))).toEqual(lies('6-3', 0, 1));
  expect(boardOf(startingWith('3-6'))).toEqual(lies('6-3', 1, 0));
  expect(boardOf(startingWith('5-5'))).toEqual(lies('5-5', 0, 1));
  for (const start of ['6-3', '3-6', '5-5']) {
    const { deals } = JSON.parse(JSON.stringify(startingWith(start).match.transcript()));
    expect(deals[0]).toEqual({ hands: [['1-0'], ['2-0']], start, stock: [] });
  }
});

rule('burg.deal', 'a deal that cannot be played is refused', () => {
  const hands = [['1-0'], ['2-0']];
  const refused = (given: JsonObject, options: JsonObject = {}) =>
    refusedWhole(referee({ game: 'burg', players: 2, options, deals: [given] }));
  expect(refused({ hands, start: '6-3' })).toBeNull();
  expect(refused({ hands, start: '9-3' }, { set: 9 })).toBeNull();
  expect(refused({ hands })).toContain('deals[0].start');
  expect(refused({ hands, start: '9-3' })).toContain('deals[0].start');
  expect(refused({ hands, start: '0-1' })).toContain('dealt twice');
  expect(refused({ hands, start: '6-3', stock: ['2-0'] })).toContain('deals[0].stock[0]');
  expect(refused({ hands: [['1-0']], start: '6-3' })).toContain('deals[0].hands');
  expect(refused({ hands, start: '6-3', grid: [] })).toContain('deals[0].grid');
  expect(refused({ hands, start: '6-3', chance: ['seven'] })).toContain('deals[0].chance[0]');
});

rule('burg.turn', 'a turn is one draw, one place or one chain; then it is the next player’s turn', () => {
  expect(three().draw().now.turn).toBe(1);
  expect(three().move(place('6-1', [0, 1], [0, 2])).now.turn).toBe(1);
  const covering = chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1]));
  const table = three().move(covering);
  expect(table.now.turn).toBe(1);
  table.draw().move(place('4-0', [2, 0], [3, 0]));
  expect(table.now.turn).toBe(0);
  expect(table.legal(1)).toEqual([]);
  expect(table.refusal({ type: 'draw' }, 1)).toBe('table.turn');
});

rule('burg.turn', 'there are no other moves, and no passes', () => {
  for (const type of ['pass', 'lay', 'take', 'lock']) {
    expect(three().refusal({ ...place('6-1', [0, 1], [0, 2]), type })).toBe('table.move');
  }
  const kinds = new Set(
    three()
      .match.legal(seatAt(0))
      .map(({ type }) => type),
  );
  expect([...kinds].sort()).toEqual(['chain', 'draw', 'place']);
});

rule('burg.turn', 'the starter begins', () => {
  expect(deal('burg', 3).now.turn).toBe(0);
  expect(deal('burg', 3, { starter: 2 }).now.turn).toBe(2);
});

rule('burg.draw', 'one tile, the first of the stock', () => {
  const table = three().draw();
  expect(table.now.hands[0]).toEqual(['6-1', '5-4', '2-0', '5-5']);
  expect(table.now).toMatchObject({ stock: 1, scores: [0, 0, 0] });
});

rule('burg.draw', 'only with at most four tiles in hand', () => {
  const holding = (hand: string) => setUpBurg({ hands: [hand, '1-0'], start: '6-3', stock: '5-5 5-2' });
  for (const hand of ['', '6-1', '6-1 5-4 2-0 4-4']) {
    expect(holding(hand).refusal({ type: 'draw' })).toBeNull();
    expect(holding(hand).legal()).toContain('draw');
  }
  for (const hand of ['6-1 5-4 2-0 4-4 3-0', '6-1 5-4 2-0 4-4 3-0 3-1']) {
    expect(holding(hand).refusal({ type: 'draw' })).toBe('burg.draw');
    expect(holding(hand).legal()).not.toContain('draw');
  }
});

rule('burg.draw', 'there is no reserve: the stock can be emptied, and then nobody draws', () => {
  const table = three().draw().draw();
  expect(table.now).toMatchObject({ stock: 0, turn: 2 });
  expect(table.refusal({ type: 'draw' })).toBe('burg.draw');
  expect(table.legal()).not.toContain('draw');
});

/** 6 on [0,0] and 3 on [1,0]. */
const placing = (): Table => setUpBurg({ hands: ['5-4 2-1 1-1', '3-1 3-0'], start: '6-3' });

rule('burg.place', 'next to a tile, whatever the numbers, at any edge and in either orientation', () => {
  const table = placing();
  const legal = [
    place('5-4', [2, 0], [3, 0]),
    place('4-5', [2, 0], [3, 0]),
    place('5-4', [-1, 0], [-1, 1]),
    place('5-4', [0, 1], [1, 1]),
    place('5-4', [1, -1], [1, -2]),
    place('1-1', [1, 1], [1, 2]),
    place('1-1', [1, 2], [1, 1]),
    place('2-1', [2, -1], [1, -1]),
  ];
  expect(refusals(table, legal)).toEqual(legal.map(() => null));
  expect(table.move(place('4-5', [2, 0], [3, 0])).now.hands[0]).toEqual(['2-1', '1-1']);
  expect(boardOf(table)).toMatchObject([
    { tile: '6-3' },
    {
      tile: '5-4',
      cells: [
        [3, 0],
        [2, 0],
      ],
      level: 1,
    },
  ]);
});

rule('burg.place', 'not detached from all tiles, nor touching only at a corner', () => {
  const away = [
    place('5-4', [3, 0], [4, 0]),
    place('5-4', [2, 1], [2, 2]),
    place('5-4', [-1, -1], [-2, -1]),
    place('5-4', [5, 5], [5, 6]),
    place('5-4', [128, 1], [129, 1]),
    place('5-4', [127, 0], [126, 0]),
    place('5-4', [0, -127], [1, -127]),
    place('5-4', [256, 1], [257, 1]),
    place('5-4', [1e9, 1e9], [1e9, 1e9 + 1]),
    place('5-4', [-(2 ** 40), 0], [-(2 ** 40), 1]),
  ];
  expect(refusals(placing(), away)).toEqual(away.map(() => 'burg.place'));
});

rule('burg.place', 'the table has no edge: a row of 54 tiles is fine', () => {
  const all = Array.from({ length: 10 }, (_, one) =>
    Array.from({ length: one + 1 }, (_, two) => `${one}-${two}`),
  );
  const [start = '', ...rest] = all.flat();
  const hands = [0, 1].map((seat) => rest.filter((_, index) => index % 2 === seat).join(' '));
  const table = setUpBurg({ hands, start }, { set: 9 });
  for (let i = 0; i < 53; i++) table.move(place(rest[i], [2 * i + 2, 0], [2 * i + 3, 0]));
  const atEnds = [
    place('9-9', [108, 0], [109, 0]),
    place('9-9', [-1, 0], [-2, 0]),
    place('9-9', [107, 1], [107, 2]),
  ];
  expect(refusals(table, atEnds)).toEqual([null, null, null]);
  const beyond = [
    place('9-9', [-20, 0], [-19, 0]),
    place('9-9', [128, 1], [128, 2]),
    place('9-9', [109, 0], [110, 0]),
  ];
  expect(refusals(table, beyond)).toEqual(['burg.place', 'burg.place', 'burg.place']);
  expect(table.move(place('9-9', [108, 0], [109, 0])).now.phase).toBe('matchOver');
});

rule('burg.place', 'on the table only, not on a tile, nor half on one', () => {
  const table = placing();
  const onTop = [place('5-4', [0, 0], [1, 0]), place('5-4', [1, 0], [2, 0]), place('5-4', [0, 1], [0, 0])];
  expect(refusals(table, onTop)).toEqual(onTop.map(() => 'burg.place'));
  table.move(place('5-4', [0, 1], [1, 1]));
  expect(table.refusal(place('3-1', [0, 0], [0, 1]))).toBe('burg.place');
});

rule('burg.place', 'the neighbour may be covered', () => {
  expect(built().refusal(place('2-1', [-1, 0], [-2, 0]))).toBeNull();
  expect(built().refusal(place('2-1', [0, -1], [0, -2]))).toBeNull();
  expect(built().legal()).toContain('place 2-1 cells [[0,-1],[0,-2]]');
});

rule('table.move', 'burg: a tile and two cells that share an edge are needed', () => {
  const table = three();
  const fits = on('6-1', [0, 1], [0, 2]);
  for (const text of [
    'null',
    '"here"',
    '[]',
    '[[0,1]]',
    '[[0,1],[0,3]]',
    '[[0,1],[1,2]]',
    '[[0,1],[0,1]]',
    '[[0,1],[0,2],[0,3]]',
    '[[0,1],[0]]',
    '[[0,1],[0,"2"]]',
    '[[0,0.5],[0,1.5]]',
  ]) {
    const cells = JSON.parse(text);
    expect(table.refusal({ type: 'place', tile: '6-1', cells })).toBe('table.move');
    expect(table.refusal(chain({ tile: '6-1', cells }))).toBe('table.move');
    expect(table.refusal(chain(fits, { tile: '9-9', cells }))).toBe('table.move');
  }
  expect(table.refusal({ type: 'place', tile: 'six', cells: fits.cells ?? null })).toBe('table.move');
  expect(table.refusal({ type: 'place', cells: fits.cells ?? null })).toBe('table.move');
  expect(table.refusal({ type: 'place', tile: '6-1' })).toBe('table.move');
  expect(table.refusal({ type: 'chain' })).toBe('table.move');
  expect(table.refusal({ type: 'chain', tiles: 'none' })).toBe('table.move');
  expect(table.refusal({ type: 'chain', tiles: [null] })).toBe('table.move');
  expect(table.refusal({ type: 'chain', tiles: ['6-1'] })).toBe('table.move');
});

rule('table.piece', 'burg: only tiles in hand can be laid; this is checked before their places', () => {
  const table = three();
  expect(table.refusal(place('3-1', [0, 1], [0, 2]))).toBe('table.piece');
  expect(table.refusal(place('9-1', [9, 1], [9, 2]))).toBe('table.piece');
  expect(table.refusal(chain(on('6-1', [9, 1], [9, 2]), on('3-1', [0, 0], [0, 1])))).toBe('table.piece');
});

rule(
  'burg.score',
  '1, 3, 6 and 10 for the first tiles of a chain, 15 for the fifth and every further one',
  () => {
    const table = staircase();
    const scores = stairs.map((move) => table.move(move).now.scores);
    expect(scores).toEqual([
      [4, 0],
      [4, 10],
      [24, 10],
      [24, 45],
      [74, 45],
    ]);
  },
);

rule('burg.score', 'counted from the first tile of the chain, wherever it lies', () => {
  const table = built().move(place('3-1', [1, 1], [1, 2]));
  const onLevelTwo = chain(on('0-4', [1, 0], [1, 1]), on('2-0', [1, 1], [0, 1]));
  expect(table.now.scores).toEqual([4, 0, 0]);
  expect(table.move(onLevelTwo).now.scores).toEqual([4, 0, 4]);
});

rule('burg.score', 'a single tile scores nothing, even next to an equal half', () => {
  expect(three().move(place('6-1', [0, 1], [0, 2])).now.scores).toEqual([0, 0, 0]);
});

rule('burg.end', 'when the player to move has no tile and the stock is empty; most points win', () => {
  const table = setUpBurg({ hands: ['6-1 5-4', '2-0'], start: '6-3' });
  table.move(chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])));
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, winners: null });
  table.move(place('2-0', [2, 0], [3, 0]));
  expect(table.now).toMatchObject({ phase: 'matchOver', turn: null, winners: [0], round: 1, scores: [4, 0] });
  expect(table.now.roundResult).toEqual({ winners: [0], points: [4, 0], reason: 'exhausted' });
  expect(table.now.legal).toEqual({ 0: [], 1: [] });
  expect(table.refusal({ type: 'next' }, 0)).toBe('table.phase');
});

rule(
  'burg.end',
  'not while the player to move can draw, or holds a tile; others may hold some at the end',
  () => {
    const table = setUpBurg({ hands: ['2-0', '', '4-0 4-1'], start: '6-3', stock: '5-5' });
    table.move(place('2-0', [2, 0], [3, 0]));
    expect(table.now).toMatchObject({ phase: 'play', turn: 1 });
    expect(table.legal()).toEqual(['draw']);
    table.draw();
    expect(table.now).toMatchObject({ phase: 'play', turn: 2 });
    table.move(place('4-0', [2, 1], [3, 1]));
    expect(table.now).toMatchObject({ phase: 'matchOver', hands: [[], ['5-5'], ['4-1']] });
  },
);

rule('burg.end', 'equal points share the win', () => {
  const table = setUpBurg({ hands: ['2-0', ''], start: '6-3' }).move(place('2-0', [2, 0], [3, 0]));
  expect(table.now).toMatchObject({ phase: 'matchOver', winners: [0, 1] });
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [0, 0], reason: 'exhausted' });
});

rule('burg.end', 'at once if the starter has no tile', () => {
  expect(setUpBurg({ hands: ['', '2-0'], start: '6-3' }).now.phase).toBe('matchOver');
  expect(setUpBurg({ hands: ['', '2-0'], start: '6-3' }, { starter: 1 }).now.phase).toBe('play');
});
