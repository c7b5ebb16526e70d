import { VirtualClock } from '@tischrunde/bots';
import { findGame, games, type JsonObject, readOptions, replay } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { LocalMatch } from '../../src/session/local/local-match.ts';
import type { FromWorker, LocalTableSetup } from '../../src/session/local/worker-messages.ts';
import type { Sitter } from '../../src/session/sitter.ts';

type Seen = Extract<FromWorker, { readonly kind: 'seen' }>;

const person: Sitter = { name: 'Anna', plays: 'person' };
const bot: Sitter = { name: 'Ada', plays: 'easy' };

/** A table with a clock that the test moves. */
function open(game: string, sitters: readonly Sitter[], setup: Partial<LocalTableSetup> = {}) {
  const known = findGame(game) ?? expect.unreachable();
  const players = sitters.length;
  const options = readOptions(known.id, known.options, players, undefined);
  const transcript = { game, players, options, seed: 'back', moves: [] };
  const clock = new VirtualClock();
  const told: FromWorker[] = [];
  const table = new LocalMatch({ transcript, sitters, pace: 1, ...setup }, (one) => told.push(one), clock);
  const last = <Kind extends FromWorker['kind']>(kind: Kind): Extract<FromWorker, { kind: Kind }> =>
    told.findLast((one): one is Extract<FromWorker, { kind: Kind }> => one.kind === kind) ??
    expect.unreachable();
  const now = (): Seen => last('seen');
  return {
    clock,
    now,
    movesMade: (): number => now().seen.moves,
    send: async (move: JsonObject): Promise<void> => {
      await table.hear({ kind: 'send', number: 0, move });
      expect(last('sent').refusal).toBeNull();
    },
    turnTo: (seat: number): Promise<void> => table.hear({ kind: 'turnTo', seat }),
    takeBack: async (): Promise<JsonObject | null> => {
      await table.hear({ kind: 'takeBack', number: 0 });
      return last('tookBack').move;
    },
    /** Lets the bots act until it is the person's turn again. */
    untilMine(): void {
      while (now().seen.view.turn !== now().seen.seat && now().seen.view.phase === 'play') clock.runNext();
    },
  };
}

const turnGames = games
  .filter(({ id, players: { most } }) => most > 1 && id !== 'hektik')
  .map(({ id }) => id);

test.each(turnGames)('%s: a match with moves taken back is the match without them', async (id) => {
  const { least } = findGame(id)?.players ?? expect.unreachable();
  const sitters = [person, ...Array.from({ length: Math.max(least, 2) - 1 }, () => bot)];
  const table = open(id, sitters);
  let taken = 0;
  for (let turn = 0; turn < 14; turn++) {
    table.untilMine();
    const { seen, transcript } = table.now();
    if (seen.view.phase !== 'play') break;
    const move = seen.legal[turn % seen.legal.length];
    await table.send(move);
    if (!table.now().canTakeBack) continue;
    const back = await table.takeBack();
    expect(back).toMatchObject({ type: move.type });
    expect(table.now().transcript).toEqual(transcript);
    expect(table.now().seen).toMatchObject({ view: seen.view, legal: seen.legal, moves: seen.moves });
    expect(replay(table.now().transcript).match.hash()).toBe(replay(transcript).match.hash());
    taken++;
    await table.send(move);
  }
  if (id !== 'concentration') expect(taken).toBeGreaterThan(0);
  const { transcript, seen } = table.now();
  expect(replay(transcript).moves.every(({ ok }) => ok)).toBe(true);
  expect(seen.moves).toBe(Array.isArray(transcript.moves) ? transcript.moves.length : -1);
});

describe('against bots', () => {
  test('bots wait for second thoughts, and then it is too late', async () => {
    const table = open('block', [person, bot]);
    table.untilMine();
    await table.send(table.now().seen.legal[0]);
    const made = table.movesMade();
    const since = table.clock.now();
    table.clock.runUntil(since + 1990);
    expect(table.movesMade()).toBe(made);
    expect(table.now().canTakeBack).toBe(true);
    table.untilMine();
    expect(table.movesMade()).toBeGreaterThan(made);
    expect(table.now().canTakeBack).toBe(false);
    expect(await table.takeBack()).toBeNull();
  });

  test('nobody waits for a draw, which cannot be undone', async () => {
    const table = open('solo', [person, bot]);
    table.untilMine();
    while (!table.now().seen.legal.some(({ type }) => type === 'draw')) {
      await table.send(table.now().seen.legal[0]);
      table.untilMine();
    }
    await table.send({ type: 'draw' });
    expect(table.now().canTakeBack).toBe(false);
  });

  test('if the table agreed to it, moves are taken back as far as the round goes', async () => {
    const table = open('block', [person, bot], { takesBack: true });
    const starts: JsonObject[] = [];
    for (let turn = 0; turn < 3; turn++) {
      table.untilMine();
      starts.push(table.now().transcript);
      await table.send(table.now().seen.legal[0]);
    }
    table.untilMine();
    for (const start of starts.toReversed()) {
      expect(table.now().canTakeBack).toBe(true);
      expect(await table.takeBack()).not.toBeNull();
      expect(table.now().transcript).toEqual(start);
    }
    expect(table.now().canTakeBack).toBe(false);
    expect(await table.takeBack()).toBeNull();
    // The bots go on from there.
    await table.send(table.now().seen.legal[0]);
    table.untilMine();
    expect(table.now().seen.view.turn).toBe(0);
  });

  test('where nothing is hidden, a move is taken back with the answer to it', async () => {
    const table = open('dominanz', [person, bot]);
    table.untilMine();
    const before = table.now().transcript;
    await table.send(table.now().seen.legal.find(({ type }) => type === 'take') ?? expect.unreachable());
    table.untilMine();
    expect(table.now().canTakeBack).toBe(true);
    await table.takeBack();
    expect(table.now().transcript).toEqual(before);
  });
});

describe('on one device', () => {
  const sitters = [person, { name: 'Ben', plays: 'person' as const }];

  test('a move is taken back until somebody else has the screen', async () => {
    const table = open('block', sitters);
    const first = table.now().seen.view.turn ?? expect.unreachable();
    await table.turnTo(first);
    await table.send(table.now().seen.legal[0]);
    expect(table.now().canTakeBack).toBe(true);
    await table.turnTo(1 - first);
    expect(table.now().canTakeBack).toBe(false);
    await table.turnTo(first);
    expect(table.now().canTakeBack).toBe(false);
  });

  test('by agreement the one who moved is in front again, and nobody has missed what was made before', async () => {
    const table = open('block', sitters, { takesBack: true });
    const first = table.now().seen.view.turn ?? expect.unreachable();
    await table.turnTo(first);
    await table.send(table.now().seen.legal[0]);
    await table.turnTo(1 - first);
    await table.send(table.now().seen.legal[0]);
    await table.turnTo(first);
    await table.takeBack();
    expect(table.now().seen).toMatchObject({ seat: 1 - first, moves: 1 });
    await table.turnTo(first);
    expect(table.now().seen.latest).toEqual([]);
  });
});

test('games in which nobody waits for a turn take nothing back; bots begin when a person is ready', async () => {
  const table = open('hektik', [person, bot], { takesBack: true });
  table.clock.runUntil(60_000);
  expect(table.movesMade()).toBe(0);
  await table.send(table.now().seen.legal[0]);
  expect(table.now().canTakeBack).toBe(false);
  table.clock.runUntil(120_000);
  expect(table.movesMade()).toBeGreaterThan(1);
});
