import { createHash } from 'node:crypto';
import type { Decision, Level } from '@tischrunde/bots';
import { type JsonObject, type MoveText, seatAt } from '@tischrunde/engine';
import type { Mover } from '@tischrunde/protocol';
import type { BotPool } from '../bots/bot-pool.ts';
import { Memory } from '../bots/memory.ts';
import { startOf } from '../table/ask-outcome.ts';
import { dutyAt } from '../table/duty.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableState } from '../table/state.ts';
import type { TableMatch } from '../table/table-match.ts';
import { newMatchSecret } from './match-secret.ts';

/** How long another process waits before it does what the one that wrote last should have done. Milliseconds. */
const patience = 4000;
/** How long bots among themselves look at the end of a round. */
const betweenRounds = 4000;
/** In a race, bots that answer at once would leave nobody a chance. */
const leastInRace = 0.4;

export interface Surroundings {
  /** The state as it stands. */
  state(): TableState;
  /** Writes what is right to be written when its turn comes; null for nothing. */
  write(decide: (state: TableState) => TableEvent | null): void;
  readonly botPool: BotPool;
  /** How fast bots are: 1 as people are, 0 at once. */
  readonly pace: number;
  broken(error: unknown): void;
}

/** When a move was thought of: so many moves had been made then, so many of them by the seat itself. */
interface Moment {
  readonly match: number;
  readonly moves: number;
  readonly own: number;
}

/** What a bot is about to do. */
interface Plan {
  readonly moment: Moment;
  /** Null while it thinks. */
  move: MoveText | null;
  timer: NodeJS.Timeout | null;
}

/** Sees to a table for the server: lets bots play, watches the clock, ends a match and starts the next one. */
export class Attendant {
  private readonly around: Surroundings;
  private readonly memory = new Memory();
  private readonly plans = new Map<number, Plan>();
  private timers: NodeJS.Timeout[] = [];
  /** Counts the changes at the table, so that a thought that comes too late is known as one. */
  private changes = 0;
  /** Whether what is to be done is done here, and not only waited for. */
  private isAtIt = false;
  private isRetired = false;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Whether something is about to be done here. */
  get isBusy(): boolean {
    return this.plans.size > 0 || this.timers.length > 0;
  }

  /** The table has changed. Whoever wrote the change sees to what follows; the others only after a while. */
  attend(isOurs: boolean): void {
    if (this.isRetired) return;
    this.changes++;
    this.isAtIt = false;
    this.callOffTimers();
    this.dropPlans();
    const state = this.around.state();
    const duty = dutyAt(state);
    if (duty === null) return;
    if (isOurs) {
      this.act();
      return;
    }
    const since = duty === 'play' ? state.turnSince : state.at;
    const waited = Math.max(0, Math.min(Date.now() - since, patience));
    this.later(patience * (1 + Math.random() / 2) - waited, () => this.act());
  }

