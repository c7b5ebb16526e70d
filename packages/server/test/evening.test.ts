import { findGame, games } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { countdown } from '../src/limits.ts';
import { checkpointOf, stateFrom } from '../src/table/checkpoint.ts';
import { dutyAt, dutyTime } from '../src/table/duty.ts';
import { chosenByVote } from '../src/table/evening-outcome.ts';
import { finalScores, placesOf } from '../src/table/evening-score.ts';
import { stateOf } from '../src/table/replay.ts';
import { sceneOf } from '../src/table/scene.ts';
import type { TableState } from '../src/table/state.ts';
import { AskedTable } from './support/asked-table.ts';
import { asFetched } from './support/client.ts';

const severalSeats = games.filter(({ players }) => players.most > 1).map(({ id }) => id);

/** A table of so many guests with a short match under way, or over. */
function open(players: number, isOver = true): AskedTable {
  const table = new AskedTable('block', players, { rounds: 1, set: 6, sperr: false }, 'an evening');
  if (isOver) finish(table);
  return table;
}

/** Plays the match to its end. */
function finish(table: AskedTable): void {
  while (table.play());
  const { running, match } = table.state;
  table.write({ at: table.now, kind: 'ended', match, next: `secret ${match + 1}`, ...finalScores(running) });
}

/** Everybody is ready, and the next match begins. */
function start(table: AskedTable): void {
  const { state } = table;
  for (const [seat, { guest }] of state.places.entries())
    if (guest !== null) table.wish(guest, { do: 'ready', word: `word-of-${seat}`, seat });
  table.write({ at: table.now, kind: 'started', match: state.match, seed: `seed ${state.match}` });
}

/** The next match is played. */
function again(table: AskedTable): void {
  start(table);
  finish(table);
}

const namesAt = ({ places }: TableState): readonly (string | null)[] => places.map(({ name }) => name);
const benchOf = ({ bench }: TableState): readonly string[] => bench.map(({ name }) => name);

describe('another game', () => {
  test('is chosen by the host between matches, with its own options, and everybody agrees anew', () => {
    const table = open(3);
    table.wish('guest 1', { do: 'ready', word: 'word-word' });
    expect(table.wish('guest 1', { do: 'change', game: 'fives' })).toBe('host.only');
    expect(table.wish('guest 0', { do: 'change', game: 'chess' })).toBe('table.bad');
    expect(table.wish('guest 0', { do: 'change', game: 'fives', players: 9 })).toBe('table.bad');
    expect(table.wish('guest 0', { do: 'change', game: 'fives' })).toBe('changed');
    const { table: facts, seen } = sceneOf(table.state, 0);
    expect(facts).toMatchObject({ game: 'fives', phase: 'over', startsAt: null });
    expect(facts.options).not.toHaveProperty('sperr');
    expect(facts.places.map(({ ready }) => ready)).toEqual([false, false, false]);
    // The last match stays on the table until the next one starts.
    expect(seen?.view.game).toBe('block');
    again(table);
    expect(sceneOf(table.state, 0).seen?.view.game).toBe('fives');
  });

  test('is not chosen during a match', () => {
    expect(open(2, false).wish('guest 0', { do: 'change', game: 'fives' })).toBe('table.phase');
  });

  test('never opens a closed table', () => {
    const table = open(2);
    expect(table.wish('guest 0', { do: 'change', watching: 'nobody' })).toBe('changed');
    expect(table.wish('guest 0', { do: 'change', watching: 'link' })).toBe('table.phase');
  });

  test('is chosen by turns, the game and no other terms', () => {
    const table = open(3);
    table.wish('guest 0', { do: 'change', choosing: 'turns' });
    const { chooser } = table.state.facts;
    const other = chooser === 'guest 1' ? 'guest 2' : 'guest 1';
    expect(table.wish(other, { do: 'change', game: 'fives' })).toBe('host.only');
    table.write({ at: 0, kind: 'host', guest: other, name: other });
    expect(table.wish(chooser ?? '', { do: 'change', listed: true })).toBe('host.only');
    expect(table.wish(chooser ?? '', { do: 'change', game: 'fives' })).toBe('changed');
    again(table);
    expect(table.state.facts.chooser).not.toBe(chooser);
  });

  test('is chosen by more than half of the votes', () => {
    const table = open(4);
    expect(table.wish('guest 1', { do: 'vote', game: 'fives' })).toBe('host.only');
    table.wish('guest 0', { do: 'change', choosing: 'vote' });
    expect(table.wish('spectator', { do: 'vote', game: 'fives' })).toBe('seat.needed');
    for (const guest of ['guest 0', 'guest 1']) table.wish(guest, { do: 'vote', game: 'fives' });
    expect(dutyAt(table.state)).toBeNull();
    table.wish('guest 3', { do: 'vote', game: 'solo' });
    table.wish('guest 2', { do: 'vote', game: 'fives' });
    expect(dutyAt(table.state)).toBe('change');
    table.write(chosenByVote(table.state, 0) ?? expect.unreachable());
    expect(table.state.facts).toMatchObject({ game: 'fives', votes: [] });
  });
});

