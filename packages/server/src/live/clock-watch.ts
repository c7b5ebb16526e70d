import type { Level } from '@tischrunde/bots';
import type { MoveText, Seat } from '@tischrunde/engine';
import type { Timer } from '@tischrunde/protocol';
import type { TableState } from '../table/state.ts';
import type { TableMatch } from '../table/table-match.ts';
import { askBot } from './ask-bot.ts';
import { type Moment, momentOf, serverMove } from './server-move.ts';
import type { Surroundings } from './surroundings.ts';

/** How much time is left in a turn at least when the server is there again. */
const grace = 10_000;
/** If a timer rings later than this, the process was stopped. */
const mostLate = 2000;

/** Watches the clock of a table, and moves for those whose time is up. */
export class ClockWatch {
  private readonly around: Surroundings;
  private alarm: NodeJS.Timeout | null = null;
  /** Counts the stops, so that a thought that comes too late is known as one. */
  private stops = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  get isBusy(): boolean {
    return this.alarm !== null;
  }

  /** Watches the turn of the table as it stands. */
  start(): void {
    const state = this.around.state();
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
    this.alarm = setTimeout(() => {
      this.alarm = null;
      // A process that was stopped in the meantime could not hear of a move.
      const wasStopped = performance.now() - at > mostLate;
      if (wasStopped || this.isCutShort(this.around.state())) this.putOff(deadline, timer);
      else this.timeIsUp(state, running, moment);
    }, left);
  }

  stop(): void {
    this.stops++;
    if (this.alarm !== null) clearTimeout(this.alarm);
    this.alarm = null;
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
      this.move(0, { type: 'next' }, moment);
      return;
    }
    const seat = match.turn;
    if (seat === null || state.places[seat].bot !== null) return;
    const isPassed = state.timer?.expiry === 'pass';
    const passing = isPassed ? leastOf(match.legal(seat)) : undefined;
    if (passing === undefined) void this.moveForAbsent(running, seat, isPassed ? 'easy' : 'medium', moment);
    else this.move(seat, passing, moment);
  }

  private async moveForAbsent(
    { match, moves }: TableMatch,
    seat: Seat,
    level: Level,
    moment: Moment,
  ): Promise<void> {
    const { stops, around } = this;
    try {
      const question = { seat, known: match.known(seat), level, moves };
      const { move } = await askBot(around.botPool, around.state(), question);
      if (stops === this.stops) this.move(seat, move ?? match.legal(seat)[0], moment);
    } catch (error) {
      around.broken(error);
    }
  }

  private move(seat: number, move: MoveText, moment: Moment): void {
    serverMove(this.around, seat, move, 'clock', moment);
  }
}

const graceOf = ({ seconds }: Timer): number => Math.min(seconds * 1000, grace);

/** The move that does the least: to pass, or else to draw. */
const leastOf = (legal: readonly MoveText[]): MoveText | undefined =>
  legal.find(({ type }) => type === 'pass') ?? legal.find(({ type }) => type === 'draw');
