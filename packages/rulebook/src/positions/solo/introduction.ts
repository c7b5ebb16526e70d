import type { Introduction } from '../position.ts';
import { three } from './tables.ts';

export const introduction = {
  ...three,
  deals: [
    {
      hands: [
        ['b2', 'y2', 'r:draw2', 'g6', 'y8'],
        ['y2', 'y6', 'r8', 'g1', 'b6'],
        ['y:draw2', 'r4', 'b8', 'y7', 'b3'],
      ],
      top: 'b7',
      stock: ['b9', 'y5', 'g4', 'r1', 'wild', 'r9', 'g2', 'y4'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'play', card: 'b2' },
      others: [{ seat: 1, type: 'play', card: 'y2' }],
    },
    {
      move: { seat: 0, type: 'play', card: 'y2' },
      others: [
        { seat: 1, type: 'play', card: 'y6' },
        { seat: 2, type: 'play', card: 'y:draw2' },
      ],
    },
    {
      move: { seat: 0, type: 'play', card: 'r:draw2' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'play', card: 'r8' },
        { seat: 2, type: 'play', card: 'r4' },
      ],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'play', card: 'wild', colour: 'g' },
      others: [
        { seat: 1, type: 'play', card: 'g1' },
        { seat: 2, type: 'draw' },
      ],
    },
    {
      move: { seat: 0, type: 'play', card: 'g6', call: true },
      others: [
        { seat: 1, type: 'play', card: 'b6' },
        { seat: 2, type: 'play', card: 'b8' },
      ],
    },
    { move: { seat: 0, type: 'play', card: 'y8' } },
  ],
} as const satisfies Introduction;
