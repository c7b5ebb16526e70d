import { findGame, openMatch, seatAt } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { growthIn } from '../src/board/joined.ts';
import { bestReach, layLine, sidesOf } from '../src/board/line.ts';
import type { Lying } from '../src/board/lying.ts';

/** The cells that a domino covers, as the middles of its halves. */
function halvesAt({ x, y, angle }: Lying): [number, number][] {
  const turned = (angle * Math.PI) / 180;
  const [dx, dy] = [-Math.sin(turned) / 2, Math.cos(turned) / 2];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

test.each(['block', 'fives', 'sevens', 'carlit', 'french'])(
  '%s: no two tiles of a line overlap, whatever the table',
  (id) => {
    const game = findGame(id);
    if (game === undefined) throw new Error(id);
    for (let seed = 0; seed < 30; seed++) {
      const match = openMatch({
        game,
        players: 2,
        options: { set: 9 === seed % 10 ? 6 : 6, rounds: 1 },
        seed: `${seed}`,
        deals: [],
      });
      for (let move = 0; match.phase === 'play'; move++) {
        const seat = match.turn ?? seatAt(0);
        const legal = match.legal(seat);
        match.attempt(seat, legal[(seed * 7 + move * 3) % legal.length]);
      }
      const { root } = growthIn(match.view(null).log as never);
      if (root === null) continue;
      const sides = sidesOf(root);
      for (const [width, height] of [
        [1400, 640],
        [370, 380],
        [600, 900],
      ]) {
        const pieces = layLine(root, sides, bestReach(root, sides, width, height));
        const middles = pieces.flatMap(halvesAt);
        for (const [index, [x, y]] of middles.entries()) {
          for (const [otherX, otherY] of middles.slice(index + 1)) {
            expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(0.49);
          }
        }
        expect(pieces).toHaveLength(
          (match.view(null).log as { type: string }[]).filter(({ type }) => type === 'lay').length,
        );
      }
    }
  },
);
