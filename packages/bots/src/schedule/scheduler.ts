import { type Match, type MoveText, type Seat, seatsOf } from '@tischrunde/engine';
import type { Decision } from '../bot.ts';
import { type Contender, levelOf } from '../contender.ts';
import { delayOf, shortestTime } from '../timing.ts';
import type { Clock } from './clock.ts';
import type { BotQuestion } from './thinker.ts';

/** A match that bots play in. */
export interface ScheduledMatch {
  /** Tells the matches of one table apart. */
  readonly number: number;
  readonly match: Match;
  /** How many moves were made, by everybody and by each seat; `next` counts. */
  readonly moves: number;
  readonly movesOf: readonly number[];
  /** The bot on each seat; null where a person sits. */
  readonly bots: readonly (Contender | null)[];
}

/** Where bots play. */
export interface ScheduledTable {
  /** The match as it stands; null while there is none, or while it is paused. */
  current(): ScheduledMatch | null;
  /** Asks a bot, here or on another thread. */
  think(question: BotQuestion): Decision | Promise<Decision>;
  /** Makes a move that is due, at once or soon. Once it is made, `changed` is to be called. */
  commit(plan: Plan): void;
  readonly clock: Clock;
  /** How long bots take: 1 as long as people, 0 no time. */
  readonly pace: number;
  /** Asynchronous thinking has failed. */
  failed(error: unknown): void;
}

/** When a bot was asked: who it was, and how far the match had come. */
interface Moment {
  readonly match: number;
  readonly round: number;
  readonly moves: number;
  readonly ownMoves: number;
  readonly contender: Contender;
}

/** What a bot is about to do, and when, on the table's clock. */
export interface Plan {
  readonly seat: Seat;
  readonly move: MoveText;
  readonly at: number;
  readonly moment: Moment;
}

/** How far a bot has come with its next move. */
type Progress =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly moment: Moment }
  /** It does nothing until something changes. */
  | { readonly kind: 'waiting'; readonly moment: Moment }
  | { readonly kind: 'planned'; readonly plan: Plan }
  /** The table was told to make the move. */
  | { readonly kind: 'committed'; readonly plan: Plan };

/** When a bot began to think about its next move, on turn or in a real-time game. */
interface Begun {
  readonly round: number;
  readonly ownMoves: number;
  readonly since: number;
}

const nothing: Progress = { kind: 'none' };

/**
 * Lets the bots of a table think and act in their time. Plans survive what others do: one is dropped only if
 * its move has become illegal, or if the bot is on turn and something has changed, so that it should think
 * again.
 */
export class Scheduler {
  private readonly table: ScheduledTable;
  private readonly progress = new Map<Seat, Progress>();
  private readonly begun = new Map<Seat, Begun>();
  private isRunning = false;
  /** No plan is carried out before this time. */
  private earliest = 0;
  private cancel: (() => void) | null = null;
  /** Nor before this one, while something is seen on a screen. */
  private quietUntil = Number.NEGATIVE_INFINITY;

  /** Bots only watch until `resume` is called. */
  constructor(table: ScheduledTable) {
    this.table = table;
  }

  /** Whether a bot thinks, or waits for the time to act. */
  get isBusy(): boolean {
    return [...this.progress.values()].some(({ kind }) => kind === 'thinking' || kind === 'planned');
  }

  /** The plan to be carried out next. */
  get next(): Plan | null {
    let first: Plan | null = null;
    for (const progress of this.progress.values())
      if (progress.kind === 'planned' && (first === null || isBefore(progress.plan, first)))
        first = progress.plan;
    return first;
  }

  /** Due after every change at the table: a deal, a move, a bot that comes or goes. */
  changed(): void {
    this.dropStale();
    if (this.isRunning) this.plan();
  }

  /** Drops plans that a change has made stale, without thinking of new ones. */
  dropStale(): void {
    for (const [seat, progress] of this.progress)
      if (!this.isKept(seat, progress)) this.progress.set(seat, nothing);
    this.wakeForNext();
  }

  /** Lets the bots act; plans are new ones if they were paused. */
  resume(): void {
    this.isRunning = true;
    this.changed();
  }

  /**
   * Bots do nothing for so long, because people are looking at something; 0 ends an earlier wait. Bots that take no time do not wait
   * either.
   */
  wait(milliseconds: number): void {
    if (this.table.pace === 0) return;
    this.quietUntil = this.table.clock.now() + milliseconds;
    this.wakeForNext();
  }

  /** Makes no new plans, but carries out those that stay fresh. */
  hold(): void {
    this.isRunning = false;
    this.dropStale();
  }

  /** Drops all plans; the bots only watch. */
  pause(): void {
    this.isRunning = false;
    this.progress.clear();
    this.begun.clear();
    this.wakeForNext();
  }

  /** Carries out no plan before this time, on the table's clock: people are to see something first, or may take a move back. */
  waitUntil(time: number): void {
    this.earliest = Math.max(this.earliest, time);
    this.wakeForNext();
  }

