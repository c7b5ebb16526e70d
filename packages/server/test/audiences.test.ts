import { readOptions, readTranscript } from '@tischrunde/engine';
import type { Change } from '@tischrunde/protocol';
import { describe, expect, test } from 'vitest';
import { finalScores } from '../src/table/evening-score.ts';
import type { EventOf } from '../src/table/events.ts';
import { matchFile } from '../src/table/match-file.ts';
import { asFetched } from './support/client.ts';
import { type Listener, ToldTable } from './support/told-table.ts';

/** Everything that only those at the table may know. */
const secretsOf = ({ running }: ToldTable): readonly string[] => [
  'the secret of match 1',
  'the secret of match 2',
  running.seed,
  'psst',
  'word 0',
  ...readTranscript(running.match.transcript()).moves.flatMap(({ move }) =>
    typeof move.tile === 'string' ? [move.tile] : [],
  ),
];

/** A match from its beginning to its end, with talk, wishes and bots, and one who comes after it. */
function played(watching: 'link' | 'nobody', seed = 'audiences', host = 'host'): ToldTable {
  const options = readOptions('block', [], 2, {});
  const terms: Partial<EventOf<'opened'>> = {
    watching,
    host,
    secret: 'the secret of match 1',
    timer: { seconds: 60, expiry: 'bot' },
  };
  const table = new ToldTable('block', 2, options, seed, terms);
  say(table, 'guest 0');
  table.play();
  table.write({ at: 0, kind: 'pause', seat: 0, wish: true });
  table.write({ at: 0, kind: 'pause', seat: 0, wish: false });
  table.write({ at: 0, kind: 'muted', guest: 'wxqgasnxvvk4vfjr', muted: true });
  table.write({ at: 0, kind: 'bot', seat: 1, level: 'easy' });
  while (table.play());
  table.write({
    at: 0,
    kind: 'ended',
    match: 1,
    next: 'the secret of match 2',
    ...finalScores(table.running),
  });
  say(table, 'guest 1');
  table.write({ at: 0, kind: 'stood', seat: 1 });
  table.admit('newcomer');
  table.sit(1, 'newcomer');
  return table;
}

const say = (table: ToldTable, guest: string): void =>
  table.write({ at: 0, kind: 'said', guest, name: guest, text: 'psst', emote: null, id: 'id' });

const listenerOf = (table: ToldTable, guest: string): Listener =>
  table.listeners.find((listener) => listener.guest === guest) ?? expect.unreachable();

const changesTo = ({ told }: Listener): Change[] => told.map((text) => JSON.parse(text) as Change);

const kindsOf = (listener: Listener): ReadonlySet<string> =>
  new Set(changesTo(listener).map(({ event }) => event.kind));

const fileFor = (table: ToldTable, guest: string): boolean => matchFile(table.state, 1, guest) !== null;

test('an announcement that fails for one reaches nobody, so that everybody notices the gap', () => {
  const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'announced');
  table.play();
  const { match } = table.running;
  const latest = match.latest.bind(match);
  match.latest = (seat) => {
    if (seat === 1) throw new Error('what happened cannot be told');
    return latest(seat);
  };
  const told = table.listeners.map((listener) => listener.told.length);
  expect(() => table.play()).toThrow('what happened cannot be told');
  expect(table.listeners.map((listener) => listener.told.length)).toEqual(told);
  match.latest = latest;
  const { number } = table.state;
  say(table, 'guest 0');
  for (const listener of table.listeners) expect(changesTo(listener).at(-1)?.number).toBe(number + 1);
});

