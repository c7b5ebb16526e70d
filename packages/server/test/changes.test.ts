import { games, type MoveText, readOptions, seatsOf } from '@tischrunde/engine';
import { sceneAfter } from '@tischrunde/protocol';
import { describe, expect, test, vi } from 'vitest';
import { mostRecent } from '../src/limits.ts';
import { asFetched } from './support/client.ts';
import { ToldTable } from './support/told-table.ts';

function open(id: string, wanted: Record<string, number | boolean> = {}, seed = 'changes'): ToldTable {
  const game = games.find((candidate) => candidate.id === id) ?? expect.unreachable();
  const players = Math.min(4, game.players.most);
  return new ToldTable(id, players, readOptions(id, game.options, players, wanted), seed);
}

/** Lets seats draw while they hold few cards and lay while they hold many, so that a round of cards takes hundreds of moves. */
const keepHand =
  ({ running }: ToldTable) =>
  (moves: readonly MoveText[], seat: number): MoveText => {
    const hand = running.match.view(null).hands[seat];
    const wanted = Number(hand) > 5 ? 'lay' : 'draw';
    return moves.find(({ type }) => type === wanted) ?? moves[0];
  };

const severalSeats = games.filter(({ players }) => players.most > 1).map(({ id }) => id);

describe('changes', () => {
  test.each(severalSeats)('add up to the scene that is fetched, and the last are known: %s', (id) => {
    const table = open(id);
    for (let count = 0; count < 150 && table.play(); count++) {
      const { guest, scene } = table.listeners[count % table.listeners.length];
      expect(asFetched(scene)).toEqual(table.fetched(guest));
    }
    for (const { guest, told } of table.listeners) {
      const recent = table.changesAfter(guest, table.state.number - 1) ?? [];
      expect(recent.map((change) => JSON.stringify({ tell: 'change', table: table.id, ...change }))).toEqual(
        told.slice(-1),
      );
      expect(table.changesAfter(guest, 1)).toBe(null);
    }
  });

  test('are kept for one who has left, until others sit or too much has happened', () => {
    const table = open('block');
    const [{ guest }] = table.listeners;
    const since = table.state.number;
    const known = table.fetched(guest);
    table.dismiss(guest);
    for (let moves = 0; moves < 4; moves++) table.play();
    const missed = table.changesAfter(guest, since) ?? expect.unreachable();
    expect(asFetched(sceneAfter(known, missed))).toEqual(table.fetched(guest));
    expect(JSON.stringify(missed).length).toBeLessThan(mostRecent);
    table.write({ at: 0, kind: 'stood', seat: 1 });
    expect(table.changesAfter(guest, since)).toBe(null);
    const later = table.state.number;
    while (table.play());
    expect(table.changesAfter(guest, later)).toBe(null);
  });

  test('that could not be told to everybody are missed by all, who are then shown the table as it is', () => {
    const table = open('block');
    table.play();
    const { number } = table.state;
    const [{ guest, told }, { told: toldOther }] = table.listeners;
    const failing = vi.spyOn(table.running, 'visibleTo').mockImplementationOnce(() => {
      throw new Error('it cannot be seen');
    });
    const [before, beforeOther] = [told.length, toldOther.length];
    expect(() => table.play()).toThrow('it cannot be seen');
    failing.mockRestore();
    expect([told.length, toldOther.length]).toEqual([before, beforeOther]);
    // Nobody goes on from what they were told before.
    expect(table.changesAfter(guest, number)).toBe(null);
    expect(table.changesAfter(guest, number - 1)).toBe(null);
    table.dismiss(guest);
    table.admit(guest);
    table.play();
    const again = table.listeners.findLast((listener) => listener.guest === guest) ?? expect.unreachable();
    expect(asFetched(again.scene)).toEqual(table.fetched(guest));
    expect(JSON.parse(toldOther.at(-1) ?? '{}').number).toBe(number + 2);
  });

  test('begin the events anew with every round and every match', () => {
    const table = open('block', { rounds: 2 });
    const [{ scene: dealt }] = table.listeners;
    expect(dealt.seen).toMatchObject({ events: [{ type: 'dealt', round: 1 }], latest: [] });
    while (table.running.match.phase === 'play') table.play();
    expect(table.listeners[0].scene.seen?.events.at(-1)).toMatchObject({ type: 'roundOver', round: 1 });
    table.play();
    expect(table.listeners[0].scene.seen?.events).toMatchObject([{ type: 'dealt', round: 2 }]);
    while (table.play());
    table.write({ at: 0, kind: 'ended', match: 1, next: 'next secret' });
    table.write({ at: 0, kind: 'started', match: 2, seed: 'another' });
    for (const { guest, scene } of table.listeners) {
      expect(scene.seen).toMatchObject({ events: [{ type: 'dealt', round: 1 }], latest: [], moves: 0 });
      expect(scene).toEqual(table.fetched(guest));
    }
  });

  test('name the move, and what each seat heard of it', () => {
    const table = open('fives');
    const drawn = (moves: readonly MoveText[]): MoveText =>
      moves.find(({ type }) => type === 'draw') ?? moves[0];
    let draws = 0;
    for (let count = 0; count < 60 && table.play(drawn); count++) {
      const scenes = table.listeners.map(({ scene }) => scene);
      const [move] = scenes[0].seen?.latest ?? [];
      const heard = scenes.map(({ seen }) => seen?.latest[0].events.find(({ type }) => type === 'drew'));
      for (const [seat, event] of heard.entries()) {
        if (event?.type !== 'drew' || !('tile' in event)) continue;
        expect(event.tile !== null).toBe(seat === move.seat);
        draws++;
      }
    }
    expect(draws).toBeGreaterThan(0);
  });

  test('give a guest who changes seats the events of the new one', () => {
    const table = open('solo');
    const keep = keepHand(table);
    for (let count = 0; count < 40; count++) table.play(keep);
    const before = table.listeners[1].scene.seen?.events;
    table.write({ at: 0, kind: 'stood', seat: 1 });
    const { guest, scene } = table.listeners[1];
    expect(scene.seen?.events).toHaveLength(before?.length ?? 0);
    expect(scene.seen?.events).not.toEqual(before);
    expect(scene).toEqual(table.fetched(guest));
    expect(scene.seen?.events).toEqual(table.listeners.at(-1)?.scene.seen?.events);
    table.sit(1, guest);
    expect(table.listeners[1].scene).toEqual(table.fetched(guest));
    expect(table.listeners[1].scene.seen?.events).toEqual(before);
  });

  test('leave what is seen of the match alone when somebody speaks', () => {
    const table = open('block');
    table.play();
    const before = table.listeners.map(({ scene }) => scene.seen);
    table.write({ at: 0, kind: 'said', guest: 'guest 0', name: 'Guest 0', text: 'Hi', emote: null, id: '1' });
    for (const [index, { scene, told }] of table.listeners.entries()) {
      expect(scene.seen).toBe(before[index]);
      expect(scene.said).toHaveLength(1);
      expect(JSON.parse(told.at(-1) ?? '')).toMatchObject({ events: [] });
    }
  });

  test.each(severalSeats)('are not larger late in a round than early in it: %s', (id) => {
    const table = open(id);
    const first = table.listeners[0].told.length;
    const choose = id.startsWith('solo') ? keepHand(table) : table.any;
    const { match } = table.running;
    while (match.phase === 'play' && match.round === 1 && table.state.number < 400) table.play(choose);
    for (const { told } of table.listeners.slice(id.startsWith('solo') ? 0 : -1)) {
      // Without the end of the round, which turns up all hands.
      const sizes = told.slice(first, -1).map(({ length }) => length);
      const quarter = Math.floor(sizes.length / 4);
      expect(mean(sizes.slice(-quarter)) / mean(sizes.slice(0, quarter))).toBeLessThan(1.3);
    }
  });

  test('are as large after 300 moves of one round as after 20', () => {
    const table = open('solo');
    const first = table.listeners[0].told.length;
    const keep = keepHand(table);
    for (let count = 0; count < 330; count++) table.play(keep);
    expect(table.running.match.round).toBe(1);
    for (const { told } of table.listeners) {
      const after = (moves: number): number =>
        mean(told.slice(first + moves, first + moves + 20).map(({ length }) => length));
      expect(after(300) / after(20)).toBeLessThan(1.25);
    }
  });

  test('cost one view and one list of moves per watched seat, and never the events of the whole round', () => {
    const table = open('solo');
    const { match } = table.running;
    const keep = keepHand(table);
    const spies = {
      view: vi.spyOn(match, 'view'),
      legal: vi.spyOn(match, 'legal'),
      events: vi.spyOn(match, 'events'),
    };
    for (let moves = 0; moves < 50; moves++) {
      const seat = match.turn ?? expect.unreachable();
      const move = keep(match.legal(seat), seat);
      for (const spy of Object.values(spies)) spy.mockClear();
      table.write({ at: 0, kind: 'moved', seat, move, by: 'player' });
      expect(new Set(spies.view.mock.calls.map(([each]) => each))).toEqual(new Set([0, 1, 2, 3, null]));
      expect(spies.view).toHaveBeenCalledTimes(5);
      // Seats that have no move need no list.
      const withMoves = seatsOf(4).filter((each) => match.countLegal(each) > 0);
      expect(spies.legal.mock.calls).toEqual(withMoves.map((each) => [each]));
      expect(spies.events).not.toHaveBeenCalled();
    }
    // And what is no move costs none of that.
    for (const spy of Object.values(spies)) spy.mockClear();
    table.write({ at: 0, kind: 'muted', guest: 'spectator', muted: true });
    for (const spy of Object.values(spies)) expect(spy).not.toHaveBeenCalled();
  });
});

const mean = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