  /** Carries out the plan of the bot on turn now. Plans of others stay: nobody is to be interrupted earlier. */
  hurry(): void {
    const turn = this.table.current()?.match.turn ?? null;
    const progress = turn === null ? nothing : (this.progress.get(turn) ?? nothing);
    this.earliest = this.table.clock.now();
    this.quietUntil = this.earliest;
    if (progress.kind !== 'planned') return;
    this.cancel?.();
    this.commit(progress.plan);
  }

  /** Whether a plan may still be carried out as the table stands now. */
  isFresh({ seat, move, moment }: Plan): boolean {
    const current = this.table.current();
    return current !== null && isCurrent(moment, seat, current) && current.match.judge(seat, move).ok;
  }

  private isKept(seat: Seat, progress: Progress): boolean {
    if (progress.kind === 'none') return true;
    if (progress.kind === 'planned' || progress.kind === 'committed') return this.isFresh(progress.plan);
    const current = this.table.current();
    if (current === null || !isCurrent(progress.moment, seat, current)) return false;
    // A bot that saw nothing to do looks again; one that still thinks may finish.
    return progress.kind === 'thinking' || progress.moment.moves === current.moves;
  }

  private plan(): void {
    const current = this.table.current();
    if (current === null || current.match.phase !== 'play') return;
    const { match, bots } = current;
    for (const seat of seatsOf(match.players)) {
      if (match.turn !== seat && match.turn !== null) this.begun.delete(seat);
      const contender = bots[seat];
      const { kind } = this.progress.get(seat) ?? nothing;
      if (contender === null || kind !== 'none' || match.countLegal(seat) === 0) continue;
      this.ask(current, seat, contender);
    }
    this.wakeForNext();
  }

  private ask(current: ScheduledMatch, seat: Seat, contender: Contender): void {
    const { match, moves } = current;
    const moment = momentOf(current, seat, contender);
    const thinking: Progress = { kind: 'thinking', moment };
    this.progress.set(seat, thinking);
    const since = this.table.clock.now();
    const known = match.known(seat);
    const answer = this.table.think({ seat, known, contender, level: levelOf(contender), moves });
    if (!('then' in answer)) {
      this.decided(seat, moment, since, answer);
      return;
    }
    const isAbandoned = (): boolean => this.progress.get(seat) !== thinking;
    const use = (decision: Decision): void => {
      if (isAbandoned()) return;
      this.decided(seat, moment, since, decision);
      this.changed();
    };
    const giveUp = (error: unknown): void => {
      if (isAbandoned()) return;
      this.progress.set(seat, nothing);
      this.table.failed(error);
    };
    answer.then(use, giveUp).catch((error: unknown) => this.table.failed(error));
  }

  private decided(seat: Seat, moment: Moment, since: number, { move, after }: Decision): void {
    const match = this.table.current()?.match;
    if (move === null || match === undefined) {
      this.begun.delete(seat);
      this.progress.set(seat, { kind: 'waiting', moment });
      return;
    }
    const isRealTime = match.turn === null;
    const delay = delayOf(after, this.table.pace, isRealTime);
    const isExpected = isRealTime || match.turn === seat;
    const at = isExpected ? this.dueSinceBegun(seat, moment, since, delay, isRealTime) : since + delay;
    this.progress.set(seat, { kind: 'planned', plan: { seat, move, at, moment } });
  }

  /** Thinking again does not restart the delay, or others could keep a bot from ever acting. */
  private dueSinceBegun(
    seat: Seat,
    { round, ownMoves }: Moment,
    since: number,
    delay: number,
    isRealTime: boolean,
  ): number {
    const begun = this.begun.get(seat);
    if (begun?.round === round && begun.ownMoves === ownMoves)
      return Math.max(begun.since + delay, since + delayOf(shortestTime, this.table.pace, isRealTime));
    this.begun.set(seat, { round, ownMoves, since });
    return since + delay;
  }

  private wakeForNext(): void {
    // Most tables of a server have no bots.
    if (this.progress.size === 0 && this.cancel === null) return;
    this.cancel?.();
    const { next } = this;
    const { clock } = this.table;
    const at = Math.max(next?.at ?? 0, this.earliest, this.quietUntil);
    this.cancel = next === null ? null : clock.after(Math.max(0, at - clock.now()), () => this.commit(next));
  }

  private commit(plan: Plan): void {
    this.cancel = null;
    if (this.isFresh(plan)) {
      this.progress.set(plan.seat, { kind: 'committed', plan });
      this.table.commit(plan);
      this.wakeForNext();
    } else {
      this.changed();
    }
  }
}

const isBefore = (one: Plan, other: Plan): boolean =>
  one.at < other.at || (one.at === other.at && one.seat < other.seat);

const momentOf = (current: ScheduledMatch, seat: Seat, contender: Contender): Moment => ({
  match: current.number,
  round: current.match.round,
  moves: current.moves,
  ownMoves: current.movesOf[seat],
  contender,
});

/** A seat that has moved since has to think again, and so has one that is on turn if anybody has. */
const isCurrent = (
  moment: Moment,
  seat: Seat,
  { number, match, moves, movesOf, bots }: ScheduledMatch,
): boolean =>
  number === moment.match &&
  match.phase === 'play' &&
  match.round === moment.round &&
  movesOf[seat] === moment.ownMoves &&
  bots[seat] === moment.contender &&
  (match.turn !== seat || moves === moment.moves);
