import { expect, test } from 'vitest';
import { type Event, seatAt } from '../src/index.ts';
import { setUp, type Table } from './support/table.ts';

const heard = ({ match }: Table, seat: number | null): readonly Event[] =>
  match.latest(seat === null ? null : seatAt(seat));

test('everybody hears the same of a lay: the end and the half that points outwards', () => {
  const table = setUp('carlit', { hands: ['6-6 6-1', '6-3 1-0'] })
    .lay('6-6')
    .lay('6-3', '6-6:6');
  const laid = { type: 'laid', seat: 1, tile: '6-3', at: '6-6:6', out: 3 };
  for (const eye of [0, 1, null]) expect(heard(table, eye)).toEqual([laid]);
});

test('only its holder hears which tile was drawn', () => {
  const table = setUp('block', { hands: ['6-6 6-1', '6-3 1-0'], stock: '5-5 4-4 3-3' }).lay('6-6');
  const drew = (tile: string | null) => ({ type: 'drew', seat: 0, tile, lacks: [] });
  expect(heard(table, 0)).toContainEqual(drew('5-5'));
  expect(heard(table, 1)).toContainEqual(drew(null));
  expect(heard(table, null)).toContainEqual(drew(null));
});

test('a draw reveals what the hand lacks, and that the drawn tile does not fit either', () => {
  const deal = { hands: ['0-0 6-5', '4-3 3-2'], stock: '2-1 6-6 5-5 4-4' };
  const table = setUp('bergen', deal).lay('0-0').draw();
  expect(heard(table, 0)).toEqual([
    { type: 'drew', seat: 1, tile: null, lacks: [0] },
    { type: 'noneFits', seat: 1, lacks: [0] },
  ]);
});

test('a pass is told by what it means', () => {
  const kept = setUp('bergen', { hands: ['0-0 6-5', '4-3 3-2'], stock: '1-0 6-6 5-5 4-4' });
  expect(heard(kept.lay('0-0').draw().pass(), 0)).toEqual([{ type: 'kept', seat: 1 }]);
  const foot = setUp('chickenfoot', { hands: ['9-9 1-1', '5-4 5-3'], stock: '9-6 8-8 7-7 6-6' });
  expect(heard(foot.lay('9-9').draw().pass(), null)).toEqual([{ type: 'kept', seat: 1 }]);
  const run = setUp('hungarian', { hands: ['6-6 6-5 2-1', '4-3 6-2'] }).lay('6-6');
  expect(heard(run.pass(), 1)).toEqual([{ type: 'endedTurn', seat: 0 }]);
  const hands = ['6-6 6-5', '4-3 6-2', '2-1 5-4', '5-5 4-4', '3-3 3-2', '2-2 1-0'];
  const double = setUp('tiddlewink', { hands, stock: '0-0 1-1 6-1' }).lay('6-6').pass();
  expect(heard(double, 1)).toEqual([
    { type: 'endedTurn', seat: 0 },
    { type: 'drew', seat: 0, tile: null, lacks: [] },
  ]);
  const blocked = setUp('hungarian', { hands: ['6-6 6-5', '4-3 2-1'] })
    .lay('6-6')
    .pass();
  expect(heard(blocked.pass(), 0)).toEqual([{ type: 'passed', seat: 1, lacks: [6] }]);
});

test('french.cannot: it is told whether a player could have drawn instead of passing', () => {
  const choice = setUp('french', { hands: ['6-6 6-5', '4-3 2-1'], stock: '1-1 0-0 5-5' }).lay('6-6');
  expect(heard(choice.pass(), 0)).toEqual([{ type: 'passed', seat: 1, lacks: [6], byChoice: true }]);
  const forced = setUp('french', { hands: ['6-6 6-5', '4-3 2-1'], stock: '1-1 0-0' }).lay('6-6');
  expect(heard(forced.pass(), 0)).toEqual([{ type: 'passed', seat: 1, lacks: [6] }]);
});

test('points come with the rule that pays them, and the ends that were counted', () => {
  const table = setUp('bergen', { hands: ['1-1 1-0', '4-3 3-2'] }).lay('1-1');
  expect(heard(table, null)).toContainEqual({ type: 'scored', seat: 0, points: 2, rule: 'bergen.open' });
  const fives = setUp('fives', { hands: ['5-5 1-0', '5-0 3-2'] }).lay('5-5');
  const opened = {
    type: 'scored',
    seat: 0,
    points: 10,
    rule: 'fives.score',
    counted: [{ piece: '5-5', value: 10 }],
  };
  expect(heard(fives, null)).toContainEqual(opened);
  const counted = [
    { piece: '5-5', value: 10 },
    { piece: '5-0', value: 0 },
  ];
  expect(heard(fives.lay('5-0', '5-5:5'), null)).toContainEqual({ ...opened, seat: 1, counted });
});

