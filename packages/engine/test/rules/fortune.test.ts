import { expect } from 'vitest';
import { type FortuneView, isObject, referee } from '../../src/index.ts';
import { foretells } from '../../src/solitaire/fortune.ts';
import { lay } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table, viewOf } from '../support/table.ts';

const withOut = (removed: string, options = {}): Table => lay('fortune', 1, [{ removed }], options);
const field = (table: Table, name: string): unknown => {
  const position = table.match.position();
  return position[name];
};
const viewField = (table: Table, name: keyof FortuneView): unknown =>
  viewOf(table.match, 'fortune', null)[name];

/** Always makes the first listed move, which finishes the chain. */
function finish(table: Table): Table {
  while (table.match.phase === 'play') table.move(table.now.legal['0'][0]);
  return table;
}

rule('fortune.remove', 'a random tile that is not a double is removed', () => {
  const removed = Array.from({ length: 200 }, (_, index) => {
    const answer = referee({ game: 'fortune', players: 1, seed: `${index}` });
    return isObject(answer) && 'removed' in answer ? String(answer.removed) : '';
  });
  for (const tile of removed) expect(tile).toMatch(/^[1-6]-[0-5]$/);
  expect(removed.some((tile) => tile[0] === tile[2])).toBe(false);
  expect(new Set(removed).size).toBe(21);
});

rule('fortune.remove', 'a performer can name the tile; a double is refused', () => {
  expect(field(withOut('3-6'), 'removed')).toBe('6-3');
  const refused = (deal: object, options = {}) =>
    refusedWhole(referee({ game: 'fortune', players: 1, options, deals: [deal] }));
  expect(refused({ removed: '4-4' })).toBe(
    'deals[0].removed: 4-4 is a double; by fortune.remove the tile is none',
  );
  expect(refused({ removed: '9-4' })).toBe('deals[0].removed: 9-4 is not in the double-6 set');
  expect(refused({ removed: '9-4' }, { set: 12 })).toBeNull();
  expect(refused({ removed: 'x' })).toBe('deals[0].removed: "x" is not a domino');
  expect(refused({ grid: [] })).toBe('deals[0].grid: a deal of fortune has no such field');
});

rule('fortune.remove', 'the tile is not on the table and cannot be laid', () => {
  const table = withOut('6-3');
  expect(field(table, 'left')).toHaveLength(27);
  expect(field(table, 'left')).not.toContain('6-3');
  expect(table.refusal({ type: 'lay', tile: '6-3' })).toBe('table.piece');
});

rule('fortune.chain', 'every other tile fits at one of the two ends', () => {
  const table = withOut('6-3').lay('6-6').lay('6-1', '6-6:6').lay('6-4', '6-6:6');
  expect(table.now.ends).toEqual(['6-1:1', '6-4:4']);
  expect(table.refusal({ type: 'lay', tile: '5-5', at: '6-4:4' })).toBe('fortune.chain');
  expect(table.refusal({ type: 'lay', tile: '5-4', at: '6-6:6' })).toBe('fortune.chain');
  expect(table.refusal({ type: 'lay', tile: '6-1', at: '6-1:1' })).toBe('table.piece');
  expect(table.refusal({ type: 'lay', tile: '5-4', at: '6-4:4' })).toBeNull();
});

rule('fortune.chain', 'the last tile can be taken back', () => {
  const table = withOut('6-3');
  expect(table.refusal({ type: 'undo' })).toBe('fortune.chain');
  table.lay('6-6').lay('6-1', '6-6:6').move({ type: 'undo' });
  expect(table.now.ends).toEqual(['6-6:6']);
  expect(field(table, 'left')).toContain('6-1');
  table.move({ type: 'undo' });
  expect(field(table, 'left')).toHaveLength(27);
  expect(table.refusal({ type: 'pass' })).toBe('table.move');
});

