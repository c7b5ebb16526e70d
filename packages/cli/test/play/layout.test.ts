import { expect, test } from 'vitest';
import { layoutOf } from '../../src/play/layout.ts';

const lay = (tile: string, at?: string, out?: number) =>
  at === undefined || out === undefined
    ? { seat: 0, type: 'lay', tile }
    : { seat: 0, type: 'lay', tile, at, out };

test('a line is drawn as it lies, neighbouring halves side by side', () => {
  const log = [lay('6-3'), lay('3-1', '6-3:3', 1), lay('6-6', '6-3:6', 6), lay('6-0', '6-6:6', 0)];
  expect(layoutOf(log)).toEqual(['0|6 6|6 6|3 3|1']);
});

test('of an opening double, the side used first is the right one', () => {
  expect(layoutOf([lay('5-5'), lay('5-2', '5-5:5', 2), lay('5-0', '5-5:5', 0)])).toEqual(['0|5 5|5 5|2']);
});

test('arms and feet are drawn as a tree', () => {
  const log = [
    lay('9-9'),
    lay('9-1', '9-9:9', 1),
    lay('1-1', '9-1:1', 1),
    lay('2-1', '1-1:1', 2),
    lay('4-1', '1-1:1', 4),
    lay('9-3', '9-9:9', 3),
  ];
  expect(layoutOf(log)).toEqual(['9|9', '├─ 9|1 1|1', '│  ├─ 1|2', '│  └─ 1|4', '└─ 9|3']);
});

test('loose tiles stand in a row, and rows do not get wider than the terminal', () => {
  expect(layoutOf([lay('5-5'), lay('6-2'), lay('0-0')], 8)).toEqual(['5-5 6-2', '0-0']);
});
