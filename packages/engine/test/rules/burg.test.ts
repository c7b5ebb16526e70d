import { expect } from 'vitest';
import { type JsonObject, referee, seatAt } from '../../src/index.ts';
import { chain, on, place, setUpBurg, staircase, stairs } from '../support/burg.ts';
import { rule } from '../support/rule.ts';
import { deal, refusedWhole, type Table } from '../support/table.ts';

const boardOf = (table: Table): unknown => table.match.position().board;

/** The rules that moves break, null for those that are legal. */
const refusals = (table: Table, moves: readonly JsonObject[]): (string | null)[] =>
  moves.map((move) => table.refusal(move));

const cameUp = (table: Table): unknown =>
  JSON.parse(JSON.stringify(table.match.transcript())).deals[0].chance;

rule('burg.deal', 'three tiles each, one in the middle, and the rest is the stock', () => {
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

rule('burg.deal', 'a set-up tile in the middle lies as it is written', () => {
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

const three = (): Table =>
  setUpBurg({ hands: ['6-1 5-4 2-0', '3-1 3-0', '4-4 4-0'], start: '6-3', stock: '5-5 5-2' });

rule('burg.turn', 'a turn is one draw, one place or one chain; then the next player is on', () => {
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

rule('burg.turn', 'there is nothing else to do, and nobody passes', () => {
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

rule('burg.place', 'next to a tile, whatever the numbers, at any edge and lying either way', () => {
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

rule('burg.place', 'not away from all tiles, nor at a corner only', () => {
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

rule('burg.place', 'the table has no edge: a row of 54 tiles is as good as any castle', () => {
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

/** 6-1 below 6-3, and 5-4 on both their sixes. */
const built = (): Table =>
  setUpBurg({ hands: ['6-1 5-4', '2-1 3-1 3-0', '6-0 4-0 2-0'], start: '6-3', stock: '5-5 5-2 1-0' }).move(
    chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])),
  );

rule('burg.place', 'the neighbour may be built over', () => {
  expect(built().refusal(place('2-1', [-1, 0], [-2, 0]))).toBeNull();
  expect(built().refusal(place('2-1', [0, -1], [0, -2]))).toBeNull();
  expect(built().legal()).toContain('place 2-1 cells [[0,-1],[0,-2]]');
});

rule('burg.chain.first', 'on the table next to a tile', () => {
  const table = setUpBurg({ hands: ['6-1 5-4 2-0', '3-1'], start: '6-3' });
  const beginning = (first: JsonObject) => table.refusal(chain(first, on('5-4', [0, 0], [0, 1])));
  expect(beginning(on('6-1', [0, 1], [0, 2]))).toBeNull();
  expect(beginning(on('6-1', [0, 2], [0, 3]))).toBe('burg.chain.first');
  expect(beginning(on('6-1', [128, 1], [128, 2]))).toBe('burg.chain.first');
  expect(beginning(on('6-1', [1000, 1], [1000, 2]))).toBe('burg.chain.first');
  expect(beginning(on('6-1', [0, 1], [0, 0]))).toBe('burg.chain.first');
});

/** Level 1 is 6-3 and below it 5-2 and 4-1; nothing is on top of them. */
const floor = (): Table =>
  setUpBurg({ hands: ['5-2 6-0 1-0 2-1', '4-1 6-6 0-0 3-0'], start: '6-3' })
    .move(place('5-2', [0, 1], [1, 1]))
    .move(place('4-1', [0, 2], [1, 2]));

rule('burg.chain.first', 'or on halves of two different tiles, which need not be equal', () => {
  const table = floor().move(place('6-0', [2, 0], [2, 1]));
  // 6-6 on the 6 of 6-3 and the 5 of 5-2; nothing lies next to it on level 2.
  const then = on('0-0', [0, 1], [0, 2]);
  expect(table.refusal(chain(on('6-6', [0, 0], [0, 1]), then))).toBe('burg.chain.next');
  expect(table.refusal(chain(on('6-6', [0, 0], [1, 0]), then))).toBe('burg.chain.first');
  expect(table.refusal(chain(on('6-6', [0, 1], [1, 1]), then))).toBe('burg.chain.first');
  expect(table.refusal(chain(on('6-6', [0, 2], [0, 3]), then))).toBe('burg.chain.first');
});

rule('burg.chain.first', 'both uncovered and on one level', () => {
  const table = built();
  // [0,0] and [0,1] show 5-4 on level 2; [1,0] and [0,2] are level 1.
  for (const first of [
    on('2-1', [0, 0], [1, 0]),
    on('2-1', [0, 1], [0, 2]),
    on('2-1', [0, 0], [0, 1]),
    on('2-1', [1, 0], [0, 0]),
  ]) {
    expect(table.refusal(chain(first, on('3-1', [0, 2], [0, 3])))).toBe('burg.chain.first');
  }
});

rule('burg.chain.first', 'on top, with a chain that goes on there', () => {
  const table = built().move(place('3-1', [1, 1], [1, 2]));
  // Level 1 now shows 3 on [1,0] and 3 on [1,1]: seat 2 covers both with 4-0, next to the 4 of 5-4 on level 2.
  const first = on('0-4', [1, 0], [1, 1]);
  expect(table.refusal(chain(first, on('2-0', [1, 1], [0, 1])))).toBeNull();
  table.move(chain(first, on('2-0', [1, 1], [0, 1])));
  expect(JSON.parse(JSON.stringify(boardOf(table))).slice(-2)).toEqual([
    {
      tile: '4-0',
      cells: [
        [1, 1],
        [1, 0],
      ],
      level: 2,
    },
    {
      tile: '2-0',
      cells: [
        [1, 1],
        [0, 1],
      ],
      level: 3,
    },
  ]);
  expect(table.now.scores).toEqual([4, 0, 4]);
});

rule(
  'burg.chain.next',
  'covers exactly two equal neighbouring halves, one of them of the tile just laid',
  () => {
    const table = setUpBurg({ hands: ['6-1 5-4 2-0', '3-1'], start: '6-3' });
    const first = on('6-1', [0, 1], [0, 2]);
    const going = (...next: JsonObject[]) => table.refusal(chain(first, ...next));
    expect(going(on('5-4', [0, 0], [0, 1]))).toBeNull();
    expect(going(on('4-5', [0, 0], [0, 1]))).toBeNull();
    for (const next of [
      on('5-4', [0, 1], [0, 2]),
      on('5-4', [0, 0], [1, 0]),
      on('5-4', [0, 1], [1, 1]),
      on('5-4', [1, 1], [1, 2]),
      on('5-4', [0, 3], [0, 2]),
      on('5-4', [128, 0], [128, 1]),
      on('5-4', [1000, 0], [1000, 1]),
    ]) {
      expect(going(next)).toBe('burg.chain.next');
    }
    expect(going(on('5-4', [0, 0], [0, 1]), on('2-0', [0, 1], [0, 2]))).toBe('burg.chain.next');
  },
);

rule('burg.chain.next', 'halves that are not equal are not covered', () => {
  const table = setUpBurg({ hands: ['6-1 5-4', '3-1'], start: '6-3' });
  expect(table.refusal(chain(on('1-6', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])))).toBe('burg.chain.next');
  expect(table.refusal(chain(on('6-1', [1, 1], [1, 2]), on('5-4', [1, 0], [1, 1])))).toBe('burg.chain.next');
});

rule('burg.chain.next', 'the two halves of one double are not two tiles', () => {
  const table = setUpBurg({ hands: ['4-4 5-2', '3-1'], start: '6-3' });
  expect(table.refusal(chain(on('4-4', [0, 1], [1, 1]), on('5-2', [0, 1], [1, 1])))).toBe('burg.chain.next');
});

rule('burg.chain.next', 'equal halves of tiles that lay there before do not count', () => {
  const table = setUpBurg({ hands: ['6-1 4-4 5-5', '3-1 5-4 2-2'], start: '6-3' }).move(
    place('6-1', [0, 1], [0, 2]),
  );
  const equal = on('5-4', [0, 0], [0, 1]);
  expect(table.refusal(chain(on('3-1', [1, 1], [1, 2]), equal))).toBe('burg.chain.next');
  expect(table.refusal(chain(on('3-1', [1, 1], [1, 2]), on('5-4', [1, 0], [1, 1])))).toBeNull();
});

rule('burg.chain.next', 'a half on another level does not count, nor one that is covered', () => {
  // 5-4 lies on level 2 on [0,0] and [0,1], the sixes below it are covered.
  const table = setUpBurg({ hands: ['6-1 5-4', '5-0 6-5 3-0', '2-0'], start: '6-3' }).move(
    chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])),
  );
  expect(table.refusal(chain(on('5-0', [-1, 0], [-2, 0]), on('3-0', [-1, 0], [0, 0])))).toBe(
    'burg.chain.next',
  );
  expect(table.refusal(chain(on('6-5', [-1, 0], [-2, 0]), on('3-0', [-1, 0], [0, 0])))).toBe(
    'burg.chain.next',
  );
});

rule('burg.chain.min', 'a chain of one tile, or of none, is none', () => {
  const table = three();
  expect(table.refusal(chain())).toBe('burg.chain.min');
  expect(table.refusal(chain(on('6-1', [0, 1], [0, 2])))).toBe('burg.chain.min');
  const found = table.match.legal(seatAt(0)).filter(({ type }) => type === 'chain');
  expect(found.length).toBeGreaterThan(0);
  for (const { tiles } of found) expect(Array.isArray(tiles) ? tiles.length : 0).toBeGreaterThanOrEqual(2);
});

rule('burg.chain.min', 'a chain is one move, and no tile is in it twice', () => {
  const table = three();
  expect(table.refusal(chain(on('6-1', [0, 1], [0, 2]), on('6-1', [0, 0], [0, 1])))).toBe('table.piece');
  table.move(chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])));
  expect(boardOf(table)).toHaveLength(3);
  expect(JSON.parse(JSON.stringify(table.match.transcript())).moves).toHaveLength(1);
});

rule('table.move', 'a tile and two cells that share an edge are needed, in burg', () => {
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

rule('table.piece', 'only tiles of the own hand are laid in burg; their places are looked at later', () => {
  const table = three();
  expect(table.refusal(place('3-1', [0, 1], [0, 2]))).toBe('table.piece');
  expect(table.refusal(place('9-1', [9, 1], [9, 2]))).toBe('table.piece');
  expect(table.refusal(chain(on('6-1', [9, 1], [9, 2]), on('3-1', [0, 0], [0, 1])))).toBe('table.piece');
});

/** Seat 1 of four chains two tiles and has five left. */
const giving = (chance?: string): Table =>
  setUpBurg(
    {
      hands: ['2-0', '6-1 5-4 1-1 2-2 3-3 4-4 5-5', '4-0', '3-0'],
      start: '6-3',
      stock: '6-6 6-5',
      ...(chance === undefined ? {} : { chance }),
    },
    { starter: 1 },
  ).move(chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])));

rule('burg.chain.rest', 'the others take what is left, clockwise from the next, round and round', () => {
  const table = giving('3-3 1-1 5-5 2-2 4-4');
  expect(table.now.hands).toEqual([['2-0', '5-5'], [], ['4-0', '3-3', '2-2'], ['3-0', '1-1', '4-4']]);
  expect(table.now.turn).toBe(2);
  expect(cameUp(table)).toEqual(['3-3', '1-1', '5-5', '2-2', '4-4']);
});

rule('burg.chain.rest', 'one other player takes them all', () => {
  const table = setUpBurg({ hands: ['6-1 5-4 1-1 2-2 3-3', '4-0'], start: '6-3', chance: '2-2 3-3 1-1' });
  table.move(chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])));
  expect(table.now.hands).toEqual([[], ['4-0', '2-2', '3-3', '1-1']]);
});