rule(
  'fortune.chain',
  'a stuck chain can only be taken back: by one tile, or to where it can be finished',
  () => {
    // The chain ends with 0 and 1, of which no more are left.
    const table = withOut('1-0');
    table.lay('1-1').lay('2-1', '1-1:1').lay('3-1', '1-1:1').lay('3-0', '3-1:3').lay('0-0', '3-0:0');
    table.lay('2-0', '2-1:2').lay('4-0', '0-0:0').lay('4-1', '4-0:4').lay('5-0', '2-0:0').lay('5-1', '5-0:5');
    table.lay('6-1', '4-1:1').lay('6-0', '6-1:6');
    expect(table.legal()).toEqual(['undo', 'undo far true']);
    expect(table.refusal({ type: 'lay', tile: '6-6', at: '6-0:0' })).toBe('fortune.chain');
    const far = withOut('1-0');
    far.lay('1-1');
    expect(far.refusal({ type: 'undo', far: true })).toBe('fortune.chain');
    expect(far.refusal({ type: 'undo', far: false })).toBe('table.move');
    table.move({ type: 'undo', far: true });
    expect(table.legal().length).toBeGreaterThan(2);
    expect(finish(table).match.phase).toBe('matchOver');
  },
);

rule('fortune.reveal', 'whatever the chain, its ends are those of the missing tile', () => {
  for (const removed of ['1-0', '6-3', '5-4']) {
    for (const first of ['6-6', '2-0', '5-1']) {
      const table = finish(withOut(removed).lay(first));
      const values = table.now.ends
        .map((end) => end.split(':')[1])
        .sort((one, other) => Number(other) - Number(one));
      expect(values.join('-')).toBe(removed);
      expect(table.now).toMatchObject({
        winners: [0],
        roundResult: { winners: [0], points: [0], reason: 'out' },
        prediction: removed.split('-').map(Number),
      });
    }
  }
});

rule('fortune.reveal', 'the prediction is sealed until the chain is whole', () => {
  const table = withOut('6-3');
  expect(field(table, 'prediction')).toEqual([6, 3]);
  expect([viewField(table, 'prediction'), viewField(table, 'removed')]).toEqual([null, null]);
  table.lay('6-6');
  expect(viewField(table, 'prediction')).toBeNull();
  finish(table);
  expect([viewField(table, 'prediction'), viewField(table, 'removed')]).toEqual([[6, 3], '6-3']);
});

rule('fortune.set', 'it works if every value is on an even number of tiles that are not doubles', () => {
  for (let set = 1; set <= 15; set++) {
    // After 1-0 is taken out: the values that lie on an odd number of such tiles must be just 1 and 0.
    const values = Array.from({ length: set + 1 }, (_, value) => value);
    const odd = values.filter((value) => values.filter((other) => isPair(value, other)).length % 2 === 1);
    expect({ set, works: foretells(set) }).toEqual({ set, works: odd.join() === '0,1' });
  }
});

const isPair = (one: number, other: number): boolean => one !== other && one + other !== 1;

rule('fortune.set', 'every whole chain of a small set, laid one by one', () => {
  for (const set of [1, 2, 3, 4]) {
    const ends = endsOfChains(set);
    expect({ set, works: foretells(set) }).toEqual({ set, works: [...ends].join() === '0-1' });
  }
});

/** The ends of all chains of a set without 1-0. */
function endsOfChains(set: number): Set<string> {
  const tiles: [number, number][] = [];
  for (let high = 0; high <= set; high++) {
    for (let low = 0; low <= high; low++) if (!(high === 1 && low === 0)) tiles.push([high, low]);
  }
  const found = new Set<string>();
  const seen = new Set<string>();
  const extend = (start: number, end: number, left: number): void => {
    const key = `${start} ${end} ${left}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (left === 0) found.add([start, end].sort().join('-'));
    for (const [index, [high, low]] of tiles.entries()) {
      if (((left >> index) & 1) === 0) continue;
      if (high === end) extend(start, low, left & ~(1 << index));
      if (low === end) extend(start, high, left & ~(1 << index));
    }
  };
  for (let start = 0; start <= set; start++) extend(start, start, (1 << tiles.length) - 1);
  return found;
}

rule(
  'fortune.set',
  'the engine offers double six and double twelve, and says why it refuses the others',
  () => {
    const refused = (set: number) => refusedWhole(referee({ game: 'fortune', players: 1, options: { set } }));
    for (const set of [6, 12]) expect(refused(set)).toBeNull();
    for (const set of [9, 15])
      expect(refused(set)).toBe(
        `options.set: fortune offers 6, 12, not ${set} (fortune.set: every value must lie on an even number of tiles that are no doubles)`,
      );
    expect(finish(withOut('12-7', { set: 12 })).now).toMatchObject({ prediction: [12, 7], winners: [0] });
  },
);
