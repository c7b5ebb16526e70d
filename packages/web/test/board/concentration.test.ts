import { isKnownOf } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { rectangleIn, turnedDown } from '../../src/board/concentration/face-down-grid.ts';
import { playRound } from '../random-round.ts';

const areas = [
  [320, 300],
  [370, 560],
  [600, 900],
  [1400, 700],
] as const;

test.each([
  [5, 7],
  [28, 7],
  [55, 11],
])('%i tiles in rows of %i lie inside the area, and none on another', (count, columns) => {
  for (const [width, height] of areas) {
    const { half, turned, middles } = rectangleIn(count, columns, width, height);
    const [wide, tall] = turned ? [2 * half, half] : [half, 2 * half];
    expect(middles).toHaveLength(count);
    for (const [index, { x, y }] of middles.entries()) {
      expect(x - wide / 2).toBeGreaterThanOrEqual(0);
      expect(x + wide / 2).toBeLessThanOrEqual(width);
      expect(y - tall / 2).toBeGreaterThanOrEqual(0);
      expect(y + tall / 2).toBeLessThanOrEqual(height);
      for (const other of middles.slice(index + 1)) {
        expect(Math.abs(x - other.x) > wide || Math.abs(y - other.y) > tall).toBe(true);
      }
    }
  }
});

test('a tall area turns the table by a quarter, and the first row comes to the right', () => {
  const { turned, middles } = rectangleIn(55, 11, 370, 600);
  expect(turned).toBe(true);
  expect(middles[0].x).toBeGreaterThan(middles[54].x);
  expect(middles[0].y).toBeLessThan(middles[10].y);
});

test('tiles that go face down again still show what they were', () => {
  let before: readonly (string | null)[] = [];
  let turned = 0;
  playRound({ game: 'concentration', seed: 2 }, (match) => {
    const known = match.known(null);
    if (!isKnownOf(known, 'concentration')) throw new Error(known.view.game);
    const { grid } = known.view;
    const faces = turnedDown(known.events);
    for (const [cell, tile] of before.entries()) {
      if (tile === null || grid[cell] !== null) continue;
      expect(faces.get(cell)).toBe(tile);
      turned++;
    }
    before = grid;
  });
  expect(turned).toBeGreaterThan(10);
});
