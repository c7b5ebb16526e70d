import { type GameId, type Match, seatAt, type View } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { standingIn, sumAtEnd } from '../../src/play/points.ts';
import { wonBy } from '../../src/play/won-by.ts';
import { playRound } from '../random-round.ts';

const book = await openBook('en');

const seeds = [1, 2, 3, 4, 5, 6];

const sumsOf = (match: Match): string[] =>
  Array.from({ length: match.players }, (_, seat) => sumAtEnd(match.known(seatAt(0)), seat)).filter(Boolean);

describe('the points of a round are spelt out', () => {
  test.each<GameId>(['block', 'matador', 'french', 'team', 'sevens', 'fives'])(
    'in %s as a sum that adds up',
    (game) => {
      const sums = seeds.flatMap((seed) => sumsOf(playRound({ game, players: 4, seed })));
      expect(sums.length).toBeGreaterThan(0);
      for (const sum of sums) {
        expect(sum).toMatch(/^\d+( [+−] \d+)+ = \d+$/);
        const [parts, total] = sum.split(' = ');
        const added = parts
          .replaceAll('− ', '-')
          .replaceAll('+ ', '')
          .split(' ')
          .reduce((all, part) => all + Number(part), 0);
        expect(added).toBe(Number(total));
      }
    },
  );

  test('but not where they are none, or where one hand is all there is', () => {
    expect(seeds.flatMap((seed) => sumsOf(playRound({ game: 'bergen', players: 3, seed })))).toEqual([]);
    expect(seeds.flatMap((seed) => sumsOf(playRound({ game: 'block', players: 2, seed })))).toEqual([]);
  });
});

const over = (view: View, scores: readonly number[], winners: readonly number[]): View => ({
  ...view,
  phase: 'matchOver',
  scores: [...scores],
  winners: winners.map(seatAt),
});

describe('the end of a match', () => {
  const block = playRound({ game: 'block', players: 3, options: { rounds: 1 }, seed: 1 }).view(null);
  const sitters = ['Ada', 'Bea', 'Carlo'].map((name) => ({ name, plays: 'person' }) as const);

  test('has the winner first, then the others by their points', () => {
    expect(standingIn(over(block, [10, 40, 30], [1]))).toEqual([1, 2, 0]);
    const fewest = { ...block, length: { ...block.length, wins: 'fewest' } as const };
    expect(standingIn(over(fewest, [30, 40, 10], [2]))).toEqual([2, 0, 1]);
  });

  test('keeps the order of the table before', () => {
    expect(standingIn({ ...block, phase: 'roundOver', scores: [10, 40, 30] })).toEqual([0, 1, 2]);
  });

  test('names whoever won, and is a draw where all did', () => {
    expect(wonBy(over(block, [0, 5, 5], [1, 2]), sitters, null, book)).toBe('Bea and Carlo share the win.');
    expect(wonBy(over(block, [0, 0, 0], [0, 1, 2]), sitters, null, book)).toBe('It is a draw.');
    expect(wonBy(over(block, [0, 5, 0], [1]), sitters, 1, book)).toBe('You win the match!');
  });
});
