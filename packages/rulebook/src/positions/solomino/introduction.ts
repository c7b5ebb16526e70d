import type { Introduction } from '../position.ts';
import { three } from './tables.ts';

export const introduction = {
  ...three,
  deals: [
    {
      hands: [
        ['g4|y6', 'b:draw1|g9', 'r8|r1', 'r7|y1', 'r3|g7'],
        ['r6|b4', 'g9|y7', 'g2|b9', 'b9|b2', 'b2|y1'],
        ['y:draw1|y3', 'y:ask|g8', 'b4|b2', 'y5|y4', 'y3|y4'],
      ],
      start: 'g5|b6',
      stock: ['g1|g4', 'y3|y9', 'r8|g6', 'b:reverse|y8', 'g4|g3', 'r4|g7', 'y6|y2', 'g1|g6'],
    },
  ],
  steps: [
    {
      move: { seat: 0, type: 'lay', card: 'g4|y6', half: 0, at: 'left' },
      others: [
        { seat: 1, type: 'lay', card: 'r6|b4', half: 0, at: 'right' },
        { seat: 2, type: 'lay', card: 'y:draw1|y3', half: 1, at: 'left' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', card: 'b:draw1|g9', half: 0, at: 'left' },
      others: [
        { seat: 1, type: 'draw' },
        { seat: 1, type: 'lay', card: 'g9|y7', half: 0, at: 'left' },
        { seat: 2, type: 'lay', card: 'y:ask|g8', half: 0, at: 'left' },
      ],
    },
    {
      move: { seat: 0, type: 'answer', card: 'r8|r1' },
      others: [
        { seat: 1, type: 'take' },
        { seat: 1, type: 'lay', card: 'g2|b9', half: 0, at: 'left' },
        { seat: 2, type: 'lay', card: 'b4|b2', half: 0, at: 'right' },
      ],
    },
    { move: { seat: 0, type: 'draw' } },
    {
      move: { seat: 0, type: 'lay', card: 'b:reverse|y8', half: 0, at: 'right' },
      others: [
        { seat: 2, type: 'lay', card: 'y5|y4', half: 0, at: 'right', call: true },
        { seat: 1, type: 'lay', card: 'b9|b2', half: 0, at: 'left' },
      ],
    },
    {
      move: { seat: 0, type: 'lay', card: 'r7|y1', half: 1, at: 'right', call: true },
      others: [
        { seat: 2, type: 'draw' },
        { seat: 1, type: 'lay', card: 'b2|y1', half: 0, at: 'left' },
      ],
    },
    { move: { seat: 0, type: 'lay', card: 'r3|g7', half: 0, at: 'right' } },
  ],
} as const satisfies Introduction;
