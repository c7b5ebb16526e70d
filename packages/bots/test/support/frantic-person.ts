import {
  type Chance,
  chanceOf,
  findGame,
  type Match,
  type MoveText,
  type Options,
  openMatch,
  readOptions,
  type Seat,
  seatAt,
  seedOf,
} from '@tischrunde/engine';
import type { Level } from '../../src/bot.ts';
import { VirtualClock } from '../../src/schedule/clock.ts';
import { MatchRecord } from '../../src/schedule/match-record.ts';
import { Scheduler } from '../../src/schedule/scheduler.ts';
import { thinker } from '../../src/schedule/thinker.ts';

export interface Evening {
  readonly game: string;
  readonly players: number;
  readonly options?: Options;
  readonly seed: string;
  readonly level: Level;
  /**
   * How often the person on seat 0 acts if there is anything to do, in milliseconds; null for a person who
   * only takes turns.
   */
  readonly every: number | null;
  /** When it ends, if the match has not ended before. */
  readonly minutes: number;
}

/** What the bots did, and how long they could have acted, in milliseconds. */
export interface Activity {
  moves: number;
  time: number;
}

const person = seatAt(0);

/** How long a person who is in no hurry takes for a turn. */
const calm = 1300;

/** Plays a match of bots against one person on a virtual clock. */
export function evening({ game: id, players, options, seed, level, every, minutes }: Evening): Activity {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  const agreed = readOptions(id, game.options, players, options ?? {});
  const match = openMatch({ game, players, options: agreed, seed, deals: [] });
  const bots = Array.from({ length: players }, (_, seat) => (seat === person ? null : level));
  const record = new MatchRecord(match, bots);
  const clock = new VirtualClock();
  const activity = { moves: 0, time: 0 };
  let botsSince: number | null = null;
  const make = (seat: Seat, move: MoveText): void => {
    const refusal = record.attempt(seat, move);
    if (refusal !== null) throw new Error(refusal.error);
    if (botsSince !== null) activity.time += clock.now() - botsSince;
    botsSince = match.phase === 'play' && match.turn !== person ? clock.now() : null;
    scheduler.changed();
  };
  const scheduler = new Scheduler({
    current: () => record,
    think: thinker(game, seed, 100),
    commit({ seat, move }) {
      activity.moves++;
      make(seat, move);
    },
    clock,
    pace: 1,
    failed(error) {
      throw error;
    },
  });
  botsSince = match.turn === person ? null : 0;
  scheduler.resume();
  const luck = chanceOf(seedOf(`${seed} person`), 0);
  const end = minutes * 60_000;
  const act = (): void => {
    const move = personsMove(match, every !== null, luck);
    if (move !== null) make(person, move);
    clock.after(every ?? calm, act);
  };
  clock.after(every ?? calm, act);
  while (match.phase !== 'matchOver' && clock.now() < end) clock.runNext();
  return activity;
}

/**
 * Any move; out of turn only in a hurry. In Hektik a tile is put back as soon as it was taken, so that the
 * bots always have some.
 */
function personsMove(match: Match, isHurried: boolean, luck: Chance): MoveText | null {
  if (match.phase === 'roundOver') return { type: 'next' };
  if (match.turn !== person && !isHurried) return null;
  const moves = match.legal(person).filter(({ type }) => type !== 'giveUp');
  const returns = moves.filter(({ type }) => type === 'return');
  const choices = returns.length > 0 ? returns : moves;
  return choices.length === 0 ? null : choices[luck.below(choices.length)];
}
