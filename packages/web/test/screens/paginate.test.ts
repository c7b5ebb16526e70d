import { describe, expect, test } from 'vitest';
import { bookletPlaces, paginate } from '../../src/screens/rulebook/print/paginate.ts';

const blocks = (...heights: number[]) => heights.map((height) => ({ height }));

describe('pages', () => {
  test('a block that does not fit starts the next page', () => {
    expect(paginate(blocks(40, 40, 40, 90), 100)).toEqual([[0, 1], [2], [3]]);
  });

  test('a heading is never the last of a page', () => {
    const [text, heading] = [{ height: 40 }, { height: 10, isHeading: true }];
    expect(paginate([text, text, heading, text], 95)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(paginate([text, heading, { ...heading }, text], 85)).toEqual([[0], [1, 2, 3]]);
  });

  test('what starts a page does so, and no page is empty', () => {
    const first = { height: 10, startsPage: true };
    expect(paginate([first, { height: 10 }, first], 100)).toEqual([[0, 1], [2]]);
    expect(paginate([], 100)).toEqual([]);
  });

  test('a block that is higher than a page has one to itself', () => {
    expect(paginate(blocks(10, 300, 10), 100)).toEqual([[0], [1], [2]]);
  });
});

describe('a booklet', () => {
  /** The pages on each side of its sheets. */
  const sidesOf = (pages: number): number[][] => {
    const places = bookletPlaces(pages);
    const printed = places.map((_, place) => places.indexOf(place));
    return printed.flatMap((page, place) => (place % 2 === 0 ? [[page, printed[place + 1]]] : []));
  };

  test('is folded so that its pages are in order', () => {
    expect(sidesOf(8)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
  });

  test('is filled up with empty pages', () => {
    expect(sidesOf(5)).toEqual(sidesOf(8));
    expect(sidesOf(9)).toHaveLength(6);
  });

  test('has every page once', () => {
    for (let pages = 1; pages < 40; pages++) {
      const all = Math.ceil(pages / 4) * 4;
      expect(bookletPlaces(pages).toSorted((one, other) => one - other)).toEqual([...Array(all).keys()]);
    }
  });
});
