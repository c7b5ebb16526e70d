import { seatAt } from '@tischrunde/engine';
import type { PadEntry } from '@tischrunde/engine/pad';
import type { SharedPad } from '@tischrunde/protocol';
import { describe, expect, test } from 'vitest';
import { newPad } from '../src/screens/real-game/new-pad.ts';
import { alone, asJson, caughtUp, padFrom, shared, written } from '../src/screens/real-game/pad-writes.ts';
import { readPads, type SavedPad } from '../src/storage/pad-store.ts';

const chain = (tiles: number): PadEntry => ({ type: 'chain', seat: seatAt(0), tiles });
const add = (pad: SavedPad, tiles: number): SavedPad =>
  written(pad, { from: pad.match.entries.length, remove: 0, entries: [chain(tiles)] }, 1);

/** What the table shows after some writes. */
const atTable = (writes: number, tiles: readonly number[]): SharedPad => ({
  match: 1,
  writes,
  began: 0,
  names: ['Anna', 'Bea'],
  entries: asJson(tiles.map(chain)),
});

const lengths = ({ match }: SavedPad): number[] =>
  match.entries.map((entry) => (entry.type === 'chain' ? entry.tiles : 0));

function told(pad: SavedPad, table: SharedPad): SavedPad {
  if (pad.sharing === undefined) throw new Error('it is not shared');
  return caughtUp(pad, pad.sharing, table);
}

describe('a pad that several phones fill', () => {
  const begun = add(add(newPad('burg', ['Anna', 'Bea'], {}), 2), 3);
  const pad = shared(begun, '8qsd57mfe3');

  test('sends what was on it before it was shared, and shows it all the while', () => {
    expect(lengths(pad)).toEqual([2, 3]);
    expect(pad.sharing?.waiting).toMatchObject([{ from: 0, remove: 0, writes: 0 }]);
    expect(lengths(told(pad, atTable(0, [])))).toEqual([2, 3]);
  });

  test('sends much in parts that a message has room for', () => {
    let long = newPad('burg', ['Anna', 'Bea'], {});
    for (let count = 0; count < 950; count++) long = add(long, 2);
    const waiting = shared(long, '8qsd57mfe3').sharing?.waiting ?? [];
    expect(waiting.map(({ writes }) => writes)).toEqual(waiting.map((_, index) => index));
    expect(waiting.flatMap(({ entries }) => entries)).toHaveLength(950);
    for (const { entries } of waiting) expect(JSON.stringify(entries).length).toBeLessThan(7000);
  });

  test('shows what waits on top of what the others see, as long as it fits', () => {
    const known = told(
      { ...pad, sharing: { table: '8qsd57mfe3', match: 1, writes: 0, waiting: [] } },
      atTable(1, [2, 3]),
    );
    const offline = add(add(known, 4), 5);
    expect(offline.sharing?.waiting.map(({ writes }) => writes)).toEqual([1, 2]);
    // The first has arrived, and the second is on its way.
    expect(lengths(told(offline, atTable(2, [2, 3, 4])))).toEqual([2, 3, 4, 5]);
    // Others have written more: what waits here is not shown any more.
    expect(lengths(told(offline, atTable(4, [2, 3, 6, 7, 8])))).toEqual([2, 3, 6, 7, 8]);
  });

  test('is read from the storage as it was, and goes on alone', () => {
    const waiting = add(padFrom('8qsd57mfe3', 'burg', {}, atTable(3, [2])), 5);
    expect(readPads(JSON.parse(JSON.stringify([waiting])))).toEqual([waiting]);
    expect(alone(waiting)).not.toHaveProperty('sharing');
    const broken = { ...waiting, sharing: { table: 1 } };
    expect(readPads([broken])).toEqual([alone(waiting)]);
  });
});
