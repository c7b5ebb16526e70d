import { findGame, openMatch, seatAt } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import {
  dominanzAreas,
  entriesOf,
  newestEntry,
  sheetIn,
  totalOf,
  valueFor,
} from '../../src/board/dominanz/sheet-rows.ts';
import { withRunningScores } from '../../src/play/running-scores.ts';
import { viewOf } from '../random-round.ts';

const rows = (...sums: (readonly number[])[]) => sheetIn({ rows: sums }, 0);

test('a row pays the lower sum to the higher one, which is at most twice as high', () => {
  const sheet = rows([12, 15, 9, 14, 11, 0, 7], [16, 9, 9, 11, 3, 6, 11]);
  expect(totalOf(sheet.map(({ own }) => own))).toBe(20);
  expect(totalOf(sheet.map(({ other }) => other))).toBe(19);
  expect(sheet[4].own).toEqual({ sum: 11, pays: 0, tooHigh: true });
  expect(sheet[5].other).toEqual({ sum: 6, pays: 0, tooHigh: false });
});

test('the totals of the sheets are the scores when the match is over', () => {
  for (let seed = 0; seed < 20; seed++) {
    const game = findGame('dominanz');
    if (game === undefined) throw new Error('dominanz');
    const match = openMatch({ game, players: 2, options: {}, seed: `${seed}`, deals: [] });
    for (let move = 0; match.phase === 'play'; move++) {
      const seat = match.turn ?? seatAt(0);
      const legal = match.legal(seat);
      match.attempt(seat, legal[(seed * 7 + move * 5) % legal.length]);
    }
    const view = viewOf(match, 'dominanz');
    const sheet = sheetIn(view, 1);
    expect([totalOf(sheet.map(({ other }) => other)), totalOf(sheet.map(({ own }) => own))]).toEqual(
      view.scores,
    );
  }
});

test('until the end, plates and score sheet show what the rows would pay now', () => {
  const game = findGame('dominanz');
  if (game === undefined) throw new Error('dominanz');
  const match = openMatch({ game, players: 2, options: {}, seed: 'running', deals: [] });
  for (let move = 0; move < 20; move++) {
    const seat = match.turn ?? seatAt(0);
    match.attempt(seat, match.legal(seat)[(move * 5) % match.legal(seat).length]);
  }
  const view = viewOf(match, 'dominanz');
  const sheet = sheetIn(view, 0);
  const now = [totalOf(sheet.map(({ own }) => own)), totalOf(sheet.map(({ other }) => other))];
  expect(view.scores).toEqual([0, 0]);
  expect(Math.max(...now)).toBeGreaterThan(0);
  expect(withRunningScores(view).scores).toEqual(now);
});

test('the field that was written last is marked, on the sheet that it was written on', () => {
  const wrote = { type: 'wrote', seat: 1, tile: '4-3', row: 4, value: 3 } as const;
  const prescribed = { ...wrote, type: 'prescribed', opponent: 0, row: 3 } as const;
  expect(newestEntry([wrote], 0, 'red')).toEqual({ row: 4, isOwn: false, colour: 'red' });
  expect(newestEntry([wrote, prescribed], 0, 'red')).toEqual({ row: 3, isOwn: true, colour: 'red' });
  expect(newestEntry([], 0, 'red')).toBeNull();
});

test('a tile may go into the rows of both its halves, and writes the other half', () => {
  const legal = [
    { type: 'take', tile: '7-3', row: 7 },
    { type: 'take', tile: '7-3', row: 3 },
    { type: 'take', tile: '5-5', row: 5 },
    { type: 'prescribe', tile: '7-3', row: 3 },
  ];
  expect([...entriesOf(legal, 'take', '7-3').keys()]).toEqual([7, 3]);
  expect([...entriesOf(legal, 'prescribe', '7-3').keys()]).toEqual([3]);
  expect(valueFor('7-3', 7)).toBe(3);
  expect(valueFor('5-5', 5)).toBe(5);
});

test.each([
  [284, 276],
  [334, 536],
  [1364, 676],
])('in %i × %i sheets and tiles have area side by side', (width, height) => {
  const { sheetWidth, tilesWidth, lineHeight } = dominanzAreas(width, height);
  expect(sheetWidth + tilesWidth).toBeLessThanOrEqual(width);
  expect(sheetWidth).toBeGreaterThanOrEqual(140);
  expect(lineHeight * 9).toBeLessThanOrEqual(height);
});
