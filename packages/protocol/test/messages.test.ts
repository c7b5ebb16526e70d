import { chanceOf, games, openMatch, readOptions, seatsOf, seedOf } from '@tischrunde/engine';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { asks, isMove } from '../src/messages.ts';

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
        expect(isMove({ ...ask(null), move })).toBe(true);
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

  test.each<[field: string, values: readonly unknown[]]>([
    ['ask', [0, 1, 2 ** 53 - 1, 2 ** 53, -1, 1.5, '1', null, true, undefined]],
    ['do', ['move', 'look', 'Move', 1, null, undefined]],
    [
      'table',
      [
        '0123456789',
        'abcdefghjk',
        '012345678',
        '01234567890',
        '012345678i',
        'ABCDEFGHJK',
        7,
        null,
        undefined,
      ],
    ],
    ['match', [0, 1, -1, 0.5, '1', null, undefined]],
    [
      'id',
      [
        'abcdefgh',
        'abcdefg',
        'a'.repeat(40),
        'a'.repeat(41),
        'abcdefg h',
        'abcdefgh\n',
        12345678,
        null,
        undefined,
      ],
    ],
    [
      'move',
      [{}, { type: 'x' }, { a: { b: [[[1]]] } }, { a: { b: [[[[1]]]] } }, [], 'lay', 1, null, undefined],
    ],
    ['more', [1, null, {}]],
    ['__proto__', [1, {}]],
  ])('is told by hand exactly as by the schema: %s', (field, values) => {
    for (const value of values) {
      const { [field]: _left, ...others } = ask({ type: 'pass' }) as Record<string, unknown>;
      const message = JSON.parse(
        `{${[...Object.entries(others), ...(value === undefined ? [] : [[field, value]])]
          .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
          .join()}}`,
      );
      expect(isMove(message), JSON.stringify(message)).toBe(safeParse(asks.move, message).success);
    }
  });
});
