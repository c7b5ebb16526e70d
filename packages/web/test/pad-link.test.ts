import { signal } from '@preact/signals';
import { type Connection, RequestError, type RequestErrorCode, type Visit } from '@tischrunde/client';
import { seatAt } from '@tischrunde/engine';
import type { Scene } from '@tischrunde/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPad } from '../src/screens/real-game/new-pad.ts';
import { padFrom, written } from '../src/screens/real-game/pad-writes.ts';
import { PadLink } from '../src/screens/real-game/phones/pad-link.ts';
import { pads, type SavedPad, savePad } from '../src/storage/pad-store.ts';

const table = '8qsd57mfe3';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  pads.value = [];
});

/** A pad at a table, with an entry that was not sent yet, on a phone that is not on the bench. */
function openPad() {
  const { match, names } = newPad('burg', ['Anna', 'Bea'], {});
  const shared = { match: 1, writes: 0, began: 0, names: [...names], entries: [] };
  const entry = { type: 'chain', seat: seatAt(0), tiles: 4 } as const;
  const pad = written(
    padFrom(table, match.game, match.options, shared),
    { from: 0, remove: 0, entries: [entry] },
    1,
  );
  savePad(pad);
  const facts = { id: table, game: match.game, options: match.options, host: 'bea', bench: [], pad: shared };
  const scene = signal({ table: facts, seen: null, said: [] } as unknown as Scene);
  const turnedAway = signal<RequestErrorCode | null>(null);
  /** What was asked, and how the bench is refused. */
  const asked: string[] = [];
  const bench: { refusal: RequestErrorCode | null } = { refusal: null };
  const connection = {
    guest: signal({ id: 'anna', name: 'Anna' }),
    listen: () => () => {},
    ask: async (what: string) => {
      asked.push(what);
      if (what === 'bench' && bench.refusal !== null) throw new RequestError(bench.refusal);
      return {};
    },
  };
  const over = vi.fn();
  const begin = (): PadLink =>
    new PadLink(
      pad.id,
      connection as unknown as Connection,
      { id: table, scene, turnedAway } as unknown as Visit,
      () => {},
      over,
    );
  const sitDown = (): void => {
    scene.value = {
      ...scene.value,
      table: { ...scene.value.table, bench: [{ guest: 'anna', name: 'Anna' }] },
    };
  };
  return { begin, bench, asked, over, turnedAway, sitDown, kept: (): SavedPad => pads.value[0] };
}

describe('a shared pad on a phone that is refused something', () => {
  test.each(['table.crowded', 'table.broken', 'table.many'] as const)(
    'stays shared and keeps what was not sent, if that may pass (%s)',
    (code) => {
      const { begin, turnedAway, over, kept } = openPad();
      const link = begin();
      turnedAway.value = code;
      expect(kept().sharing?.waiting).toHaveLength(1);
      expect(link.failed.value).toBe(code);
      expect(over).not.toHaveBeenCalled();
      turnedAway.value = null;
      expect(link.failed.value).toBeNull();
      link.end();
    },
  );

  test.each(['table.none', 'table.ended', 'table.kicked', 'table.closed'] as const)(
    'goes on alone where there is nothing to go back to (%s)',
    (code) => {
      const { begin, turnedAway, over, kept } = openPad();
      const link = begin();
      turnedAway.value = code;
      expect(kept().sharing).toBeUndefined();
      expect(kept().match.entries).toHaveLength(1);
      expect(over).toHaveBeenCalledOnce();
      link.end();
    },
  );

  test.each(['message.often', 'server.failed', 'server.full', 'server.closing', 'connection.lost'] as const)(
    'comes to the bench later, and sends what waited (%s)',
    async (code) => {
      const { begin, bench, asked, sitDown, kept } = openPad();
      bench.refusal = code;
      const link = begin();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked.length).toBeGreaterThan(1);
      expect(kept().sharing?.waiting).toHaveLength(1);
      expect(link.failed.value).toBeNull();
      bench.refusal = null;
      await vi.advanceTimersByTimeAsync(10_000);
      sitDown();
      await vi.advanceTimersByTimeAsync(0);
      expect(asked.at(-1)).toBe('note');
      expect(kept().sharing?.waiting).toEqual([]);
      link.end();
    },
  );

  test('keeps what was not sent if the bench has no place for it, and says so', async () => {
    const { begin, bench, asked, kept } = openPad();
    bench.refusal = 'name.taken';
    const link = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['bench']);
    expect(link.failed.value).toBe('name.taken');
    expect(kept().sharing?.waiting).toHaveLength(1);
    link.end();
  });

  test('asks for nothing more once it is closed', async () => {
    const { begin, bench, asked } = openPad();
    bench.refusal = 'connection.lost';
    begin().end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['bench']);
  });
});
