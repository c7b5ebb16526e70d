import { createHash } from 'node:crypto';
import { type Clock, type Level, type Plan, type ScheduledMatch, Scheduler } from '@tischrunde/bots';
import { type MoveText, type Seat, seatAt } from '@tischrunde/engine';
import type { Mover, Timer } from '@tischrunde/protocol';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Payer } from '../bots/fair-queue.ts';
import { startOf } from '../table/ask-outcome.ts';
import { dutyAt, isOfBotsAlone, untoldSeat, wordsPatience } from '../table/duty.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableState } from '../table/state.ts';
import type { TableMatch } from '../table/table-match.ts';
import { newMatchSecret } from './match-secret.ts';

/** How long another process waits before it does what the one that wrote last should have done. Milliseconds. */
const patience = 4000;
/** How long bots among themselves look at the end of a round. */
const betweenRounds = 4000;
/** How much time is left in a turn at least when the server is there again. */
const grace = 10_000;
/** If a timer rings later than this, the process was stopped. */
const mostLate = 2000;

export interface Surroundings {
  /** The state as it stands. */
  state(): TableState;
  /** Writes what is right to be written when its turn comes; null for nothing. */
  write(decide: (state: TableState) => TableEvent | null): void;
  /** Whether anybody watches the table, here or through another process. */
  isWatched(): boolean;
  /** Since when players could move without interruption: a start or an outage of the server ended then. */
  availableSince(): number;
  readonly botPool: BotPool;
  /** How fast bots are: 1 as people are, 0 at once. */
  readonly pace: number;
  broken(error: unknown): void;
}

/** How far the match had come when a move was decided on. */
interface Moment {
  readonly match: number;
  readonly moves: number;
}

