import { describe, expect, test } from 'vitest';
import { dealFacts } from '../src/helpers/deal-facts.ts';
import { checkChain, goalOf } from '../src/helpers/hektik-chain.ts';

describe('how many pieces each', () => {
  test('is what the rules of the game deal', () => {
    expect(dealFacts('block', 2, {})).toEqual({ pieces: 28, each: 7, left: 14, stock: 14, reserve: 2 });
    expect(dealFacts('block', 4, {})).toMatchObject({ each: 5, left: 8 });
    expect(dealFacts('hungarian', 3, {})).toEqual({ pieces: 28, each: 8, left: 4, stock: 0, reserve: 0 });
    expect(dealFacts('matador', 11, {})).toMatchObject({ pieces: 55, each: 5, left: 0 });
    expect(dealFacts('solo', 5, {})).toEqual({ pieces: 112, each: 8, left: 72, stock: 71, reserve: 0 });
    expect(dealFacts('concentration', 3, {})).toMatchObject({ pieces: 28, each: 0 });
  });

  test('is nothing where so many cannot play', () => {
    expect(dealFacts('french', 3, {})).toBeNull();
  });
});

describe('a chain in Hektik', () => {
  test('wins the double with its number at both ends and enough tiles', () => {
    expect(checkChain('3-3', ['3-5', '6-5', '6-3'])).toEqual({ is: 'complete' });
  });

  test('has the goal that the referee knows', () => {
    expect(goalOf('3-3')).toEqual({ value: 3, tiles: 3, points: 3 });
    expect(goalOf('7-7')).toEqual({ value: 7, tiles: 7, points: 5 });
    expect(goalOf('0-0')).toEqual({ value: 0, tiles: 3, points: 3 });
    expect(checkChain('0-0', ['0-5', '5-0'])).toMatchObject({ is: 'wrong', at: 1 });
    expect(checkChain('0-0', ['0-5', '5-6', '6-0'])).toEqual({ is: 'complete' });
  });

  test('is not complete before that', () => {
    expect(checkChain('3-3', ['3-5', '6-5'])).toEqual({ is: 'incomplete' });
    expect(checkChain('3-3', ['3-5', '5-3'])).toMatchObject({ is: 'wrong', at: 1 });
  });

  test('does not go on where the numbers differ', () => {
    expect(checkChain('3-3', ['5-3', '6-5'])).toMatchObject({
      is: 'wrong',
      at: 1,
      refusal: { rule: 'hektik.race' },
    });
  });
});
