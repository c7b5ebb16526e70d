import { games, readOptions } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { checkpointOf, stateFrom } from '../src/table/checkpoint.ts';
import { applyEntry, entryOf } from '../src/table/replay.ts';
import { sceneOf } from '../src/table/scene.ts';
import type { TableState } from '../src/table/state.ts';
import { ToldTable } from './support/told-table.ts';

/** Everything about a state that can be told apart. */
const allOf = (state: TableState): unknown => ({
  ...state,
  game: state.game.id,
  known: state.facts,
  running: state.running && { ...state.running, match: state.running.match.transcript(), visible: null },
  scenes: [null, 0, 'outside' as const].map((viewpoint) => sceneOf(state, viewpoint)),
});

const restored = (state: TableState): TableState =>
  stateFrom(state.id, checkpointOf(state)) ?? expect.unreachable();

const say = (table: ToldTable, guest: string, id: string): void =>
  table.write({ at: 5, kind: 'said', guest, name: guest, text: 'psst', emote: null, id });

describe('a stored state', () => {
  test('is as none if it is damaged', () => {
    expect(stateFrom('table', 'damaged')).toBeNull();
    expect(stateFrom('table', '')).toBeNull();
  });

  test.each(games.map(({ id }) => id))('goes on as the one that it was made of: %s', (id) => {
    const game = games.find((candidate) => candidate.id === id) ?? expect.unreachable();
    const players = game.players.least;
    const table = new ToldTable(id, players, readOptions(id, game.options, players, {}), 'stored');
    for (let moves = 0; moves < 12; moves++) table.play();
    say(table, 'guest 0', 'one');
    say(table, 'spectator', 'two');
    const copy = restored(table.state);
    expect(allOf(copy)).toEqual(allOf(table.state));
    const since = table.log.length;
    for (let moves = 0; moves < 12; moves++) table.play();
    for (let lines = 0; lines < 80; lines++) say(table, `guest ${lines % 3}`, `line ${lines}`);
    table.write({ at: 6, kind: 'muted', guest: 'guest 1', muted: true });
    for (const entry of table.log.slice(since)) applyEntry(copy, entry);
    expect(allOf(copy)).toEqual(allOf(table.state));
    expect(copy.hash).toBe(table.state.hash);
  });

  test('is made of every field of the state, whatever happened before', () => {
    const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'stored', {
      timer: { seconds: 60, expiry: 'bot' },
    });
    const { state } = table;
    const written: Parameters<typeof table.write>[0][] = [
      { at: 10, kind: 'bot', seat: 1, level: 'strong' },
      { at: 20, kind: 'pause', seat: 0, wish: true },
      { at: 30, kind: 'pause', seat: 0, wish: false },
      { at: 40, kind: 'muted', guest: 'spectator', muted: true },
      { at: 45, kind: 'undoAsked', seat: 0, of: [1] },
      { at: 50, kind: 'stood', seat: 1 },
    ];
    for (const event of written) {
      table.write(event);
      expect(allOf(restored(state))).toEqual(allOf(state));
    }
    while (table.play());
    table.write({ at: 60, kind: 'ended', match: 1, next: 'another secret' });
    expect(allOf(restored(state))).toEqual(allOf(state));
    const copy = restored(state);
    const ready = { at: 70, kind: 'ready', seat: 0, word: 'another word' } as const;
    copy.apply(ready);
    state.apply(ready);
    expect(entryOf(copy, ready)).toEqual(entryOf(state, ready));
  });
});