rule(
  'burg.chain.rest',
  'blindly: chance takes where nothing is written, and everything that came up is kept',
  () => {
    const table = giving();
    const { hands } = table.now;
    expect(hands.map((hand) => hand.length)).toEqual([2, 0, 3, 3]);
    const taken = hands.flatMap((hand) => hand.slice(1));
    expect(taken.toSorted()).toEqual(['1-1', '2-2', '3-3', '4-4', '5-5']);
    expect(cameUp(table)).toEqual([hands[2][1], hands[3][1], hands[0][1], hands[2][2], hands[3][2]]);
    expect(giving('4-4').now.hands[2][1]).toBe('4-4');
  },
);

rule('burg.chain.rest', 'blindly: every tile that is left can be the first to be taken', () => {
  const firstTaken = (seed: string) =>
    setUpBurg({ hands: ['6-1 5-4 1-1 2-2 3-3', ''], start: '6-3', seed }).move(
      chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])),
    ).now.hands[1][0];
  const taken = new Set(Array.from({ length: 40 }, (_, i) => firstTaken(`seed ${i}`)));
  expect([...taken].sort()).toEqual(['1-1', '2-2', '3-3']);
});

rule('burg.chain.rest', 'a written take must be of a tile that is left', () => {
  for (const chance of ['6-1', '2-0', '6-6', '3-3 3-3']) {
    expect(() => giving(chance)).toThrow(/deals\[0\]\.chance\[[01]\]/);
  }
});

