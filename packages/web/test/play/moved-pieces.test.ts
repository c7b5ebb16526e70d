import type { View } from '@tischrunde/engine';
import { describe, expect, it } from 'vitest';
import { laidPieceKeys, passedHands, pieceKey } from '../../src/play/motion/moved-pieces.ts';
import { playRound } from '../random-round.ts';

const start = playRound({ game: 'solo', players: 4, seed: 1 }).view(null);

const viewWith = (log: readonly object[], round = 1): View =>
  ({ ...start, round, hands: [3, 5, 7, 9], log }) as View;

describe('what flies', () => {
  it('is a piece under one name, whichever way round it is written', () => {
    expect(pieceKey('6-3')).toBe(pieceKey('3-6'));
    expect(pieceKey('r3|b:skip')).toBe(pieceKey('b:skip|r3'));
    expect(pieceKey('r3')).toBe('r3');
  });

  it('is every piece of a move', () => {
    expect(laidPieceKeys({ type: 'lay', tile: '6-3', at: '6-6:6' })).toEqual([pieceKey('6-3')]);
    expect(
      laidPieceKeys({
        type: 'chain',
        tiles: [
          { tile: '5-0', cells: [] },
          { tile: '1-1', cells: [] },
        ],
      }),
    ).toEqual(['5-0', '1-1'].map(pieceKey));
    expect(laidPieceKeys({ type: 'pass' })).toEqual([]);
  });

  it('is both hands when two are swapped, each as large as it is with its new owner', () => {
    const before = viewWith([{ type: 'play', seat: 0 }]);
    const now = viewWith([
      { type: 'play', seat: 0 },
      { type: 'swap', seat: 0, partner: 2 },
    ]);
    expect(passedHands(before, now)).toEqual([
      { from: 0, to: 2, count: 7 },
      { from: 2, to: 0, count: 3 },
    ]);
    expect(passedHands(now, now)).toEqual([]);
  });

  it('is every hand when all are passed on, in the direction of play', () => {
    const turned = (direction: number) =>
      passedHands(viewWith([]), viewWith([{ type: 'rotate', seat: 1, direction }])).map(({ from, to }) => [
        from,
        to,
      ]);
    expect(turned(1)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]);
    expect(turned(-1)).toEqual([
      [0, 3],
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('is nothing of the round before', () => {
    expect(passedHands(viewWith([]), viewWith([{ type: 'swap', seat: 0, partner: 2 }], 2))).toEqual([]);
  });
});
