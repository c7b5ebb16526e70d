import { type Clock, type Plan, type ScheduledMatch, Scheduler } from '@tischrunde/bots';
import { countdown } from '../limits.ts';
import { startOf } from '../table/ask-outcome.ts';
import { nextRoundAt } from '../table/countdown.ts';
import { type Duty, dutyAt, dutyTime, restsUnwatched, unreadySeat, untoldSeat } from '../table/duty.ts';
import { chosenByVote } from '../table/evening-outcome.ts';
import { finalScores } from '../table/evening-score.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableState } from '../table/state.ts';
import type { TableMatch } from '../table/table-match.ts';
import { askBot } from './ask-bot.ts';
import type { AttendedTable } from './attended-table.ts';
import { ClockWatch } from './clock-watch.ts';
import { newMatchSecret } from './match-secret.ts';
import { momentOf, serverMove } from './server-move.ts';
import { TurnCall } from './turn-call.ts';

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
  private readonly around: AttendedTable;
  private readonly scheduler: Scheduler;
  private readonly clockWatch: ClockWatch;
  private readonly turnCall: TurnCall;
  private timer: NodeJS.Timeout | null = null;
  /** Whether what is to be done is done here, and not only waited for. */
  private isAtIt = false;
  /** Nobody watches, and nothing happens until somebody does. */
  private isAsleep = false;
  private isRetired = false;
  /** The match as it was attended to last: another one once a move was taken back. */
  private attended: TableMatch | null = null;

  constructor(around: AttendedTable) {
    this.around = around;
    this.clockWatch = new ClockWatch(around);
    this.turnCall = new TurnCall(around);
    const { pace, broken } = around;
    this.scheduler = new Scheduler({
      current: () => scheduledMatch(around.state(), around.now()),
      think: ({ contender: _contender, ...question }) => askBot(around, question),
      commit: (plan) => this.moveForBot(plan),
      clock: serverClock,
      pace,
      failed: broken,
    });
  }

  /** Whether something is about to be done here. */
  get isBusy(): boolean {
    const { scheduler, clockWatch, turnCall, timer } = this;
    return scheduler.isBusy || clockWatch.isBusy || turnCall.isBusy || timer !== null;
  }

  /** The table has changed. The process that wrote the change sees to what follows; the others only after a while. */
  attend(isOurs: boolean): void {
    if (this.isRetired) return;
    this.isAtIt = false;
    this.callOffTimers();
    const state = this.around.state();
    if (state.running === this.attended) this.scheduler.hold();
    else this.scheduler.pause();
    this.attended = state.running;
    const wasAsleep = this.isAsleep;
    this.isAsleep = false;
    const duty = dutyAt(state);
    if (duty === null) return;
    if (this.maySleep(duty)) {
      this.sleep(isOurs);
      return;
    }
    if (wasAsleep) this.clockWatch.wake();
    if (isOurs) {
      this.act(duty);
      return;
    }
    const since = duty === 'play' ? state.waitingSince : state.at;
    const waited = Math.max(0, Math.min(this.around.now() - since, patience));
    this.later(patience * (1 + Math.random() / 2) - waited, () => this.act(dutyAt(this.around.state())));
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
    if (this.isAsleep !== this.maySleep(dutyAt(this.around.state()))) this.attend(isOurs);
    else if (this.isAtIt) this.turnCall.start();
  }

  private maySleep(duty: Duty): boolean {
    return duty === 'play' && !this.around.isWatched() && restsUnwatched(this.around.state());
  }

  private sleep(isOurs: boolean): void {
    this.isAsleep = true;
    this.scheduler.pause();
    this.around.botPool.forget(this.around.state().id);
    if (isOurs) this.turnCall.start();
  }

  /** Nobody has done what was to be done: it is done at once, unless it is under way here. */
  takeOver(): void {
    if (this.isAtIt && this.isBusy) return;
    this.scheduler.pause();
    this.attend(true);
  }

  private act(duty: Duty): void {
    this.isAtIt = true;
    const state = this.around.state();
    switch (duty) {
      case 'end':
        this.around.write((now) =>
          dutyAt(now) === 'end'
            ? {
                at: this.around.now(),
                kind: 'ended',
                match: now.match,
                next: newMatchSecret(),
                ...finalScores(now.running),
              }
            : null,
        );
        return;
      case 'change':
        this.around.write((now) => chosenByVote(now, this.around.now()));
        return;
      case 'start':
        this.inTime('start', (now) => startOf(now, this.around.now()));
        return;
      case 'fill':
        this.inTime('fill', (now) => botAt(unreadySeat(now), this.around.now()));
        return;
      case 'words':
        this.inTime('words', (now) => botAt(untoldSeat(now), this.around.now()));
        return;
      case 'play':
        this.scheduler.resume();
        this.watchRounds(state);
        this.watchRequest(state);
        this.clockWatch.start();
        this.turnCall.start();
    }
  }

  /** Does what is to be done when it is time. */
  private inTime(duty: 'start' | 'fill' | 'words', event: (state: TableState) => TableEvent | null): void {
    const decide = (now: TableState): TableEvent | null => (dutyAt(now) === duty ? event(now) : null);
    const write = (): void => (duty === 'start' ? this.around.start(decide) : this.around.write(decide));
    const time = dutyTime(this.around.state(), duty);
    // Nobody could do anything while the server was away.
    const since = duty === 'start' ? time : Math.max(time, this.around.availableSince() + countdown);
    const left = since - this.around.now();
    if (left <= 0) write();
    else this.later(Math.min(left, countdown), write);
  }

  stop(): void {
    this.isAtIt = false;
    this.callOffTimers();
    this.clockWatch.giveUp();
    this.scheduler.pause();
  }

  /** Stops for good. */
  retire(): void {
    this.isRetired = true;
    this.stop();
  }

  /** Where only bots play, nobody else asks for the next round. People have some time to be ready for it. */
  private watchRounds(state: TableState): void {
    const { running } = state;
    if (running?.match.phase !== 'roundOver') return;
    const moment = momentOf(running);
    const goOn = (by: 'bot' | 'clock') => (): void =>
      serverMove(this.around, 0, { type: 'next' }, by, moment);
    const nextAt = nextRoundAt(state);
    const shown = this.around.now() - state.waitingSince;
    if (state.people.length === 0) this.later(betweenRounds * this.around.pace - shown, goOn('bot'));
    else if (nextAt !== null) this.later(nextAt - this.around.now(), goOn('clock'));
  }

  /** Bots wait while people are asked to let a move be taken back, and go on if nobody answers. */
  private watchRequest({ undo, takeBacks }: TableState): void {
    const now = this.around.now();
    if (undo !== null && takeBacks.isAsked(now)) this.later(undo.until - now, () => this.attend(true));
  }

  /** Another process may have moved before this move is written, so it is checked again then. */
  private moveForBot(plan: Plan): void {
    const { seat, move } = plan;
    this.around.write(() =>
      this.scheduler.isFresh(plan) ? { at: this.around.now(), kind: 'moved', seat, move, by: 'bot' } : null,
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
    this.turnCall.stop();
  }
}

/** The match that bots play in; null while there is none. */
function scheduledMatch(
  { running, phase, paused, places, takeBacks }: TableState,
  at: number,
): ScheduledMatch | null {
  if (running === null || phase !== 'playing' || paused || !places.some(({ bot }) => bot !== null))
    return null;
  if (takeBacks.isAsked(at)) return null;
  const { number, match, moves, movesOf } = running;
  return { number, match, moves, movesOf, bots: places.map(({ bot }) => bot) };
}

/** A bot takes a seat until its guest takes it back: of somebody who is not ready in time, or does not tell the word, or where nobody sits. */
const botAt = (seat: number | null, at: number): TableEvent | null =>
  seat === null ? null : { at, kind: 'bot', seat, level: 'medium', by: 'server' };
