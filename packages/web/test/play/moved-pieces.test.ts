import type { Event } from '@tischrunde/engine';
import { describe, expect, it } from 'vitest';
import {
  drawnPieces,
  laidPieces,
  passedHands,
  pieceKey,
  sinceDeal,
} from '../../src/play/motion/moved-pieces.ts';

const dealt: Event = { type: 'dealt', round: 2, turn: 0 };
const hands = [3, 5, 7, ['r1', 'r2']];

describe('what flies', () => {
  it('is a piece under one name, whichever way round it is written', () => {
    expect(pieceKey('6-3')).toBe(pieceKey('3-6'));
    expect(pieceKey('r3|b:skip')).toBe(pieceKey('b:skip|r3'));
    expect(pieceKey('r3')).toBe('r3');
  });

  it('is every piece that was laid, from the seat that laid it', () => {
    const events: Event[] = [
      { type: 'laid', seat: 2, tile: '6-3', at: '6-6:6', out: 3 },
      { type: 'footOpened', seat: 2, tile: '6-6' },
      { type: 'laid', seat: null, tile: '5-1', at: null, out: null },
      { type: 'laid', seat: 1, card: 'r3', interjected: false },
      {
        type: 'chained',
        seat: 0,
        tiles: [
          {
            tile: '5-0',
            cells: [
              [0, 0],
              [0, 1],
            ],
          },
          {
            tile: '1-1',
            cells: [
              [1, 0],
              [1, 1],
            ],
          },
        ],
      },
      { type: 'passed', seat: 3 },
    ];
    expect(laidPieces(events)).toEqual([
      { seat: 2, key: pieceKey('6-3') },
      { seat: null, key: pieceKey('5-1') },
      { seat: 1, key: 'r3' },
      { seat: 0, key: pieceKey('5-0') },
      { seat: 0, key: '1-1' },
    ]);
  });

  it('is what was taken from the table, but no pile that goes into a hand', () => {
    expect(laidPieces([{ type: 'took', seat: 0, tile: '5-1', side: 'left' }])).toHaveLength(1);
    expect(laidPieces([{ type: 'took', seat: 0, cards: ['r3|b1'] }])).toEqual([]);
  });

  it('is as many pieces as a seat drew on its turn', () => {
    const events: Event[] = [
      { type: 'drew', seat: 1, tile: null, lacks: [] },
      { type: 'drew', seat: 1, tile: null, lacks: [] },
      { type: 'drew', seat: 2, count: 4, cards: null, cause: 'debt' },
      { type: 'drew', seat: 3, count: 1, cards: null, cause: 'turn' },
    ];
    expect([...drawnPieces(events)]).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  it('is both hands when two are swapped, each as large as it is with its new owner', () => {
    expect(passedHands([{ type: 'swapped', seat: 0, partner: 3, hands }])).toEqual([
      { from: 0, to: 3, count: 2 },
      { from: 3, to: 0, count: 3 },
    ]);
  });

  it('is every hand when all are passed on, in the direction of play', () => {
    const turned = (direction: 1 | -1) =>
      passedHands([{ type: 'rotated', seat: 1, direction, hands }]).map(({ from, to }) => [from, to]);
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
    const swap: Event = { type: 'swapped', seat: 0, partner: 3, hands };
    expect(sinceDeal([swap, dealt])).toEqual([]);
    expect(sinceDeal([dealt, swap])).toEqual([swap]);
    expect(sinceDeal([swap])).toEqual([swap]);
  });
});
