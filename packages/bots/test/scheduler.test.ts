import {
  findGame,
  type JsonObject,
  type Options,
  openMatch,
  readTranscript,
  type Seat,
  seatsOf,
} from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../src/bot.ts';
import type { Contender } from '../src/contender.ts';
import { VirtualClock } from '../src/schedule/clock.ts';
import { MatchRecord } from '../src/schedule/match-record.ts';
import { type Plan, Scheduler } from '../src/schedule/scheduler.ts';
import { type BotQuestion, thinker } from '../src/schedule/thinker.ts';
import { shortestTime } from '../src/timing.ts';
import { evening } from './support/frantic-person.ts';
import { shortOptions } from './support/tables.ts';

type Think = (question: BotQuestion) => Decision | Promise<Decision>;

/** A table where moves are made as soon as they are due. */
class TestTable {
  readonly clock = new VirtualClock();
  readonly record: MatchRecord;
  readonly scheduler: Scheduler;
  readonly made: Plan[] = [];
  readonly bots: (Contender | null)[];
  isPaused = false;

  constructor(id: string, bots: readonly (Contender | null)[], think?: Think, given?: Options) {
    const game = findGame(id);
    if (game === undefined) throw new Error(id);
    const players = bots.length;
    this.bots = [...bots];
    const options = shortOptions(game, players, given);
    this.record = new MatchRecord(openMatch({ game, players, options, seed: 'table', deals: [] }), this.bots);
    this.scheduler = new Scheduler({
      current: () => (this.isPaused ? null : this.record),
      think: think ?? thinker(game, 'table', 100),
      commit: (plan) => {
        this.made.push(plan);
        this.make(plan.seat, plan.move);
      },
      clock: this.clock,
      pace: 1,
      failed: (error) => {
        throw error;
      },
    });
  }

  get match() {
    return this.record.match;
  }

  make(seat: Seat, move: JsonObject): void {
    expect(this.record.attempt(seat, move)).toBeNull();
    this.scheduler.changed();
  }

  /** Makes the next move. */
  playNext(): Plan {
    const { next } = this.scheduler;
    if (next === null) throw new Error('nobody acts');
    expect(this.clock.runNext()).toBe(true);
    return next;
  }
}

/** A bot that answers when told to. */
class SlowBot {
  private readonly asked: { question: BotQuestion; answer: (decision: Decision) => void }[] = [];

  readonly think: Think = (question) => new Promise((answer) => this.asked.push({ question, answer }));

  get questions(): readonly BotQuestion[] {
    return this.asked.map(({ question }) => question);
  }

  async answer(index: number, decision: Decision): Promise<void> {
    this.asked[index].answer(decision);
    await Promise.resolve();
    await Promise.resolve();
  }
}

const [first, second, third] = seatsOf(3);

const legal = ({ match }: TestTable, seat: Seat) => match.legal(seat)[0];

