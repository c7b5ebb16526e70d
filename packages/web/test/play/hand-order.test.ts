import { expect, test } from 'vitest';
import { keptOrder, movedPiece, nextOrder, sortedHand } from '../../src/play/hand-order.ts';

test('tiles are sorted by their pips, or doubles first', () => {
  const hand = ['3-1', '6-6', '2-5', '0-0', '6-1'];
  expect(sortedHand(hand, 'value')).toEqual(['6-6', '6-1', '2-5', '3-1', '0-0']);
  expect(sortedHand(hand, 'kind')).toEqual(['6-6', '0-0', '6-1', '2-5', '3-1']);
  expect(sortedHand(hand, 'dealt')).toEqual(hand);
});

test('cards are sorted by number or by colour; those without a colour come last', () => {
  const hand = ['y3', 'wild4', 'r9', 'g:skip', 'r1', 'g3'];
  expect(sortedHand(hand, 'kind')).toEqual(['r1', 'r9', 'g3', 'g:skip', 'y3', 'wild4']);
  expect(sortedHand(hand, 'value')).toEqual(['r1', 'g3', 'y3', 'r9', 'g:skip', 'wild4']);
});

test('double cards are sorted by their first half, then by the second', () => {
  expect(sortedHand(['b2|r1', 'r1|y5', 'r1|g4'], 'kind')).toEqual(['r1|g4', 'r1|y5', 'b2|r1']);
});

test('an own order stays when pieces come and go', () => {
  expect(keptOrder(['1', '2', '3'], ['3', '9', '1'])).toEqual(['3', '1', '2']);
  // The same card twice.
  expect(keptOrder(['a', 'a', 'b'], ['b', 'a'])).toEqual(['b', 'a', 'a']);
});

test('a piece moves to another place in the hand, but not beyond its ends', () => {
  expect(movedPiece(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedPiece(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedPiece(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});

test('all orders come round', () => {
  expect(nextOrder(nextOrder(nextOrder('dealt')))).toBe('dealt');
});