rule('burg.chain.rest', 'everybody sees who took, nobody what, but the taker and the hand it is in', () => {
  const table = giving('3-3 1-1 5-5 2-2 4-4');
  const takes = [2, 3, 0, 2, 3].map((seat) => ({ seat, type: 'take', from: 1 }));
  for (const eye of [null, 0, 1, 2, 3]) {
    const { log, hands } = table.match.view(eye === null ? null : seatAt(eye));
    expect(Array.isArray(log) ? log.slice(1) : []).toEqual(takes);
    expect(hands).toEqual(table.now.hands.map((hand, seat) => (seat === eye ? hand : hand.length)));
  }
});

rule('burg.chain.rest', 'only after a chain', () => {
  expect(three().move(place('6-1', [0, 1], [0, 2])).now.hands[0]).toEqual(['5-4', '2-0']);
  expect(three().draw().now.hands[0]).toHaveLength(4);
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

rule('burg.score', 'counted from the first tile of the chain, wherever that lies', () => {
  const table = built().move(place('3-1', [1, 1], [1, 2]));
  const onLevelTwo = chain(on('0-4', [1, 0], [1, 1]), on('2-0', [1, 1], [0, 1]));
  expect(table.now.scores).toEqual([4, 0, 0]);
  expect(table.move(onLevelTwo).now.scores).toEqual([4, 0, 4]);
});

rule('burg.score', 'a single tile scores nothing, even where it lies at its like', () => {
  expect(three().move(place('6-1', [0, 1], [0, 2])).now.scores).toEqual([0, 0, 0]);
});

rule('burg.end', 'when the player to move has no tile and the stock has none; most points win', () => {
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

rule('burg.end', 'at once where the starter has nothing to begin with', () => {
  expect(setUpBurg({ hands: ['', '2-0'], start: '6-3' }).now.phase).toBe('matchOver');
  expect(setUpBurg({ hands: ['', '2-0'], start: '6-3' }, { starter: 1 }).now.phase).toBe('play');
});
