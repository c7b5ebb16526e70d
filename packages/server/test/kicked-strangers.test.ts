import { describe, expect, test } from 'vitest';
import { heirsOf } from '../src/table/ask-outcome.ts';
import { checkpointOf, stateFrom } from '../src/table/checkpoint.ts';
import { finalScores } from '../src/table/evening-score.ts';
import { sceneOf } from '../src/table/scene.ts';
import { AskedTable } from './support/asked-table.ts';

// Whom the host has sent away comes back as another guest.

const promise = { word: 'a-word-of-mine' };

/** Three people play, and the host has sent the third one away. */
function withoutThird(): AskedTable {
  const options = { rounds: 1, set: 6, sperr: false };
  const table = new AskedTable('block', 3, options, 'kicked', { listed: true });
  expect(table.wish('guest 0', { do: 'kick', guest: 'guest 2', kicked: true })).toBe('kicked');
  return table;
}

function endMatch(table: AskedTable): void {
  while (table.play());
  const { running, match } = table.state;
  table.write({ at: 0, kind: 'ended', match, next: 'another secret', ...finalScores(running) });
}

describe('after the host has sent somebody away', () => {
  test('nobody new takes the seat of a bot, or a free one, unless the host lets them in', () => {
    const table = withoutThird();
    expect(table.wish('guest 2 again', { do: 'sit', seat: 2, ...promise })).toBe('seat.consent');
    expect(table.wish('guest 2 again', { do: 'bench' })).toBe('benched');
    expect(table.wish('guest 2 again', { do: 'sit', seat: 2, ...promise })).toBe('seat.consent');
    endMatch(table);
    expect(table.state.places.map(({ guest }) => guest)).toEqual(['guest 0', 'guest 1', null]);
    expect(table.wish('guest 2 again', { do: 'sit', seat: 2, ...promise })).toBe('seat.consent');
    expect(table.wish('guest 1', { do: 'stand' })).toBe('stood');
    expect(table.wish('guest 0', { do: 'change', players: 4 })).toBe('changed');
    expect(table.state.seatOf('guest 2 again')).toBeNull();
    expect(heirsOf(table.state)).toEqual(['guest 0']);
    expect(sceneOf(table.state, 'outside').table.guarded).toBe(true);
    table.wish('cousin', { do: 'bench' });
    expect(table.wish('guest 0', { do: 'bench', guest: 'cousin' })).toBe('benched');
    expect(table.state.seatOf('cousin')).not.toBeNull();
    expect(table.state.seatOf('guest 2 again')).toBeNull();
  });

  test('those whom the host has let in take over from a bot', () => {
    const table = withoutThird();
    table.wish('cousin', { do: 'bench' });
    table.wish('guest 0', { do: 'bench', guest: 'cousin' });
    expect(table.wish('cousin', { do: 'sit', seat: 2, ...promise })).toBe('sat');
  });

  test('nobody comes back who only took the seat of a bot over and left it', () => {
    const options = { rounds: 1, set: 6, sperr: false };
    const table = new AskedTable('block', 3, options, 'kicked', { listed: true });
    table.wish('guest 2', { do: 'stand' });
    for (const eve of ['eve 0', 'eve 1']) {
      expect(table.wish(eve, { do: 'sit', seat: 2 })).toBe('sat');
      expect(table.wish(eve, { do: 'stand' })).toBe('stood');
      table.now += 20_000;
    }
    table.wish('guest 0', { do: 'kick', guest: 'eve 0', kicked: true });
    expect(table.wish('eve 1', { do: 'sit', seat: 2 })).toBe('seat.consent');
    expect(table.wish('guest 2', { do: 'sit', seat: 2 })).toBe('sat');
  });

  test('those who have played there come and go as before', () => {
    const table = withoutThird();
    expect(table.wish('guest 1', { do: 'stand' })).toBe('stood');
    expect(table.wish('guest 1', { do: 'sit', seat: 1, ...promise })).toBe('sat');
    endMatch(table);
    expect(table.wish('guest 1', { do: 'stand' })).toBe('stood');
    expect(table.wish('guest 1', { do: 'sit', seat: 1, ...promise })).toBe('sat');
  });

  test('everybody may sit down again once nobody is sent away any more', () => {
    const table = withoutThird();
    const loaded = stateFrom(table.id, checkpointOf(table.state));
    expect(loaded?.isGuarded).toBe(true);
    table.wish('guest 0', { do: 'kick', guest: 'guest 2', kicked: false });
    expect(table.wish('cousin', { do: 'sit', seat: 2, ...promise })).toBe('sat');
  });

  test('nobody new writes on a score pad unless the host lets them in', () => {
    const options = { rounds: 3 };
    const table = new AskedTable('solo', 2, options, 'pad', { pad: ['Ann', 'Bob'] }, false);
    const note = (guest: string, writes: number): string =>
      table.wish(guest, {
        do: 'note',
        id: `note-of-${writes}`,
        match: 1,
        writes,
        from: 0,
        remove: 0,
        entries: [],
      });
    for (const guest of ['bob', 'eve']) table.wish(guest, { do: 'bench' });
    expect(note('eve', 0)).toBe('noted');
    table.wish('guest 0', { do: 'kick', guest: 'eve', kicked: true });
    expect(table.wish('eve again', { do: 'bench' })).toBe('benched');
    expect(note('eve again', 1)).toBe('seat.consent');
    expect(heirsOf(table.state)).toEqual(['guest 0', 'bob']);
    expect(note('bob', 1)).toBe('noted');
    table.wish('guest 0', { do: 'bench', guest: 'eve again' });
    expect(note('eve again', 2)).toBe('noted');
  });
});

test('a log from before the host could guard a table is read as it was written', () => {
  const options = { rounds: 1, set: 6, sperr: false };
  const table = new AskedTable('block', 3, options, 'old');
  table.write({ at: 0, kind: 'kicked', guest: 'guest 2', name: 'guest 2', kicked: true });
  expect(table.wish('cousin', { do: 'sit', seat: 2, ...promise })).toBe('sat');
});
