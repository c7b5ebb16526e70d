import { expect } from 'vitest';
import { type JsonObject, seatAt } from '../../src/index.ts';
import { built, chain, on, place, setUpBurg, three } from '../support/burg.ts';
import { rule } from '../support/rule.ts';
import type { Table } from '../support/table.ts';

const boardOf = (table: Table): unknown => table.match.position().board;

const cameUp = (table: Table): unknown =>
  JSON.parse(JSON.stringify(table.match.transcript())).deals[0].chance;

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

rule('burg.chain.next', 'unequal halves cannot be covered', () => {
  const table = setUpBurg({ hands: ['6-1 5-4', '3-1'], start: '6-3' });
  expect(table.refusal(chain(on('1-6', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])))).toBe('burg.chain.next');
  expect(table.refusal(chain(on('6-1', [1, 1], [1, 2]), on('5-4', [1, 0], [1, 1])))).toBe('burg.chain.next');
});

rule('burg.chain.next', 'the two halves of one double are not two tiles', () => {
  const table = setUpBurg({ hands: ['4-4 5-2', '3-1'], start: '6-3' });
  expect(table.refusal(chain(on('4-4', [0, 1], [1, 1]), on('5-2', [0, 1], [1, 1])))).toBe('burg.chain.next');
});

rule('burg.chain.next', 'equal halves of two earlier tiles do not count', () => {
  const table = setUpBurg({ hands: ['6-1 4-4 5-5', '3-1 5-4 2-2'], start: '6-3' }).move(
    place('6-1', [0, 1], [0, 2]),
  );
  const equal = on('5-4', [0, 0], [0, 1]);
  expect(table.refusal(chain(on('3-1', [1, 1], [1, 2]), equal))).toBe('burg.chain.next');
  expect(table.refusal(chain(on('3-1', [1, 1], [1, 2]), on('5-4', [1, 0], [1, 1])))).toBeNull();
});

rule('burg.chain.next', 'a half on another level does not count, nor does a covered one', () => {
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

rule('burg.chain.min', 'a chain needs at least two tiles', () => {
  const table = three();
  expect(table.refusal(chain())).toBe('burg.chain.min');
  expect(table.refusal(chain(on('6-1', [0, 1], [0, 2])))).toBe('burg.chain.min');
  const found = table.match.legal(seatAt(0)).filter(({ type }) => type === 'chain');
  expect(found.length).toBeGreaterThan(0);
  for (const { tiles } of found) expect(Array.isArray(tiles) ? tiles.length : 0).toBeGreaterThanOrEqual(2);
});

rule('burg.chain.min', 'a chain is one move, and contains no tile twice', () => {
  const table = three();
  expect(table.refusal(chain(on('6-1', [0, 1], [0, 2]), on('6-1', [0, 0], [0, 1])))).toBe('table.piece');
  table.move(chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])));
  expect(boardOf(table)).toHaveLength(3);
  expect(JSON.parse(JSON.stringify(table.match.transcript())).moves).toHaveLength(1);
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

rule('burg.chain.rest', 'the others take the remaining tiles in turn, clockwise from the next player', () => {
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

rule('burg.chain.rest', 'blindly: takes that are not scripted are random, and all are recorded', () => {
  const table = giving();
  const { hands } = table.now;
  expect(hands.map((hand) => hand.length)).toEqual([2, 0, 3, 3]);
  const taken = hands.flatMap((hand) => hand.slice(1));
  expect(taken.toSorted()).toEqual(['1-1', '2-2', '3-3', '4-4', '5-5']);
  expect(cameUp(table)).toEqual([hands[2][1], hands[3][1], hands[0][1], hands[2][2], hands[3][2]]);
  expect(giving('4-4').now.hands[2][1]).toBe('4-4');
});

rule('burg.chain.rest', 'blindly: any remaining tile can be taken first', () => {
  const firstTaken = (seed: string) =>
    setUpBurg({ hands: ['6-1 5-4 1-1 2-2 3-3', ''], start: '6-3', seed }).move(
      chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])),
    ).now.hands[1][0];
  const taken = new Set(Array.from({ length: 40 }, (_, i) => firstTaken(`seed ${i}`)));
  expect([...taken].sort()).toEqual(['1-1', '2-2', '3-3']);
});

rule('burg.chain.rest', 'a scripted take must name a remaining tile', () => {
  for (const chance of ['6-1', '2-0', '6-6', '3-3 3-3']) {
    expect(() => giving(chance)).toThrow(/deals\[0\]\.chance\[[01]\]/);
  }
});

rule('burg.chain.rest', 'everybody sees who took a tile, but only the taker sees which', () => {
  const table = giving('3-3 1-1 5-5 2-2 4-4');
  const taken: [number, string][] = [
    [2, '3-3'],
    [3, '1-1'],
    [0, '5-5'],
    [2, '2-2'],
    [3, '4-4'],
  ];
  for (const eye of [null, 0, 1, 2, 3]) {
    const seat = eye === null ? null : seatAt(eye);
    const takes = table.match.latest(seat).filter(({ type }) => type === 'tookBlindly');
    expect(takes).toEqual(
      taken.map(([seat, tile]) => ({
        type: 'tookBlindly',
        seat,
        from: 1,
        tile: seat === eye ? tile : null,
      })),
    );
    const { hands } = table.match.view(seat);
    expect(hands).toEqual(table.now.hands.map((hand, seat) => (seat === eye ? hand : hand.length)));
  }
});

rule('burg.chain.rest', 'only after a chain', () => {
  expect(three().move(place('6-1', [0, 1], [0, 2])).now.hands[0]).toEqual(['5-4', '2-0']);
  expect(three().draw().now.hands[0]).toHaveLength(4);
});
