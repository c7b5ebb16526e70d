import {
  type ConcentrationEvent,
  chanceOf,
  findGame,
  openMatch,
  readOptions,
  seatAt,
  seedOf,
} from '@tischrunde/engine';
import { concentration } from '@tischrunde/engine/internals';
import { describe, expect, test } from 'vitest';
import { finish, type Level } from '../src/bot.ts';
import { concentrationBot } from '../src/games/concentration/bot.ts';
import { memoryOf } from '../src/games/concentration/memory.ts';
import { type Flip, Playout } from '../src/games/concentration/playout.ts';
import { knownOf } from './support/known.ts';

/** The double-six set in the order of the tiles: 0-0 on cell 0, 1-0 on cell 1 … 6-6 on cell 27. */
const grid = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
).flat();

const cellOf = (tile: string): number => grid.indexOf(tile);

/** A layout of which a watcher has seen some tiles, two by two. */
class Watched {
  readonly match;

  constructor() {
    const game = findGame('concentration');
    if (game === undefined) throw new Error('there is no such game');
    const options = readOptions('concentration', game.options, 2, {});
    this.match = openMatch({ game, players: 2, options, seed: 'watched', deals: [{ grid }] });
  }

  flip(...tiles: readonly string[]): this {
    for (const tile of tiles) {
      const seat = seatAt(this.match.turn ?? 0);
      const refusal = this.match.attempt(seat, { type: 'flip', cell: cellOf(tile) });
      if (refusal !== null) throw new Error(refusal.error);
    }
    return this;
  }

  events(): readonly ConcentrationEvent[] {
    return knownOf('concentration', this.match, watcher).events;
  }

  remembered(level: Level, seat = watcher): string[] {
    return memoryOf(this.events(), seat, level).seen.map(({ tile }) => grid[tile]);
  }

  decided(level: Level, stream = 1, work = 20_000): string {
    const seat = seatAt(this.match.turn ?? 0);
    const known = knownOf('concentration', this.match, seat);
    const chance = chanceOf(seedOf('decided'), stream);
    const { move } = finish(concentrationBot.decide({ known, seat, level, chance, work }));
    return grid[Number(move?.cell)];
  }
}

/** Whose memory does not matter, as long as it is the same. */
const watcher = seatAt(0);

/** Tiles of which no two add up to 12. */
const light = ['0-0', '1-0', '1-1', '2-0', '2-1', '3-0', '2-2', '3-1', '4-0', '3-2', '4-1', '5-0'];

describe('memory', () => {
  test('the weaker a bot, the more it forgets', () => {
    const table = new Watched().flip(...light);
    expect(table.remembered('strong').toSorted()).toEqual(light.toSorted());
    expect(table.remembered('medium').length).toBeLessThanOrEqual(light.length);
    expect(table.remembered('easy').length).toBeLessThan(table.remembered('medium').length);
  });

  test('what is forgotten stays so until it is seen again', () => {
    const table = new Watched().flip(...light);
    let before = new Set(table.remembered('easy'));
    for (const tile of ['5-0', '4-1', '3-2', '4-0', '3-1', '2-2']) {
      table.flip(tile);
      const now = table.remembered('easy');
      expect(now).toContain(tile);
      for (const known of now) expect([...before, tile]).toContain(known);
      before = new Set(now);
    }
  });

  test('a new layout wipes it out', () => {
    const events = new Watched().flip('6-6').events();
    expect(memoryOf(events, watcher, 'strong').seen).toHaveLength(1);
    const dealt = { type: 'dealt', round: 2, turn: 0 } as const;
    expect(memoryOf([...events, dealt], watcher, 'strong').seen).toEqual([]);
  });
});

describe('a strong bot', () => {
  test('takes a pair that it saw long ago', () => {
    const table = new Watched().flip('6-6', '1-0', '2-0', '2-1', '3-0', '4-0', '0-0', '1-1');
    const first = table.decided('strong');
    expect(['6-6', '0-0']).toContain(first);
    expect(table.flip(first).decided('strong')).toBe(first === '6-6' ? '0-0' : '6-6');
  });

  test('turns up something new where it knows no pair', () => {
    const table = new Watched().flip('0-0', '1-0');
    expect(['0-0', '1-0']).not.toContain(table.decided('strong'));
  });

  test('shows the others nothing where a second tile would most likely be a present', () => {
    const table = new Watched().flip(...light, '3-3');
    expect(light).toContain(table.decided('strong'));
  });

  test('does not turn up known tiles only after somebody else did', () => {
    const table = new Watched().flip(...light, '0-0', '1-0');
    for (let stream = 0; stream < 5; stream++) expect(light).not.toContain(table.decided('strong', stream));
  });
});

test('an easy bot now and then takes the cell beside the one it means', () => {
  const table = new Watched().flip('1-0', '0-0', '6-5', '1-1');
  expect(table.remembered('easy')).toEqual(expect.arrayContaining(['1-0', '6-5']));
  const first = Array.from({ length: 100 }, (_, stream) => table.decided('easy', stream));
  const meant = first.filter((tile) => tile === '6-5' || tile === '1-0').length;
  expect(meant).toBeGreaterThan(60);
  expect(meant).toBeLessThan(100);
});

test('what an easy bot has forgotten does not show in its moves', () => {
  const table = new Watched().flip('6-6', '1-0', ...light.slice(2), ...light.slice(2), '0-0');
  const seat = seatAt(table.match.turn ?? 0);
  expect(table.remembered('easy', seat)).not.toContain('6-6');
  const taken = Array.from({ length: 40 }, (_, stream) => table.decided('easy', stream));
  expect(taken.filter((tile) => tile === '6-6').length).toBeLessThan(10);
  expect(table.decided('strong')).toBe('6-6');
});

describe('a playout', () => {
  const options = readOptions('concentration', concentration.options, 2, {});
  const state = concentration.begin({ players: 2, options, seed: seedOf('thought'), deals: [] });
  const value = (known: readonly number[], hidden: readonly number[], first: number, flip: Flip): number => {
    let sum = 0;
    for (let stream = 0; stream < 200; stream++) {
      const knowledge = {
        state,
        seat: seatAt(0),
        known: countsOf(known),
        hidden: countsOf(hidden),
        first,
      };
      sum += new Playout(knowledge, chanceOf(seedOf('playout'), stream)).value(flip);
    }
    return sum / 200;
  };
  const countsOf = (sums: readonly number[]): Int8Array => {
    const counts = new Int8Array(13);
    for (const sum of sums) counts[sum]++;
    return counts;
  };

  test('a pair is better than none', () => {
    expect(value([2, 10], [], -1, 'pair')).toBeGreaterThan(value([2, 10], [], -1, 'old'));
    expect(value([10], [], 2, 'pair')).toBeGreaterThan(value([10], [], 2, 'old'));
  });

  test('the last tile that is hidden is a sure pair', () => {
    expect(value([], [10], 2, 'new')).toBeGreaterThan(0.5);
    expect(value([2], [10], -1, 'new')).toBe(value([], [10], 2, 'new'));
  });
});
