import type { LaidTile } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { layoutText } from '../../src/play/layout-text.ts';

const lay = (tile: string, at: string | null = null, out: number | null = null): LaidTile => ({
  tile,
  at,
  out,
});

test('a line is drawn as it lies, neighbouring halves side by side', () => {
  const layout = [lay('6-3'), lay('3-1', '6-3:3', 1), lay('6-6', '6-3:6', 6), lay('6-0', '6-6:6', 0)];
  expect(layoutText(layout)).toEqual(['0|6 6|6 6|3 3|1']);
});

test('of an opening double, the side used first is the right one', () => {
  expect(layoutText([lay('5-5'), lay('5-2', '5-5:5', 2), lay('5-0', '5-5:5', 0)])).toEqual(['0|5 5|5 5|2']);
});

test('arms and feet are drawn as a tree', () => {
  const layout = [
    lay('9-9'),
    lay('9-1', '9-9:9', 1),
    lay('1-1', '9-1:1', 1),
    lay('2-1', '1-1:1', 2),
    lay('4-1', '1-1:1', 4),
    lay('9-3', '9-9:9', 3),
  ];
  expect(layoutText(layout)).toEqual(['9|9', '├─ 9|1 1|1', '│  ├─ 1|2', '│  └─ 1|4', '└─ 9|3']);
});

test('loose tiles stand in a row, and rows do not get wider than the terminal', () => {
  expect(layoutText([lay('5-5'), lay('6-2'), lay('0-0')], 8)).toEqual(['5-5 6-2', '0-0']);
});
