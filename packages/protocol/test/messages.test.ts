import { chanceOf, games, openMatch, readOptions, seatsOf, seedOf } from '@tischrunde/engine';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { asks } from '../src/messages.ts';

const ask = (move: unknown) => ({ ask: 1, do: 'move', table: '0123456789', match: 1, id: 'abcdefgh', move });

describe('a move', () => {
  test.each(games.map(({ id }) => id))('of %s can be sent as it is', (id) => {
    const game = games.find((candidate) => candidate.id === id) ?? expect.unreachable();
    const players = game.players.most;
    const options = readOptions(id, game.options, players, {});
    for (let deal = 0; deal < 3; deal++) {
      const match = openMatch({ game, players, options, seed: `${deal}`, deals: [] });
      const chance = chanceOf(seedOf(`sent ${deal}`), 0);
      for (let count = 0; count < 150 && match.phase !== 'matchOver'; count++) {
        const all = seatsOf(players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
        const { seat, move } = all[chance.below(all.length)];
        const read = safeParse(asks.move, JSON.parse(JSON.stringify(ask(move))));
        expect(read.success && read.output.move, JSON.stringify(move)).toEqual(move);
        expect(match.attempt(seat, move)).toBeNull();
      }
    }
  });

  test('may be nested five levels deep and no deeper', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    expect(safeParse(asks.move, ask({ type: 'lay', at: nested(4) })).success).toBe(true);
    expect(safeParse(asks.move, ask({ type: 'lay', at: nested(5) })).success).toBe(false);
    expect(safeParse(asks.move, ask([])).success).toBe(false);
  });
});