  /** Nobody has done what was to be done: it is done at once, unless it is under way here. */
  takeOver(): void {
    if (!this.isAtIt || !this.isBusy) this.attend(true);
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
      case 'play':
        this.letBotsPlan(state);
        this.watchClock(state);
    }
  }

  stop(): void {
    this.changes++;
    this.isAtIt = false;
    this.callOffTimers();
    for (const seat of [...this.plans.keys()]) this.drop(seat);
  }

  /** Stops for good. */
  retire(): void {
    this.isRetired = true;
    this.stop();
  }

  private letBotsPlan(state: TableState): void {
    const { running, places } = state;
    if (running === null) return;
    const { match } = running;
    if (match.phase === 'roundOver' && state.people.length === 0)
      this.later(betweenRounds * this.around.pace, () =>
        this.move(0, { type: 'next' }, 'bot', momentOf(running, 0)),
      );
    if (match.phase !== 'play') return;
    for (const [seat, { bot }] of places.entries()) {
      if (bot === null) continue;
      const notes = this.memory.notesFor(running, seat, bot);
      if (!this.plans.has(seat) && match.legal(seatAt(seat)).length > 0) this.plan(running, seat, bot, notes);
    }
  }

  private plan(running: TableMatch, seat: number, level: Level, notes: JsonObject): void {
    const moment = momentOf(running, seat);
    const plan: Plan = { moment, move: null, timer: null };
    this.plans.set(seat, plan);
    const since = Date.now();
    this.decide(running, seat, level, notes, ({ move, after }) => {
      if (this.plans.get(seat) !== plan) return;
      if (move === null) {
        this.plans.delete(seat);
        return;
      }
      const { pace } = this.around;
      const time = after * (running.match.turn === null ? Math.max(pace, leastInRace) : pace);
      plan.move = move;
      plan.timer = setTimeout(
        () => {
          this.plans.delete(seat);
          this.move(seat, move, 'bot', moment);
        },
        Math.max(0, since + time - Date.now()),
      );
    });
  }

  private decide(
    { match, seed, moves }: TableMatch,
    seat: number,
    level: Level,
    notes: JsonObject,
    use: (decision: Decision) => void,
  ): void {
    const task = { view: match.view(seatAt(seat)), seat, level, notes, moves, seed: ownChance(seed, seat) };
    this.around.botPool.decide(task).then(use, this.around.broken);
  }

  /** Out of turn one acts on what one saw, while that is allowed; whoever is on turn looks again. */
  private dropPlans(): void {
    const { running, phase, paused, places } = this.around.state();
    for (const [seat, { move, moment }] of [...this.plans]) {
      const isKept =
        move !== null &&
        running !== null &&
        phase === 'playing' &&
        !paused &&
        places[seat].bot !== null &&
        running.match.phase === 'play' &&
        running.match.turn !== seat &&
        !isPast(moment, running, seat) &&
        running.match.judge(seatAt(seat), move).ok;
      if (!isKept) this.drop(seat);
    }
  }

  private drop(seat: number): void {
    const timer = this.plans.get(seat)?.timer;
    if (timer != null) clearTimeout(timer);
    this.plans.delete(seat);
  }

  private watchClock(state: TableState): void {
    const { deadline, running } = state;
    if (deadline === null || running === null) return;
    const seat = running.match.phase === 'roundOver' ? 0 : running.match.turn;
    if (seat === null) return;
    const moment = momentOf(running, seat);
    this.later(deadline - Date.now(), () => this.timeIsUp(state, running, moment));
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
    const { changes } = this;
    this.decide(running, seat, level, new Memory().notesFor(running, seat, level), ({ move }) => {
      if (changes !== this.changes) return;
      this.move(seat, move ?? match.legal(seat)[0], 'clock', moment);
    });
  }

  /** Makes a move for a seat, if it is still right when its turn to be written comes: another process may have made it. */
  private move(seat: number, move: MoveText, by: Mover, moment: Moment): void {
    this.around.write(({ running, phase, paused, places }) => {
      if (running === null || phase !== 'playing' || paused || isPast(moment, running, seat)) return null;
      if (by === 'bot' && places[seat].bot === null) return null;
      if (by === 'clock' && running.moves !== moment.moves) return null;
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

const momentOf = ({ number, moves, movesOf }: TableMatch, seat: number): Moment => ({
  match: number,
  moves,
  own: movesOf[seat],
});

/** Whoever has moved since, or is on turn while others have moved, has to think again. */
const isPast = ({ match, moves, own }: Moment, running: TableMatch, seat: number): boolean =>
  running.number !== match ||
  running.movesOf[seat] !== own ||
  (running.match.turn === seat && running.moves !== moves);

/** A bot's own chance, from which the seed of the match cannot be found. */
const ownChance = (seed: string, seat: number): string =>
  createHash('sha256').update(`tischrunde bot ${seat} ${seed}`).digest('hex');

/** The move that does the least: to pass, or else to draw. */
const leastOf = (legal: readonly MoveText[]): MoveText | undefined =>
  legal.find(({ type }) => type === 'pass') ?? legal.find(({ type }) => type === 'draw');