describe('fewer players than before', () => {
  test.each(severalSeats)('players without a seat see the next match as spectators do: %s', (game) => {
    const table = new AskedTable('block', 4, { rounds: 1, set: 6, sperr: false }, 'fewer');
    finish(table);
    // The spectator comes back, and so is told after the players.
    table.dismiss('spectator');
    table.wish('guest 0', { do: 'host', guest: 'guest 1' });
    table.admit('spectator');
    const { least } = findGame(game)?.players ?? expect.unreachable();
    table.wish('guest 1', { do: 'change', game, players: Math.max(2, least) });
    start(table);
    for (let moves = 0; moves < 3; moves++) {
      const latest = new Map(table.listeners.map((listener) => [listener.guest, listener.scene]));
      for (const [guest, scene] of latest)
        expect(asFetched(scene), `what ${guest} sees`).toEqual(table.fetched(guest));
      table.play();
    }
  });
});

describe('the bench', () => {
  test('has those for whom there is no seat, and they come in by turns', () => {
    const table = open(4);
    table.wish('guest 0', { do: 'change', players: 3 });
    expect(benchOf(table.state)).toEqual(['guest 3']);
    again(table);
    expect(namesAt(table.state)).toEqual(['guest 3', 'guest 1', 'guest 2']);
    expect(benchOf(table.state)).toEqual(['guest 0']);
    again(table);
    expect(namesAt(table.state)).toEqual(['guest 3', 'guest 0', 'guest 2']);
    table.wish('guest 1', { do: 'stand' });
    expect(benchOf(table.state)).toEqual([]);
  });

  test('drives nobody away for somebody who has not played here, unless the host lets them in', () => {
    const table = open(2);
    expect(table.wish('spectator', { do: 'bench' })).toBe('benched');
    again(table);
    expect(namesAt(table.state)).toEqual(['guest 0', 'guest 1']);
    const letIn = { do: 'bench', guest: 'spectator' } as const;
    expect(table.wish('guest 1', letIn)).toBe('host.only');
    expect(table.wish('guest 0', letIn)).toBe('benched');
    expect(table.state.bench).toMatchObject([{ guest: 'spectator', takesTurns: true }]);
    again(table);
    expect(namesAt(table.state)).toEqual(['spectator', 'guest 1']);
  });

  test('comes in where a seat is free, and instead of bots', () => {
    const table = open(2, false);
    expect(table.wish('spectator', { do: 'bench' })).toBe('benched');
    table.wish('guest 1', { do: 'stand' });
    expect(table.state.places[1]).toMatchObject({ guest: null, bot: 'medium' });
    finish(table);
    expect(namesAt(table.state)).toEqual(['guest 0', 'spectator']);
    table.wish('guest 0', { do: 'change', players: 3 });
    table.wish('guest 1', { do: 'bench' });
    expect(namesAt(table.state)).toEqual(['guest 0', 'spectator', 'guest 1']);
  });
});