describe('at a table that nobody may watch', () => {
  const table = played('nobody');
  const stranger = listenerOf(table, 'spectator');

  test('a stranger learns who sits down and that a match is played, and nothing else', () => {
    expect([...kindsOf(stranger)].sort()).toEqual(['bot', 'ended', 'sat', 'started', 'stood']);
    const all = [...stranger.told, JSON.stringify(table.fetched('spectator'))].join();
    for (const secret of secretsOf(table)) expect(all).not.toContain(secret);
    for (const { events } of changesTo(stranger)) expect(events).toEqual([]);
    expect(changesTo(stranger).find(({ event }) => event.kind === 'ended')?.event).toEqual({
      kind: 'ended',
      match: 1,
      winners: null,
      scores: null,
    });
    expect(stranger.scene).toMatchObject({ seen: null, said: [] });
    expect(stranger.scene.table).toMatchObject({
      revealed: null,
      deadline: null,
      muted: [],
      pauseWished: [],
    });
    expect(stranger.scene.table.fair.words).toEqual([null, null]);
    expect(fileFor(table, 'spectator')).toBe(false);
  });

  test('a stranger is told the same of every match', () => {
    const other = played('nobody', 'another seed');
    expect(other.running.moves).not.toBe(table.running.moves);
    expect(listenerOf(other, 'spectator').told).toEqual(stranger.told);
  });

  test('a stranger counts what strangers are told, and nothing else', () => {
    const numbers = changesTo(stranger).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 2));
  });

  test('one who stood up learns no more of how much happens there', () => {
    const closed = played('nobody');
    const gone = listenerOf(closed, 'guest 1');
    const before = changesTo(gone).at(-1)?.number ?? 0;
    for (let times = 0; times < 5; times++) say(closed, 'guest 0');
    closed.write({ at: 0, kind: 'bot', seat: 1, level: 'easy' });
    expect(changesTo(gone).at(-1)?.number).toBe(before + 1);
    closed.write({ at: 0, kind: 'bot', seat: 1, level: null });
    closed.sit(1, 'guest 1');
    expect(changesTo(gone).at(-1)).toMatchObject({ number: closed.state.number, after: before + 2 });
  });

  test('the changes add up to the scene for everybody', () => {
    for (const { guest, scene } of table.listeners) expect(asFetched(scene)).toEqual(table.fetched(guest));
  });

  test('a player sees the match, and the host sees it as a spectator does', () => {
    const [player, host] = [listenerOf(table, 'guest 0'), listenerOf(table, 'host')];
    expect(kindsOf(player)).toContain('moved');
    expect(player.scene.seen?.seat).toBe(0);
    expect(player.scene.table.revealed?.secret).toBe('the secret of match 1');
    expect(kindsOf(host)).toContain('moved');
    expect(host.scene.seen?.seat).toBeNull();
    expect(host.scene.said).toHaveLength(2);
    expect([fileFor(table, 'guest 0'), fileFor(table, 'host')]).toEqual([true, true]);
  });

  test('one who sits down afterwards sees nothing of the match before', () => {
    const newcomer = listenerOf(table, 'newcomer');
    expect(newcomer.scene.seen).toBeNull();
    expect(newcomer.scene.table.revealed).toBeNull();
    expect(newcomer.scene.table.places[1].guest).toBe('newcomer');
    expect(fileFor(table, 'newcomer')).toBe(false);
  });

  test('one who stood up sees nothing more, but may have the file of the match', () => {
    const gone = listenerOf(table, 'guest 1');
    expect(gone.scene).toMatchObject({ seen: null, said: [] });
    expect(fileFor(table, 'guest 1')).toBe(true);
  });
});

test('at an open table a spectator is told every event, and sees the match without the hands', () => {
  const table = played('link');
  const spectator = listenerOf(table, 'spectator');
  expect(changesTo(spectator).map(({ number }) => number)).toEqual(
    table.log.slice(1).map(({ number }) => number),
  );
  expect(spectator.scene.seen?.seat).toBeNull();
  expect(spectator.scene.said).toHaveLength(2);
  const beforeTheEnd = spectator.told.filter((text) => !text.includes('"revealed"')).join();
  expect(beforeTheEnd).not.toContain('the secret of match');
  expect(spectator.told.join()).not.toContain('the secret of match 2');
  expect(fileFor(table, 'spectator')).toBe(true);
});
