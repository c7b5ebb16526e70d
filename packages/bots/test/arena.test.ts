import { findGame, readOptions } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import {
  type Contest,
  type DealResult,
  playDeal,
  playDealWith,
  ratings,
  rotationsOf,
  sitterOf,
} from '../src/arena/contest.ts';
import type { Contender } from '../src/contender.ts';

function contestOf(id: string, players: number, contenders: readonly Contender[], work = 200): Contest {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return {
    game: id,
    players,
    options: readOptions(id, game.options, players, {}),
    contenders,
    seed: 'arena',
    work,
  };
}

const stopped = () => 0;

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

test.each([2, 3, 4, 5, 9, 11])('%i seats: every contender sits on every seat equally often', (players) => {
  for (const contenders of [
    ['easy', 'medium'],
    ['easy', 'medium', 'strong'],
    ['easy', 'easy', 'medium', 'random'],
  ]) {
    const contest = contestOf('block', 2, contenders as Contender[]);
    for (let seat = 0; seat < players; seat++) {
      const sitters = Array.from({ length: rotationsOf(contest) }, (_, rotation) =>
        sitterOf(contest, rotation, seat),
      );
      expect(sitters.toSorted()).toEqual(contenders.map((_, index) => index));
    }
  }
});

describe('a deal', () => {
  test.each([
    contestOf('block', 3, ['medium', 'easy']),
    contestOf('team', 4, ['strong', 'medium']),
    contestOf('matador', 5, ['medium', 'easy', 'random']),
    contestOf('solo', 4, ['medium', 'random']),
  ])('is played alike every time, and its wins are shared out: $game', async (contest) => {
    const deal = await playDeal(contest, 7, stopped);
    expect(await playDeal(contest, 7, stopped)).toEqual(deal);
    expect(sum(deal.shares)).toBeCloseTo(1);
    for (const moves of deal.moves) expect(moves).toBeGreaterThan(0);
  });

  test.each(['block', 'team', 'cyprus'])('is shared evenly by who plays alike: %s', async (game) => {
    const contest = contestOf(game, game === 'block' ? 2 : 4, ['medium', 'medium']);
    for (const deal of [1, 2, 3]) {
      const { shares, points } = await playDeal(contest, deal, stopped);
      expect(shares).toEqual([0.5, 0.5]);
      expect(points[0]).toBeCloseTo(points[1]);
    }
  });

  test('work and time are counted for who thinks', async () => {
    let now = 0;
    const clock = () => now++;
    const contest = contestOf('fives', 2, ['strong', 'medium'], 500);
    const { work, ms, longest, moves } = await playDeal(contest, 1, clock);
    expect(work[0]).toBeGreaterThan(10 * moves[0]);
    expect(work[1]).toBe(0);
    expect(ms).toEqual(moves);
    expect(longest).toEqual([1, 1]);
  });

  test('a match that was given away is won by all others', async () => {
    const contest = contestOf('block', 4, ['medium', 'easy']);
    const end = { winners: [0], scores: [5, 0, 0, 0], forfeit: 0 };
    const deal = await playDealWith(() => end, contest, 1, stopped);
    // Seat 0 is that of each contender in turn: the others get a third each, two of them the other contender's.
    expect(deal.shares.map((share) => share * 2)).toEqual([1, 1]);
    expect(deal.forfeits).toEqual([1, 1]);
    const [first] = ratings(contest, [deal, { ...deal, forfeits: [2, 0] }]);
    expect(first.forfeits).toBe(3);
  });
});

describe('ratings', () => {
  const contest = contestOf('block', 2, ['strong', 'medium']);
  const dealOf = (deal: number, share: number): DealResult => ({
    deal,
    shares: [share, 1 - share],
    points: [10 * share, 5],
    moves: [20, 40],
    work: [2000, 0],
    ms: [1, 1],
    longest: [1, 1],
  });

  test('mean, interval from deal to deal, and means per match and move', () => {
    const [first, second] = ratings(contest, [dealOf(1, 1), dealOf(2, 0.5), dealOf(3, 1), dealOf(4, 0.5)]);
    expect(first).toMatchObject({ bot: 'strong', share: 0.75, points: 7.5, moves: 10, workPerMove: 100 });
    // The variance of the four shares is 1/12.
    expect(first.margin).toBeCloseTo(1.96 * Math.sqrt(1 / 12 / 4), 10);
    expect(second).toMatchObject({ bot: 'medium', share: 0.25, moves: 20, workPerMove: 0 });
    expect(second.margin).toBeCloseTo(first.margin ?? 0, 10);
  });

  test('a single deal says nothing about the interval', () => {
    expect(ratings(contest, [dealOf(1, 1)])[0].margin).toBeNull();
  });
});