describe('the score of an evening', () => {
  test('follows from the log alone, and agrees with the referee', () => {
    const table = open(3);
    table.wish('guest 0', { do: 'change', game: 'fives', options: { target: 30 } });
    again(table);
    const { evening } = table.state.facts;
    expect(evening.results.map(({ game }) => game)).toEqual(['block', 'fives']);
    const { winners } = table.running.match.view(null);
    expect(evening.results[1].seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []))).toEqual(
      winners,
    );
    const firsts = evening.people.reduce((sum, { wins }) => sum + wins, 0);
    expect(firsts).toBe(
      evening.results.flatMap(({ seats }) => seats.filter(({ place }) => place === 1)).length,
    );
    expect(evening).toMatchObject({ matches: 2 });
    expect(evening.people.every(({ matches }) => matches === 2)).toBe(true);
    expect(stateOf(table.id, table.log)?.facts).toEqual(table.state.facts);
    expect(stateFrom(table.id, checkpointOf(table.state))?.facts).toEqual(table.state.facts);
  });

  test('is not that of somebody who left during the match, and goes on under another name', () => {
    const table = open(3, false);
    table.wish('guest 2', { do: 'stand' });
    finish(table);
    expect(table.state.facts.evening.people.map(({ guest }) => guest).sort()).toEqual(['guest 0', 'guest 1']);
    table.write({ at: 0, kind: 'renamed', guest: 'guest 1', before: 'guest 1', name: 'Otto' });
    expect(table.state.facts.evening.people.map(({ name }) => name).sort()).toEqual(['Otto', 'guest 0']);
    expect(namesAt(table.state)).toEqual(['guest 0', 'Otto', null]);
  });

  test('goes on for somebody who takes another name in mid-match', () => {
    const table = open(2);
    start(table);
    table.write({ at: 0, kind: 'renamed', guest: 'guest 1', before: 'guest 1', name: 'Otto' });
    finish(table);
    const { people, results } = table.state.facts.evening;
    expect(people.map(({ name, matches }) => [name, matches]).sort()).toEqual([
      ['Otto', 2],
      ['guest 0', 2],
    ]);
    expect(results.map(({ seats }) => seats[1].name)).toEqual(['Otto', 'Otto']);
  });

  test.each([
    ['most', [0], [50, 30, 30, 10], [1, 2, 2, 4]],
    ['fewest', [3], [50, 30, 30, 10], [4, 2, 2, 1]],
    // Partners win together, whatever each has scored.
    ['most', [0, 2], [50, 30, 20, 30], [1, 3, 1, 3]],
    ['most', [], [0], [null]],
  ] as const)('who has %s points wins: %j with %j have the places %j', (wins, winners, scores, places) => {
    expect(placesOf({ winners, scores }, wins)).toEqual(places);
  });
});

describe('nobody is ever stuck', () => {
  test('any player may let a bot play for somebody who is away, and nobody else', () => {
    const table = open(3, false);
    const bot = { do: 'bot', seat: 2, level: 'easy' } as const;
    expect(table.wish('guest 1', bot)).toBe('seat.taken');
    table.away = ['guest 2'];
    expect(table.wish('spectator', bot)).toBe('seat.needed');
    expect(table.wish('guest 1', bot)).toBe('bot');
    expect(table.state.places[2]).toMatchObject({ guest: 'guest 2', bot: 'easy' });
  });

  test('nobody lets a bot play for somebody who has a day for a turn', () => {
    const timer = { seconds: 86_400, expiry: 'bot' } as const;
    const table = new AskedTable('block', 2, { rounds: 1, set: 6, sperr: false }, 'far', { timer });
    table.away = ['guest 0', 'guest 1'];
    for (const seat of [0, 1]) {
      const bot = { do: 'bot', seat, level: 'easy' } as const;
      expect(table.wish(`guest ${1 - seat}`, bot)).toBe('seat.taken');
      expect(table.wish(`guest ${seat}`, bot)).toBe('bot');
    }
  });

  test('a player becomes the host if the host is gone', () => {
    const table = open(3);
    expect(table.wish('guest 1', { do: 'host', guest: 'guest 1' })).toBe('host.only');
    table.away = ['guest 0'];
    expect(table.wish('guest 1', { do: 'host', guest: 'guest 2' })).toBe('host.only');
    expect(table.wish('spectator', { do: 'host', guest: 'spectator' })).toBe('seat.needed');
    expect(table.wish('guest 1', { do: 'host', guest: 'guest 1' })).toBe('host');
    expect(table.state.facts.host).toBe('guest 1');
  });

  test('a late comer takes over from a bot, but nobody sees two hands', () => {
    const table = open(3, false);
    table.wish('guest 1', { do: 'stand' });
    table.wish('guest 2', { do: 'stand' });
    const sit = (seat: number) => ({ do: 'sit', seat, word: 'word-word' }) as const;
    expect(table.wish('guest 1', sit(2))).toBe('seat.known');
    expect(table.wish('spectator', sit(2))).toBe('sat');
    expect(table.wish('guest 1', sit(1))).toBe('sat');
    expect(table.wish('guest 2', sit(2))).toBe('seat.taken');
    const listener = table.listeners.find(({ guest }) => guest === 'spectator') ?? expect.unreachable();
    expect(listener.scene.seen?.view.hands[2]).toBeInstanceOf(Array);
    expect(listener.scene).toEqual(table.fetched('spectator'));
    finish(table);
    expect(table.state.facts.evening.results[0].seats.map(({ guest }) => guest)).toEqual([
      'guest 0',
      'guest 1',
      'spectator',
    ]);
  });

  test('a hundred guests may have a seat in one match', () => {
    const table = open(2, false);
    const sit = { do: 'sit', seat: 1, word: 'word-word' } as const;
    table.wish('guest 1', { do: 'stand' });
    for (let guest = 2; guest < 100; guest++) {
      table.now += 60_000;
      expect(table.wish(`guest ${guest}`, sit)).toBe('sat');
      expect(table.wish(`guest ${guest}`, { do: 'stand' })).toBe('stood');
    }
    table.now += 60_000;
    expect(table.wish('one too many', sit)).toBe('table.phase');
    expect(table.wish('guest 1', sit)).toBe('sat');
    finish(table);
    table.wish('guest 1', { do: 'stand' });
    expect(table.wish('one too many', sit)).toBe('sat');
  });

  test('the host removes somebody and swaps seats between matches; others remove who is away', () => {
    const table = open(3);
    expect(table.wish('guest 1', { do: 'swap', seat: 0, with: 2 })).toBe('host.only');
    expect(table.wish('guest 0', { do: 'swap', seat: 0, with: 2 })).toBe('swapped');
    expect(namesAt(table.state)).toEqual(['guest 2', 'guest 1', 'guest 0']);
    // Each still sees the match from where it was played.
    expect(table.fetched('guest 2').seen?.seat).toBe(2);
    expect(table.wish('guest 1', { do: 'remove', seat: 0 })).toBe('host.only');
    table.away = ['guest 2'];
    expect(table.wish('guest 1', { do: 'remove', seat: 0 })).toBe('removed');
    expect(table.wish('guest 0', { do: 'remove', seat: 1 })).toBe('removed');
    expect(namesAt(table.state)).toEqual([null, null, 'guest 0']);
    expect(open(2, false).wish('guest 0', { do: 'remove', seat: 1 })).toBe('table.phase');
  });

  test('words that were told do not count after a swap', () => {
    const table = open(2);
    const seal = 'a'.repeat(64);
    table.write({ at: 0, kind: 'ready', seat: 0, seal });
    table.write({ at: 0, kind: 'ready', seat: 1, seal });
    table.write({ at: 0, kind: 'word', seat: 0, word: 'told-already' });
    table.wish('guest 0', { do: 'swap', seat: 0, with: 1 });
    expect(table.state.places.map(({ seal: given, word }) => [given, word])).toEqual([
      [seal, null],
      [null, null],
    ]);
  });
});

