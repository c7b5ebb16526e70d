import { type Clock, type Plan, type ScheduledMatch, Scheduler } from '@tischrunde/bots';
import { startOf } from '../table/ask-outcome.ts';
import { dutyAt, isOfBotsAlone, untoldSeat, wordsPatience } from '../table/duty.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableState } from '../table/state.ts';
import { askBot } from './ask-bot.ts';
import { ClockWatch } from './clock-watch.ts';
import { newMatchSecret } from './match-secret.ts';
import { momentOf, serverMove } from './server-move.ts';
import type { Surroundings } from './surroundings.ts';

/** How long another process waits before it does what the one that wrote last should have done. Milliseconds. */
const patience = 4000;
/** When something is tried again that the store did not take. */
const tryAgainAfter = 2000;
/** How long bots among themselves look at the end of a round. */
const betweenRounds = 4000;

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
  private readonly clockWatch: ClockWatch;
  private timer: NodeJS.Timeout | null = null;
  /** Whether what is to be done is done here, and not only waited for. */
  private isAtIt = false;
  /** Bots among themselves play only while somebody watches. */
  private isAsleep = false;
  private isRetired = false;

  constructor(around: Surroundings) {
    this.around = around;
    this.clockWatch = new ClockWatch(around);
    const { botPool, pace, broken } = around;
    this.scheduler = new Scheduler({
      current: () => scheduledMatch(around.state()),
      think: ({ contender: _contender, ...question }) => askBot(botPool, around.state(), question),
      commit: (plan) => this.moveForBot(plan),
      clock: serverClock,
      pace,
      failed: broken,
    });
  }

  /** Whether something is about to be done here. */
  get isBusy(): boolean {
    return this.scheduler.isBusy || this.clockWatch.isBusy || this.timer !== null;
  }

  /** The table has changed. Whoever wrote the change sees to what follows; the others only after a while. */
  attend(isOurs: boolean): void {
    if (this.isRetired) return;
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

  /**
   * The disk is full, or the store is away. Nobody else does what was to be done until it is overdue, and by a clock that was set back that
   * may be in an hour.
   */
  couldNotWrite(): void {
    if (this.isRetired) return;
    this.stop();
    this.later(tryAgainAfter, () => this.attend(true));
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
        this.clockWatch.start();
    }
  }

  stop(): void {
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
    const goOn = (): void => serverMove(this.around, 0, { type: 'next' }, 'bot', moment);
    this.later(betweenRounds * this.around.pace, goOn);
  }

  /** Another process may have moved before this move is written, so it is checked again then. */
  private moveForBot(plan: Plan): void {
    const { seat, move } = plan;
    this.around.write(() =>
      this.scheduler.isFresh(plan) ? { at: Date.now(), kind: 'moved', seat, move, by: 'bot' } : null,
    );
  }

  private later(milliseconds: number, then: () => void): void {
    this.timer = setTimeout(
      () => {
        this.timer = null;
        then();
      },
      Math.max(0, milliseconds),
    );
  }

  private callOffTimers(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.clockWatch.stop();
  }
}

function scheduledMatch({ running, phase, paused, places }: TableState): ScheduledMatch | null {
  if (running === null || phase !== 'playing' || paused) return null;
  const { number, match, moves, movesOf } = running;
  return { number, match, moves, movesOf, bots: places.map(({ bot }) => bot) };
}

/** A bot takes the seat of a guest who does not tell the word, until the guest takes it back. */
function botForUntold(state: TableState): TableEvent | null {
  const seat = state.phase === 'playing' ? null : untoldSeat(state);
  return seat === null ? null : { at: Date.now(), kind: 'bot', seat, level: 'medium' };
}
