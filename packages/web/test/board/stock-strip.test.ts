import { games } from '@tischrunde/engine';
import { expect, it } from 'vitest';
import { dominoView, playRound } from '../random-round.ts';

it('two tiles stay in the games whose rules say so', () => {
  const drawing = games.filter(({ rules }) => rules.includes('domino.ends'));
  expect(drawing).not.toEqual([]);
  for (const { id, rules } of drawing) {
    playRound({ game: id, seed: 3 }, (match) => {
      const { stock, drawable } = dominoView(match);
      if (rules.includes('domino.reserve')) expect([id, stock - drawable]).toEqual([id, Math.min(stock, 2)]);
      // In Italian domino the remaining tiles are never drawn.
      else expect([id, drawable]).toEqual([id, id === 'italian' ? 0 : stock]);
    });
  }
});
