import { describe, expect, test } from 'vitest';
import {
  BadInput,
  chanceOf,
  generateSolo1,
  hintSolo1,
  type JsonObject,
  type Match,
  referee,
  seedOf,
  solveSolo1,
} from '../src/index.ts';
import type { Tile } from '../src/pieces/dominoes.ts';
import { winningSteps } from '../src/solitaire/solo1-solver.ts';
import { open, playAll, randomLine, seat, set, shuffled, waysToLay } from './support/solitaire-solvers.ts';
import { viewOf } from './support/table.ts';

/** Brute force: tries everything, remembers nothing. */
function naiveSolo1(rows: readonly (readonly Tile[])[], ends: readonly number[] | null): boolean {
  if (rows.every((row) => row.length === 0)) return true;
  return rows.some(
    (row, index) =>
      row.length > 0 &&
      waysToLay(row[row.length - 1], ends).some((then) =>
        naiveSolo1(rows.with(index, row.slice(0, -1)), then),
      ),
  );
}

/** Tries every continuation of a match. */
const naiveMatch = (match: Match): boolean =>
  match.phase === 'matchOver'
    ? String(match.position().winners) === '0'
    : match.legal(seat).some((move) => {
        const next = match.clone();
        next.attempt(seat, move);
        return naiveMatch(next);
      });

describe('solo1', () => {
  test('the solver agrees with brute force in small positions of all kinds', () => {
    const chance = chanceOf(seedOf('small positions'), 0);
    let won = 0;
    for (let i = 0; i < 3000; i++) {
      const count = 1 + chance.below(10);
      // Half of them from a line, so that many can be won.
      const tiles = i % 2 === 0 ? randomLine(chance, count) : shuffled(chance, set(28)).slice(0, count);
      const rows: Tile[][] = [[], [], [], []];
      for (const tile of tiles.toReversed()) {
        const row = rows[chance.below(4)];
        if (row.length < 7) row.push(tile);
      }
      const ends: [number, number] | null = i % 3 === 0 ? null : [chance.below(7), chance.below(7)];
      const steps = winningSteps(rows, ends);
      expect({ rows, ends, won: steps !== null }).toEqual({ rows, ends, won: naiveSolo1(rows, ends) });
      if (steps !== null) won++;
    }
    expect(won).toBeGreaterThan(500);
  });

  test('the referee confirms its wins', () => {
    let won = 0;
    for (let i = 0; i < 100; i++) {
      const grid = generateSolo1(`${i}`, i % 2 === 0);
      const { winnable, moves } = solveSolo1(grid);
      if (i % 2 === 0) expect(winnable).toBe(true);
      if (!winnable) {
        expect(moves).toEqual([]);
        continue;
      }
      won++;
      const answer = referee({
        game: 'solo1',
        players: 1,
        deals: [{ grid }],
        moves: moves.map((move) => ({ seat: 0, ...move })),
      });
      expect(answer).toMatchObject({ moves: moves.map(() => ({ ok: true })), winners: [0] });
    }
    expect(won).toBeGreaterThan(55);
  });

  test('a hint wins from any winnable position of a match, and agrees with brute force', () => {
    const chance = chanceOf(seedOf('hints'), 0);
    const seen = { won: 0, lost: 0 };
    for (let i = 0; i < 200; i++) {
      const grid = generateSolo1(`hint ${i % 20}`, true);
      const match = playAll(open('solo1', { grid }), solveSolo1(grid).moves.slice(0, 12 + chance.below(6)));
      while (match.phase === 'play') {
        const { winnable, moves } = hintSolo1(viewOf(match, 'solo1', null));
        expect(winnable).toBe(naiveMatch(match));
        if (winnable) expect(playAll(match.clone(), moves).position().winners).toEqual([0]);
        seen[winnable ? 'won' : 'lost']++;
        const legal = match.legal(seat);
        match.attempt(seat, legal[chance.below(legal.length)]);
      }
      expect(hintSolo1(viewOf(match, 'solo1', seat)).winnable).toBe(String(match.position().winners) === '0');
    }
    expect(seen.won).toBeGreaterThan(100);
    expect(seen.lost).toBeGreaterThan(100);
  });

  test('the same seed gives the same layout as a match with this seed', () => {
    for (const winnable of [true, false]) {
      const answer = referee({ game: 'solo1', players: 1, options: { winnable }, seed: 'a seed' });
      expect(answer).toMatchObject({ grid: { length: 4 } });
      const { grid } = answer as JsonObject;
      expect([grid ?? []].flat(2)).toEqual(generateSolo1('a seed', winnable));
    }
  });

  test('refuses an invalid layout', () => {
    const grid = generateSolo1('1', false);
    expect(() => solveSolo1(grid.slice(1))).toThrow(new BadInput('grid', 'expected all 28 tiles, found 27'));
    expect(() => solveSolo1([...grid, '6-6'])).toThrow(
      /^grid\[28\]: 6-6 is there twice, first at grid\[\d+\]$/,
    );
    expect(() => solveSolo1(grid.with(2, '7-0'))).toThrow('grid[2]: 7-0 is not in the double-6 set');
    expect(() => solveSolo1(undefined)).toThrow('grid: expected a list, found nothing');
  });
});