const serverClock: Clock = {
  // It must not be set back.
  now: () => performance.now(),
  after(milliseconds: number, then: () => void): () => void {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Sees to a table for the server: lets bots play, watches the clock, ends a match and starts the next one. */
export class Attendant {
  private readonly around: Surroundings;
  private readonly scheduler: Scheduler;
  private timers: NodeJS.Timeout[] = [];
  /** Counts the changes at the table, so that a thought that comes too late is known as one. */
  private changes = 0;
  /** Whether what is to be done is done here, and not only waited for. */
  private isAtIt = false;
  /** Bots among themselves play only while somebody watches. */
  private isAsleep = false;
  private isRetired = false;

  constructor(around: Surroundings) {
    this.around = around;
    const { botPool, pace, broken } = around;
    this.scheduler = new Scheduler({
      current: () => scheduledMatch(around.state()),
      think: ({ contender: _contender, ...question }) =>
        botPool.decide(
          { ...question, seed: botSeed(around.state(), question.seat) },
          payerOf(around.state()),
        ),
      commit: (plan) => this.moveForBot(plan),
      clock: serverClock,
      pace,
      failed: broken,
    });
  }

  /** Whether something is about to be done here. */
  get isBusy(): boolean {
    return this.scheduler.isBusy || this.timers.length > 0;
  }

  /** The table has changed. Whoever wrote the change sees to what follows; the others only after a while. */
  attend(isOurs: boolean): void {
    if (this.isRetired) return;
    this.changes++;
    this.isAtIt = false;
    this.callOffTimers();
    this.scheduler.hold();
    this.isAsleep = false;
    const state = this.around.state();
    const duty = dutyAt(state);
    if (duty === null) return;
    if (this.maySleep) {
      this.sleep();
      return;
    }
    if (isOurs) {
      this.act();
      return;
    }
    const since = duty === 'play' ? state.waitingSince : state.at;
    const waited = Math.max(0, Math.min(Date.now() - since, patience));
    this.later(patience * (1 + Math.random() / 2) - waited, () => this.act());
  }

  /** Somebody has come or gone. */
  presenceChanged(isOurs: boolean): void {
    if (this.isAsleep !== this.maySleep) this.attend(isOurs);
  }

  private get maySleep(): boolean {
    const state = this.around.state();
    return dutyAt(state) === 'play' && isOfBotsAlone(state) && !this.around.isWatched();
  }

  private sleep(): void {
    this.isAsleep = true;
    this.scheduler.pause();
    this.around.botPool.forget(this.around.state().id);
  }

  /** Nobody has done what was to be done: it is done at once, unless it is under way here. */
  takeOver(): void {
    if (this.isAtIt && this.isBusy) return;
    this.scheduler.pause();
    this.attend(true);
  }

  private act(): void {
    this.isAtIt = true;
    const state = this.around.state();
    switch (dutyAt(state)) {
      case 'end':
        this.around.write((now) =>
          dutyAt(now) === 'end'
            ? { at: Date.now(), kind: 'ended', match: now.match, next: newMatchSecret() }
            : null,
        );
        return;
      case 'start':
        this.around.write((now) => (dutyAt(now) === 'start' ? startOf(now, Date.now()) : null));
        return;
      case 'words':
        this.later(wordsPatience, () => this.around.write((now) => botForUntold(now)));
        return;
      case 'play':
        this.scheduler.resume();
        this.watchBotsBetweenRounds(state);
        this.watchClock(state);
    }
  }

  stop(): void {
    this.changes++;
    this.isAtIt = false;
    this.callOffTimers();
    this.scheduler.pause();
  }

  /** Stops for good. */
  retire(): void {
    this.isRetired = true;
    this.stop();
  }

  /** Where only bots play, nobody else asks for the next round. */
  private watchBotsBetweenRounds({ running, people }: TableState): void {
    if (running?.match.phase !== 'roundOver' || people.length > 0) return;
    const moment = momentOf(running);
    this.later(betweenRounds * this.around.pace, () => this.move(0, { type: 'next' }, 'bot', moment));
  }

  private watchClock(state: TableState): void {
    const { deadline, running, timer } = state;
    if (deadline === null || running === null || timer === null) return;
    const seat = running.match.phase === 'roundOver' ? 0 : running.match.turn;
    if (seat === null || (running.match.phase === 'play' && state.places[seat].bot !== null)) return;
    if (this.isCutShort(state)) {
      this.putOff(deadline, timer);
      return;
    }
    const moment = momentOf(running);
    // If the machine's clock was set back, the deadline is further away than it ever was.
    const left = Math.max(0, Math.min(deadline - Date.now(), timer.seconds * 1000));
    const at = performance.now() + left;
    this.later(left, () => {
      // A process that was stopped in the meantime could not hear of a move.
      const wasStopped = performance.now() - at > mostLate;
      if (wasStopped || this.isCutShort(this.around.state())) this.putOff(deadline, timer);
      else this.timeIsUp(state, running, moment);
    });
  }

  /** Gives a turn more time, because its player could not move for a while. */
  private putOff(deadline: number, timer: Timer): void {
    this.around.write((state) =>
      state.deadline === deadline
        ? { at: Date.now(), kind: 'delayed', deadline: Date.now() + graceOf(timer) }
        : null,
    );
  }

  /** Whether the turn runs out so soon after the server was away that its player could hardly move. */
  private isCutShort({ deadline, timer, clock }: TableState): boolean {
    const since = this.around.availableSince();
    return (
      deadline !== null && timer !== null && clock.turnSince < since && deadline < since + graceOf(timer)
    );
  }

  private timeIsUp(state: TableState, running: TableMatch, moment: Moment): void {
    const { match } = running;
    // A move is just being written.
    if (running.moves !== moment.moves) return;
    if (match.phase === 'roundOver') {
      this.move(0, { type: 'next' }, 'clock', moment);
      return;
    }
    const seat = match.turn;
    if (seat === null || state.places[seat].bot !== null) return;
    const isPassed = state.timer?.expiry === 'pass';
    const passing = isPassed ? leastOf(match.legal(seat)) : undefined;
    if (passing !== undefined) {
      this.move(seat, passing, 'clock', moment);
      return;
    }
    const level = isPassed ? 'easy' : 'medium';
    void this.moveForAbsent(running, seat, level, moment);
  }

  private async moveForAbsent(
    { match, moves }: TableMatch,
    seat: Seat,
    level: Level,
    moment: Moment,
  ): Promise<void> {
    const { changes, around } = this;
    const question = { seat, known: match.known(seat), level, moves };
    try {
      const state = around.state();
      const task = { ...question, seed: botSeed(state, seat) };
      const { move } = await around.botPool.decide(task, payerOf(state));
      if (changes === this.changes) this.move(seat, move ?? match.legal(seat)[0], 'clock', moment);
    } catch (error) {
      around.broken(error);
    }
  }

  /** Another process may have moved before this move is written, so it is checked again then. */
  private moveForBot(plan: Plan): void {
    const { seat, move } = plan;
    this.around.write(() =>
      this.scheduler.isFresh(plan) ? { at: Date.now(), kind: 'moved', seat, move, by: 'bot' } : null,
    );
  }

  /** The same for a move that nobody but the server would make. */
  private move(seat: number, move: MoveText, by: Mover, moment: Moment): void {
    this.around.write(({ running, phase, paused, places }) => {
      if (running === null || phase !== 'playing' || paused || isPast(moment, running)) return null;
      if (by === 'bot' && places[seat].bot === null) return null;
      const judged = running.match.judge(seatAt(seat), move);
      return judged.ok ? { at: Date.now(), kind: 'moved', seat, move: judged.move, by } : null;
    });
  }

  private later(milliseconds: number, then: () => void): void {
    const timer = setTimeout(
      () => {
        this.timers = this.timers.filter((other) => other !== timer);
        then();
      },
      Math.max(0, milliseconds),
    );
    this.timers.push(timer);
  }

  private callOffTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}

function scheduledMatch({ running, phase, paused, places }: TableState): ScheduledMatch | null {
  if (running === null || phase !== 'playing' || paused) return null;
  const { number, match, moves, movesOf } = running;
  return { number, match, moves, movesOf, bots: places.map(({ bot }) => bot) };
}

const momentOf = ({ number, moves }: TableMatch): Moment => ({ match: number, moves });

const isPast = ({ match, moves }: Moment, running: TableMatch): boolean =>
  running.number !== match || running.moves !== moves;

const graceOf = ({ seconds }: Timer): number => Math.min(seconds * 1000, grace);

const payerOf = (state: TableState): Payer => ({
  table: state.id,
  host: state.host,
  from: state.from,
  hasPeople: !isOfBotsAlone(state),
});

/** The seed of a bot's chance, from which the seed of the match cannot be found. */
const botSeed = ({ running }: TableState, seat: number): string =>
  createHash('sha256').update(`tischrunde bot ${seat} ${running?.seed}`).digest('hex');

/** The move that does the least: to pass, or else to draw. */
const leastOf = (legal: readonly MoveText[]): MoveText | undefined =>
  legal.find(({ type }) => type === 'pass') ?? legal.find(({ type }) => type === 'draw');

/** A bot takes the seat of a guest who does not tell the word, until the guest takes it back. */
function botForUntold(state: TableState): TableEvent | null {
  const seat = state.phase === 'playing' ? null : untoldSeat(state);
  return seat === null ? null : { at: Date.now(), kind: 'bot', seat, level: 'medium' };
}