describe('plans', () => {
  test('nobody acts before the time, and then once', () => {
    const table = new TestTable('block', ['medium', 'medium', 'medium']);
    table.scheduler.resume();
    const { next } = table.scheduler;
    expect(next?.seat).toBe(table.match.turn);
    const at = next?.at ?? 0;
    table.clock.runUntil(at - 1);
    expect(table.made).toEqual([]);
    table.clock.runUntil(at);
    expect(table.made).toEqual([next]);
  });

  test('in a real-time game the bot that is ready first acts first, and the others keep their plans', () => {
    const table = new TestTable('hektik', ['medium', 'medium', 'medium']);
    table.scheduler.resume();
    let kept = 0;
    for (let moves = 0; moves < 20 && table.match.phase === 'play'; moves++) {
      const { seat, moment } = table.playNext();
      if (moment.moves < table.record.moves - 1) kept++;
      expect(table.made.at(-1)?.seat).toBe(seat);
    }
    expect(kept).toBeGreaterThan(0);
    const times = table.made.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(table.made.map(({ seat }) => seat)).size).toBe(3);
  });

  test('are dropped by a pause, of the scheduler or of the table', () => {
    const table = new TestTable('hektik', ['easy', 'easy']);
    table.scheduler.resume();
    table.scheduler.pause();
    expect(table.scheduler.next).toBeNull();
    table.scheduler.resume();
    expect(table.scheduler.next).not.toBeNull();
    table.isPaused = true;
    table.scheduler.changed();
    expect(table.scheduler.next).toBeNull();
    expect(table.clock.runNext()).toBe(false);
  });

  test('end with the round they were made for', () => {
    const table = new TestTable('hektik', ['easy', 'easy', null], undefined, { rounds: 2 });
    const { match } = table;
    table.scheduler.resume();
    const before = table.scheduler.next;
    if (before === null) expect.unreachable();
    for (const seat of seatsOf(3)) expect(match.attempt(seat, { type: 'giveUp' })).toBeNull();
    expect(match.round).toBe(2);
    expect(table.scheduler.isFresh(before)).toBe(false);
    table.scheduler.changed();
    expect(table.scheduler.next?.moment.round).toBe(2);
  });

  test('go when their bot leaves the seat or is exchanged', () => {
    const table = new TestTable('hektik', ['strong', null]);
    table.scheduler.resume();
    table.bots[0] = 'easy';
    table.scheduler.changed();
    expect(table.scheduler.next?.moment.contender).toBe('easy');
    table.bots[0] = null;
    table.scheduler.changed();
    expect(table.scheduler.next).toBeNull();
    table.bots[1] = 'medium';
    table.scheduler.changed();
    expect(table.scheduler.next?.seat).toBe(second);
  });

  test('survive changes that are no moves', () => {
    const table = new TestTable('block', ['medium', 'medium', null]);
    table.scheduler.resume();
    const { next } = table.scheduler;
    table.clock.runUntil(100);
    table.scheduler.changed();
    expect(table.scheduler.next).toBe(next);
  });

  test('thinking again on turn does not restart the delay', () => {
    const table = new TestTable('block', ['strong', 'strong', 'strong']);
    table.scheduler.resume();
    const turn = table.match.turn;
    // Others keep changing something while the bot is on turn.
    while (table.made.length === 0) {
      table.clock.runUntil(table.clock.now() + 2 * shortestTime);
      table.record.moves++;
      table.scheduler.changed();
      expect(table.clock.now()).toBeLessThan(5000);
    }
    expect(table.made[0].seat).toBe(turn);
  });

  test('are carried out at once for a person who hurries the bots on, one after the other', () => {
    const table = new TestTable('block', ['medium', 'medium', 'medium']);
    table.scheduler.resume();
    table.clock.runUntil(10);
    for (let moves = 1; moves <= 3; moves++) {
      const { next } = table.scheduler;
      expect(next?.at).toBeGreaterThan(10);
      table.scheduler.hurry();
      expect(table.made).toHaveLength(moves);
      expect(table.made.at(-1)).toBe(next);
    }
    expect(table.clock.now()).toBe(10);
    // What was hurried on is not done a second time.
    const done = table.record.moves;
    table.clock.runUntil((table.scheduler.next?.at ?? 0) - 1);
    expect(table.record.moves).toBe(done);
  });

  test('of bots that are not on turn are not hurried on', () => {
    const table = new TestTable('hektik', ['easy', 'easy']);
    table.scheduler.resume();
    table.scheduler.hurry();
    expect(table.made).toEqual([]);
    expect(table.scheduler.next).not.toBeNull();
  });

  test('wait for what people are to see first, unless these hurry them on', () => {
    const table = new TestTable('block', ['strong', 'strong', 'strong']);
    table.scheduler.resume();
    table.scheduler.waitUntil(30_000);
    table.scheduler.waitUntil(20_000);
    table.clock.runUntil(29_999);
    expect(table.made).toEqual([]);
    table.clock.runUntil(30_000);
    expect(table.made.length).toBeGreaterThan(0);
    const before = table.made.length;
    table.scheduler.waitUntil(90_000);
    table.scheduler.hurry();
    expect(table.made).toHaveLength(before + 1);
    table.clock.runUntil(60_000);
    expect(table.made.length).toBeGreaterThan(before + 1);
  });

  test('follow from the match alone, saved and loaded or not', () => {
    const table = new TestTable('concentration', ['strong', 'strong', 'strong']);
    table.scheduler.resume();
    for (let moves = 0; moves < 12; moves++) table.playNext();
    const loaded = new TestTable('concentration', ['strong', 'strong', 'strong']);
    for (const { seat, move } of readTranscript(table.match.transcript()).moves) loaded.make(seat, move);
    for (const { scheduler } of [table, loaded]) {
      scheduler.pause();
      scheduler.resume();
    }
    expect(loaded.scheduler.next?.seat).toBe(table.scheduler.next?.seat);
    expect(loaded.scheduler.next?.move).toEqual(table.scheduler.next?.move);
  });
});

