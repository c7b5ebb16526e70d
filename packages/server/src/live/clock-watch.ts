import type { Level } from '@tischrunde/bots';
import type { MoveText, Seat } from '@tischrunde/engine';
import type { Timer } from '@tischrunde/protocol';
import type { TableState } from '../table/state.ts';
import type { TableMatch } from '../table/table-match.ts';
import { askBot } from './ask-bot.ts';
import type { AttendedTable } from './attended-table.ts';
import { type Moment, momentOf, serverMove } from './server-move.ts';

/** How much time is left in a turn at least when the server is there again. */
const grace = 10_000;
/** If a timer rings later than this, the process was stopped. */
const mostLate = 2000;
/** A table that nobody watches stays in memory for a turn that ends so soon. For others it is loaded again when it is overdue. */
const soon = 30_000;

/** Watches the clock of a table, and moves for those whose time is up. */
export class ClockWatch {
  private readonly around: AttendedTable;
  private alarm: NodeJS.Timeout | null = null;
  /** By a clock that nobody sets. */
  private ringsAt = 0;
  /** When somebody came to a match that rested, by the time at the table. */
  private wokenAt = Number.NEGATIVE_INFINITY;
  /** What a bot is asked for somebody whose time is up. Whatever else happens at the table in the meantime does not put it off. */
  private question: Question | null = null;

  constructor(around: AttendedTable) {
    this.around = around;
  }

  /** Whether a turn ends soon. */
  get isBusy(): boolean {
    return this.alarm !== null && this.ringsAt - performance.now() <= soon;
  }

  /** The clock stood still until now, because nobody watched. */
  wake(): void {
    this.wokenAt = this.around.now();
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
    const left = Math.max(0, deadline - this.around.now());
    this.ringsAt = performance.now() + left;
    this.alarm = setTimeout(() => {
      this.alarm = null;
      // A process that was stopped in the meantime could not hear of a move.
      const wasStopped = performance.now() - this.ringsAt > mostLate;
      if (wasStopped || this.isCutShort(this.around.state())) this.putOff(deadline, timer);
      else this.timeIsUp(state, running, moment);
    }, left);
  }

  stop(): void {
    if (this.alarm !== null) clearTimeout(this.alarm);
    this.alarm = null;
  }

  /** Stops, and does not wait for a bot that was asked, either. */
  giveUp(): void {
    this.stop();
    this.question = null;
  }

  /** Gives a turn more time, because its player could not move for a while. */
  private putOff(deadline: number, timer: Timer): void {
    this.around.write((state) => {
      const at = this.around.now();
      const more = this.hasComeBack(state) ? timer.seconds * 1000 : graceOf(timer);
      return state.deadline === deadline ? { at, kind: 'delayed', deadline: at + more } : null;
    });
  }

  /** Whether the turn runs out so soon after the server was away that its player could hardly move. */
  private isCutShort({ deadline, timer, clock }: TableState): boolean {
    const since = Math.max(this.around.availableSince(), this.wokenAt);
    return (
      deadline !== null && timer !== null && clock.turnSince < since && deadline < since + graceOf(timer)
    );
  }

  /** Whether the turn is of somebody for whom the clock stood still until just now. */
  private hasComeBack({ running, places, clock }: TableState): boolean {
    const turn = running?.match.turn ?? null;
    const guest = turn === null ? null : places[turn].guest;
    return clock.turnSince < this.wokenAt && guest !== null && this.around.awayFor(guest) === 0;
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
    const { around } = this;
    const question = { ...moment, seat, deadline: around.state().deadline };
    if (isSame(question, this.question)) return;
    this.question = question;
    try {
      const { move } = await askBot(around, { seat, known: match.known(seat), level, moves });
      if (this.isStillAsked(question, move)) this.move(seat, move ?? match.legal(seat)[0], moment);
    } catch (error) {
      around.broken(error);
    } finally {
      if (this.question === question) this.question = null;
    }
  }

  /** Also if a bot has the seat by now: the turn has run out, and whoever leaves must not put it off. That bot may have been asked instead. */
  private isStillAsked(question: Question, answer: MoveText | null): boolean {
    const { running, deadline, places } = this.around.state();
    if (this.question !== question || running === null) return false;
    const { seat } = question;
    if (answer === null && places[seat].bot !== null) return false;
    return isSame(question, { ...momentOf(running), seat, deadline });
  }

  private move(seat: number, move: MoveText, moment: Moment): void {
    serverMove(this.around, seat, move, 'clock', moment);
  }
}

/** The turn of a seat, as far as it had come, and when it ran out. */
interface Question extends Moment {
  readonly seat: number;
  readonly deadline: number | null;
}

const isSame = (one: Question, other: Question | null): boolean =>
  one.match === other?.match &&
  one.moves === other.moves &&
  one.seat === other.seat &&
  one.deadline === other.deadline;

const graceOf = ({ seconds }: Timer): number => Math.min(seconds * 1000, grace);

/** The move that does the least: to pass, or else to draw. */
const leastOf = (legal: readonly MoveText[]): MoveText | undefined =>
  legal.find(({ type }) => type === 'pass') ?? legal.find(({ type }) => type === 'draw');
