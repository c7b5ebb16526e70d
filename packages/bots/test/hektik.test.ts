import { chanceOf, readOptions, type Seat, seatAt, seedOf } from '@tischrunde/engine';
import { type HektikState, hektik, hektikTable } from '@tischrunde/engine/internals';
import { describe, expect, test } from 'vitest';
import { type Decision, finish, type Level, levels } from '../src/bot.ts';
import { hektikBot } from '../src/games/hektik/bot.ts';
import { shortestWay } from '../src/games/hektik/chain.ts';

const { values } = hektikTable;
const [one, other] = [seatAt(0), seatAt(1)];

/** A round for a double in which everybody has built a chain, given as the values along it. */
function roundFor(double: number, chains: readonly (readonly number[])[] = [[], []]): HektikState {
  const options = readOptions('hektik', hektik.options, chains.length, {});
  const deals = [{ doubles: [`${double}-${double}`] }];
  const state = hektik.begin({ players: chains.length, options, seed: seedOf('round'), deals });
  for (const [seat, chain] of chains.entries()) {
    for (const [index, value] of chain.slice(1).entries())
      play(state, seatAt(seat), { type: 'take', tile: `${chain[index]}-${value}`, side: 'right' });
  }
  return state;
}

function play(state: HektikState, seat: Seat, move: Decision['move']): void {
  const judged = hektik.judge(state, seat, move ?? {});
  if (!judged.ok) throw new Error(judged.error);
  hektik.play(state, seat, judged.move);
}

const decided = (state: HektikState, seat: Seat, level: Level, stream = 1): Decision => {
  const chance = chanceOf(seedOf('decided'), stream);
  const known = { view: hektik.view(state, seat), events: [] };
  return finish(hektikBot.decide({ known, seat, level, chance, work: 1000 }));
};

/** Goes the shortest way to its end, and says how many steps it was. */
function go(state: HektikState, seat: Seat): number {
  let steps = 0;
  for (; state.phase === 'play' && steps < 100; steps++) {
    const way = shortestWay(state, seat, values);
    if (way === null) throw new Error('no way');
    hektik.play(state, seat, way.next);
  }
  return steps;
}

describe('the shortest way', () => {
  test.each(values)('to the double %i has as many tiles as it must have', (double) => {
    const state = roundFor(double);
    expect(shortestWay(state, one, values)?.steps).toBe(Math.max(3, double));
    expect(go(state, one)).toBe(Math.max(3, double));
    expect(state.scores[one]).toBeGreaterThan(0);
  });

  test.each([
    ['goes on with what is there', 5, [5, 1, 2], 3],
    ['builds on at both ends', 3, [1, 2], 2],
    ['puts back what cannot stay', 4, [1, 4, 2], 4],
    ['puts back the end that is too much', 3, [5, 3, 1, 2, 3], 1],
    ['begins anew where that is shorter', 0, [1, 0, 2], 3],
  ])('%s', (_, double, chain, steps) => {
    const state = roundFor(double, [chain, []]);
    expect(shortestWay(state, one, values)?.steps).toBe(steps);
    expect(go(state, one)).toBe(steps);
  });

  test('uses nothing that stands in the chain of another', () => {
    const state = roundFor(3, [
      [3, 1],
      [1, 0, 2, 1, 4],
    ]);
    go(state, one);
    expect(state.scores[one]).toBe(3);
  });
});

/** All tiles with a 9 but 9-8 stand in one chain. */
const allNines = [0, 9, 1, 2, 9, 3, 4, 9, 5, 6, 9, 7];

test('a bot that cannot complete a chain waits while others can, and gives up once they have', () => {
  for (const level of levels) {
    const state = roundFor(9, [[], allNines]);
    expect(decided(state, one, level).move).toBeNull();
    play(state, other, { type: 'giveUp' });
    expect(decided(state, one, level).move).toEqual({ type: 'giveUp' });
  }
});

test('a strong bot takes the tile that another would win with', () => {
  const state = roundFor(3, [[], [3, 1, 2]]);
  const moves = Array.from({ length: 20 }, (_, stream) => decided(state, one, 'strong', stream).move);
  const blocking = moves.filter((move) => move?.tile === '3-2' || move?.tile === '2-3');
  expect(blocking.length).toBeGreaterThan(15);
});

test('the weaker a bot, the slower it is, and the more often it takes a wrong tile', () => {
  const state = roundFor(6, [[6, 1, 2], []]);
  const steps = shortestWay(state, one, values)?.steps ?? 0;
  const seen = levels.map((level) => {
    let time = 0;
    let wrong = 0;
    for (let stream = 0; stream < 200; stream++) {
      const { move, after } = decided(state, one, level, stream);
      const next = hektik.clone(state);
      play(next, one, move);
      time += after;
      if (shortestWay(next, one, values)?.steps !== steps - 1) wrong++;
    }
    return { time, wrong };
  });
  const [easy, medium, strong] = seen;
  expect(easy.time).toBeGreaterThan(medium.time);
  expect(medium.time).toBeGreaterThan(strong.time);
  expect(easy.wrong).toBeGreaterThan(medium.wrong);
  expect(medium.wrong).toBeGreaterThan(strong.wrong);
  expect(easy.wrong).toBeLessThan(100);
});

test('the judgement prefers a step on the way to giving up', () => {
  const state = roundFor(3, [[3, 1, 2], []]);
  const chance = chanceOf(seedOf('judged'), 1);
  const known = { view: hektik.view(state, one), events: [] };
  const judgements = finish(hektikBot.judge({ known, seat: one, level: 'strong', chance, work: 1000 }));
  expect(judgements[0].move).toMatchObject({ type: 'take', tile: '3-2' });
  expect(judgements.at(-1)?.chance).toBeLessThan(judgements[0].chance);
});
