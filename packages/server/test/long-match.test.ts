import { games, readOptions, seatAt } from '@tischrunde/engine';
import { type AskOf, asks } from '@tischrunde/protocol';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { longestAnswer, mostMoves } from '../src/limits.ts';
import { openedEvent } from '../src/net/new-table.ts';
import { outcomeOf } from '../src/table/ask-outcome.ts';
import { dutyAt } from '../src/table/duty.ts';
import { matchFile } from '../src/table/match-file.ts';
import type { Outcome } from '../src/table/outcome.ts';
import { everybodyHere, ToldTable } from './support/told-table.ts';

const host = { guest: 'guest 0', name: 'Guest 0' };

/** A puzzle in which one tile is laid and lifted again and again. */
function endless(): ToldTable {
  const game = games.find(({ id }) => id === 'quadrille') ?? expect.unreachable();
  const table = new ToldTable('quadrille', 1, readOptions('quadrille', game.options, 1, {}), 'endless');
  const lay = table.running.match.legal(seatAt(0)).find(({ type }) => type === 'lay') ?? expect.unreachable();
  for (const { guest } of table.listeners) table.dismiss(guest);
  for (let turn = 0; !table.running.isTooLong; turn++) {
    const move = turn % 2 === 0 ? lay : { type: 'lift', tile: lay.tile };
    table.write({ at: 0, kind: 'moved', seat: 0, move, by: 'player', id: `move ${turn}` });
  }
  return table;
}

const asked = ({ state }: ToldTable, match = 1): Outcome =>
  outcomeOf(
    state,
    host,
    { ask: 1, do: 'move', table: state.id, match, id: 'another move', move: { type: 'giveUp' } },
    1,
    everybodyHere,
  );

describe('a match that goes on for ever', () => {
  const table = endless();

  test('is refused further moves, and ended by the server', () => {
    expect(table.running.moves).toBeLessThanOrEqual(mostMoves);
    expect(table.running.match.phase).toBe('play');
    expect(asked(table)).toMatchObject({ code: 'match.long' });
    expect(dutyAt(table.state)).toBe('end');
    table.write({ at: 0, kind: 'ended', match: 1, next: 'another secret' });
    expect(table.state.phase).toBe('over');
    expect(dutyAt(table.state)).toBe(null);
    expect(asked(table)).toMatchObject({ code: 'match.long' });
  });

  test('has a file that can be sent', () => {
    const file = matchFile(table.state, 1, host.guest);
    expect(file?.transcript).toMatchObject({ game: 'quadrille' });
    expect(JSON.stringify(file).length).toBeLessThan(longestAnswer);
  });

  test('is followed by another if the players like', () => {
    table.write({ at: 0, kind: 'started', match: 2, seed: 'another seed' });
    expect(table.running.isTooLong).toBe(false);
    expect('write' in asked(table, 2)).toBe(true);
  });
});

test('a puzzle that takes long to make is not offered', () => {
  const guest = { guest: 'host', name: 'Host', generation: 0, until: 0 };
  const open = (options: Record<string, string | number | boolean>): unknown => {
    const { output } = safeParse(asks.open, {
      ask: 1,
      do: 'open',
      id: '12345678',
      game: 'dominosa',
      players: 1,
      options,
    });
    return openedEvent(guest, 'here', output as AskOf<'open'>);
  };
  for (const set of [3, 13, 15])
    expect(() => open({ set, grade: 'expert' })).toThrow('for sets from 4 to 12');
  for (const options of [{ set: 4, grade: 'hard' }, { set: 15 }, { set: 15, grade: 'hard', unique: false }])
    expect(open(options)).toMatchObject({ options });
});

describe('a seat with very many moves', () => {
  test('is told how many, and neither their list nor changes of it', () => {
    const game = games.find(({ id }) => id === 'quadrille') ?? expect.unreachable();
    const table = new ToldTable('quadrille', 1, readOptions('quadrille', game.options, 1, {}), 'many');
    const [player] = table.listeners;
    expect(player.scene.seen?.legal).toEqual([]);
    expect(player.scene.seen?.unlisted).toBeGreaterThan(1000);
    table.play((moves) => moves.find(({ type }) => type === 'lay') ?? moves[0]);
    expect(player.told.at(-1)?.length).toBeLessThan(1000);
    // Near the end there are few, and they are told.
    for (let turn = 0; turn < 30 && player.scene.seen?.unlisted !== undefined; turn++)
      table.play((moves) => moves.find(({ type }) => type === 'lay') ?? moves[0]);
    expect(player.scene.seen?.legal).not.toEqual([]);
    expect(player.scene).toEqual({
      ...table.fetched(player.guest),
      seen: expect.objectContaining({ moves: table.running.moves }),
    });
  });
});