test('an open partner hears what the other draws', () => {
  const hands = ['6-6 6-4', '6-5 4-1', '1-0 2-0', '3-0 2-1'];
  const table = setUp('team', { hands, stock: '5-5 4-4 3-3' }, { openTalk: true }).lay('6-6');
  const tiles = [0, 1, 2, 3, null].map((eye) =>
    heard(table, eye).flatMap((event) => (event.type === 'drew' && 'tile' in event ? [event.tile] : [])),
  );
  expect(tiles).toEqual([['5-5'], ['5-5'], [null], [null], [null]]);
});

test('a foot is reported, and the end of a round with its points', () => {
  const feet = setUp('chickenfoot', { hands: ['9-9 1-1 5-2', '9-1 5-1'] })
    .lay('9-9')
    .lay('9-1', '9-9:9');
  expect(heard(feet.lay('1-1', '9-1:1'), null)).toEqual([
    { type: 'laid', seat: 0, tile: '1-1', at: '9-1:1', out: 1 },
    { type: 'footOpened', seat: 0, tile: '1-1' },
  ]);
  const ended = setUp('carlit', { hands: ['6-6', '6-3 1-0'] }).lay('6-6');
  expect(heard(ended, 1)).toEqual([
    { type: 'laid', seat: 0, tile: '6-6', at: null, out: null, goesOut: true },
    { type: 'roundOver', round: 1, reason: 'out', winners: [0], points: [10, 0] },
  ]);
  expect(heard(ended.next(), 1)).toMatchObject([{ type: 'dealt', round: 2 }]);
});

test('the last tile of a hand is told as such, whatever it reaches, and opens no foot', () => {
  const lastOf = (table: Table) => heard(table, null).find(({ type }) => type === 'laid');
  expect(lastOf(setUp('fives', { hands: ['5-5', '6-1'] }, { target: 10 }).lay('5-5'))).toHaveProperty(
    'goesOut',
    true,
  );
  expect(lastOf(setUp('carlit', { hands: ['6-6 6-1', '6-3'] }).lay('6-6'))).not.toHaveProperty('goesOut');
  const feet = setUp('chickenfoot', { hands: ['9-9 1-1', '9-1 5-1'] })
    .lay('9-9')
    .lay('9-1', '9-9:9');
  expect(heard(feet.lay('1-1', '9-1:1'), 1).map(({ type }) => type)).toEqual(['laid', 'roundOver']);
});

test('the running total comes with every tile of Italian domino, where a last tile ends nothing', () => {
  const table = setUp('italian', { hands: ['6-6', '4-3 1-0', '0-0'] });
  const totals = ['6-6', '4-3', '0-0'].map((tile) => heard(table.lay(tile), null)[0]);
  expect(totals).toEqual([
    { type: 'laid', seat: 0, tile: '6-6', at: null, out: null, total: 12 },
    { type: 'laid', seat: 1, tile: '4-3', at: null, out: null, total: 19 },
    { type: 'laid', seat: 2, tile: '0-0', at: null, out: null, total: 19 },
  ]);
});

test('the events of a round begin with its deal', () => {
  const table = setUp('carlit', [{ hands: ['6-6', '6-3 1-0'] }, { hands: ['5-5 1-0', '5-3'] }]).lay('6-6');
  expect(table.match.events(seatAt(0)).map(({ type }) => type)).toEqual(['dealt', 'laid', 'roundOver']);
  table.next().lay('5-5');
  expect(table.match.events(seatAt(0)).map(({ type }) => type)).toEqual(['dealt', 'laid']);
});

test('the newest events can be had alone, with their private parts left out', () => {
  const table = setUp('block', { hands: ['6-6 6-1', '6-3 1-0'], stock: '5-5 4-4 3-3' }).lay('6-6');
  const drew = { type: 'drew', seat: 0, tile: null, lacks: [] };
  expect(table.match.events(seatAt(1), 1)).toEqual([drew]);
  expect(table.match.events(seatAt(1), 99)).toEqual(table.match.events(seatAt(1)));
});
