import { chanceOf, games, seedOf } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { knownIn } from './support/known.ts';
import { questionsOf } from './support/tables.ts';

test('what is hidden is indeed another in another guess', () => {
  const withHands = games.filter(({ id }) => ['block', 'cyprus', 'solo', 'solomino', 'burg'].includes(id));
  for (const game of withHands) {
    const match = {
      game,
      players: game.players.least,
      contender: 'medium',
      seed: 'hidden',
      work: 40,
    } as const;
    const [{ known }] = questionsOf(match, 1);
    const truths = game.with((own) =>
      ['one', 'other'].map((truth) => own.hash(own.guess(knownIn(own, known), chanceOf(seedOf(truth), 1)))),
    );
    expect(truths[0]).not.toBe(truths[1]);
  }
});