describe('a countdown', () => {
  test('begins when the first is ready for another match; then bots play for the others', () => {
    const table = open(3);
    expect(table.state.facts.startsAt).toBeNull();
    table.now = 5000;
    table.wish('guest 1', { do: 'ready', word: 'word-word' });
    expect(table.state.facts.startsAt).toBe(5000 + countdown);
    expect(dutyAt(table.state)).toBe('fill');
    table.wish('guest 0', { do: 'ready', word: 'word-word' });
    table.wish('guest 2', { do: 'ready', word: 'word-word' });
    expect(dutyAt(table.state)).toBe('start');
    expect(dutyTime(table.state, 'start')).toBe(5000);
  });

  test('is put off for somebody who is just sitting down', () => {
    const table = open(2);
    table.wish('guest 1', { do: 'stand' });
    table.now = 1000;
    table.wish('guest 0', { do: 'ready', word: 'word-word' });
    table.now = 9000;
    table.wish('spectator', { do: 'sit', seat: 1, word: 'word-word' });
    expect(dutyAt(table.state)).toBe('start');
    expect(dutyTime(table.state, 'start')).toBe(9000 + countdown);
    expect(table.state.facts.startsAt).toBe(9000 + countdown);
  });

  test('between rounds waits for all people who are here', () => {
    const table = new AskedTable('block', 3, { rounds: 3, set: 6, sperr: false }, 'rounds');
    while (table.running.match.phase === 'play') table.play();
    const next = (seat: number, id: string): string =>
      table.wish(`guest ${seat}`, { do: 'move', match: 1, id, move: { type: 'next' } });
    table.away = ['guest 2'];
    table.now = 7000;
    expect(next(1, 'a-first-one')).toBe('agreed');
    expect(next(1, 'a-first-one')).toBe('written');
    expect(table.state.facts).toMatchObject({ agreed: [1], nextAt: 7000 + countdown });
    // To say it again is not written again.
    expect(next(1, 'a-second-one')).toBe('written');
    expect(table.fetched('guest 1').seen?.legal).toEqual([]);
    expect(table.fetched('guest 0').seen?.legal).toEqual([{ type: 'next' }]);
    expect(stateFrom(table.id, checkpointOf(table.state))?.facts).toEqual(table.state.facts);
    expect(next(0, 'b-second-one')).toBe('moved');
    expect(table.state.facts).toMatchObject({ agreed: [], nextAt: null });
    expect(table.running.match.round).toBe(2);
  });
});