describe('bots that think on another thread', () => {
  const after = 500;

  test('the time they think is part of the delay', async () => {
    const bot = new SlowBot();
    const table = new TestTable('hektik', ['strong', null], bot.think);
    table.scheduler.resume();
    expect(table.scheduler.isBusy).toBe(true);
    table.clock.runUntil(200);
    await bot.answer(0, { move: legal(table, first), after });
    expect(table.scheduler.next?.at).toBe(after);
  });

  test('a thought goes on while others act, and is used if it is still legal', async () => {
    const bot = new SlowBot();
    const table = new TestTable('hektik', ['strong', null], bot.think);
    table.scheduler.resume();
    const move = legal(table, first);
    table.make(second, table.match.legal(second)[5]);
    table.make(second, { type: 'return', side: 'left' });
    await bot.answer(0, { move, after });
    expect(bot.questions).toHaveLength(1);
    table.clock.runUntil(after);
    expect(table.made).toMatchObject([{ seat: first, move }]);
  });

  test('a move that has become illegal meanwhile is thought of again', async () => {
    const bot = new SlowBot();
    const table = new TestTable('hektik', ['strong', null], bot.think);
    table.scheduler.resume();
    const move = legal(table, first);
    table.make(second, move);
    await bot.answer(0, { move, after });
    expect(table.scheduler.next).toBeNull();
    expect(bot.questions).toHaveLength(2);
    await bot.answer(1, { move: legal(table, first), after });
    table.clock.runUntil(10_000);
    expect(table.made).toHaveLength(1);
  });

  test('a seat that comes on turn is asked again, and the old answer is ignored', async () => {
    const bot = new SlowBot();
    const table = new TestTable('solo', [null, 'strong', null], bot.think);
    table.scheduler.resume();
    while (table.match.turn !== second) {
      const { turn } = table.match;
      table.make(turn ?? third, table.match.legal(turn ?? third).at(-1) ?? expect.unreachable());
    }
    const asked = bot.questions.length;
    expect(bot.questions.at(-1)?.moves).toBe(table.record.moves);
    table.record.moves++;
    table.scheduler.changed();
    expect(bot.questions).toHaveLength(asked + 1);
    await bot.answer(asked - 1, { move: legal(table, second), after });
    expect(table.scheduler.next).toBeNull();
    await bot.answer(asked, { move: legal(table, second), after });
    expect(table.scheduler.next?.seat).toBe(second);
  });

  test('a bot that was taken off its seat is not waited for', async () => {
    const bot = new SlowBot();
    const table = new TestTable('hektik', ['strong', null], bot.think);
    table.scheduler.resume();
    table.bots[0] = null;
    table.scheduler.changed();
    expect(table.scheduler.isBusy).toBe(false);
    await bot.answer(0, { move: legal(table, first), after });
    expect(table.scheduler.next).toBeNull();
  });

  test('a bot that does nothing is asked again after the next move, and not before', async () => {
    const bot = new SlowBot();
    const table = new TestTable('hektik', ['strong', null], bot.think);
    table.scheduler.resume();
    await bot.answer(0, { move: null, after });
    table.scheduler.changed();
    expect(bot.questions).toHaveLength(1);
    table.make(second, legal(table, second));
    expect(bot.questions).toHaveLength(2);
  });
});

describe.each([
  ['hektik', 2],
  ['hektik', 3],
  ['solo', 4],
] as const)('%s with %i players, against a person who never rests', (game, players) => {
  /** Moves of the bots per minute in which they could act. */
  const rate = (level: 'easy' | 'medium' | 'strong', every: number | null): number => {
    const evenings = ['a', 'b', 'c'].map((seed) =>
      evening({ game, players, seed, level, every, minutes: 4 }),
    );
    const moves = evenings.reduce((sum, one) => sum + one.moves, 0);
    return (60_000 * moves) / evenings.reduce((sum, one) => sum + one.time, 0);
  };

  test.each(['easy', 'medium', 'strong'] as const)('%s bots act as often as when left alone', (level) => {
    const alone = rate(level, null);
    for (const every of [1000, 400]) {
      expect(rate(level, every)).toBeGreaterThan(0.85 * alone);
      expect(rate(level, every)).toBeLessThan(1.15 * alone);
    }
  });
});
