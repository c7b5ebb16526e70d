import { describe, expect, test } from 'vitest';
import { chanceOf, games, legalFor, openMatch, readOptions, seatAt, seatsOf, seedOf } from '../src/index.ts';

/** Those with the most moves are played for longer. */
const movesIn = (id: string): number => (['burg', 'quadrille', 'dominosa'].includes(id) ? 60 : 25);

describe('the legal moves that follow from what a seat knows', () => {
  test.each(games.map((game) => [game.id, game] as const))('are those of the match: %s', (id, game) => {
    const { least: players } = game.players;
    const options = readOptions(id, game.options, players, {});
    const match = openMatch({ game, players, options, seed: 'known', deals: [] });
    const chance = chanceOf(seedOf(id), 0);
    for (let made = 0; made < movesIn(id) && match.phase === 'play'; made++) {
      for (const seat of seatsOf(players)) {
        const legal = match.legal(seat);
        expect(legalFor(match.known(seat), seat)).toEqual(legal);
        expect(match.countLegal(seat)).toBe(legal.length);
      }
      const mover = match.turn ?? seatsOf(players).find((seat) => match.countLegal(seat) > 0);
      if (mover === undefined) break;
      const moves = match.legal(mover);
      // Full hands have the most moves.
      const move = moves.find(({ type }) => type === 'draw') ?? moves[chance.below(moves.length)];
      expect(match.attempt(mover, move)).toBe(null);
    }
  });
});

test('of a round without an end, only the newest events are kept', () => {
  const game = games.find(({ id }) => id === 'quadrille') ?? expect.unreachable();
  const match = openMatch({ game, players: 1, options: { given: false }, seed: 'long', deals: [] });
  const seat = seatAt(0);
  const lay = match.legal(seat).find(({ type }) => type === 'lay') ?? expect.unreachable();
  for (let times = 0; times < 5000; times++)
    for (const move of [lay, { type: 'lift', tile: lay.tile }]) expect(match.attempt(seat, move)).toBe(null);
  const events = match.events(seat);
  expect(events.length).toBeGreaterThanOrEqual(3000);
  expect(events.length).toBeLessThanOrEqual(4500);
  expect(events.at(-1)).toMatchObject({ type: 'lifted' });
});
