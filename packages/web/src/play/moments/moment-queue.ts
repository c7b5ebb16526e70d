import type { Moment } from './moment.ts';

/** Wakes the queue. */
export interface Alarm {
  /** Calls back once, later. Returns a function that cancels it. */
  after(milliseconds: number, then: () => void): () => void;
}

/** A moment that is seen now. The number tells it apart from an equal one. */
export type ShownMoment = Moment & { readonly number: number };

interface MomentEvents {
  /** A moment begins; null when the last one is over. */
  begins(moment: ShownMoment | null): void;
  /** It has arrived where it ends; also called if it is skipped. */
  arrives(moment: Moment): void;
}

/** Where in its time a moment arrives. */
const arrival = 0.72;

/** With more than these waiting, each takes so many milliseconds at most. */
const patience = 3;
const hurried = 500;

/** Shows moments one after the other. */
export class MomentQueue {
  private readonly alarm: Alarm;
  private readonly events: MomentEvents;
  private waiting: Moment[] = [];
  private current: Moment | null = null;
  private hasArrived = false;
  private count = 0;
  private cancel: (() => void) | null = null;

  constructor(alarm: Alarm, events: MomentEvents) {
    this.alarm = alarm;
    this.events = events;
  }

  /** Adds moments, and returns how long it takes at most until all are over. */
  add(moments: readonly Moment[]): number {
    this.waiting.push(...moments);
    if (this.waiting.length > patience) this.waiting = this.waiting.map(hurry);
    const time = this.all().reduce((sum, { lasts }) => sum + lasts, 0);
    if (this.current === null) this.next();
    return time;
  }

  /** Everything that is shown or waits arrives at once. */
  skip(): void {
    const left = this.hasArrived ? this.waiting : this.all();
    const wasBusy = this.current !== null;
    this.waiting = [];
    this.current = null;
    this.stop();
    for (const moment of left) this.events.arrives(moment);
    if (wasBusy) this.events.begins(null);
  }

  private all(): Moment[] {
    return this.current === null ? [...this.waiting] : [this.current, ...this.waiting];
  }

  private next(): void {
    const moment = this.waiting.shift() ?? null;
    this.current = moment;
    this.hasArrived = false;
    if (moment === null) {
      this.events.begins(null);
      return;
    }
    const { lasts } = moment;
    this.count++;
    this.events.begins({ ...moment, number: this.count });
    this.cancel = this.alarm.after(lasts * arrival, () => {
      this.hasArrived = true;
      this.events.arrives(moment);
      this.cancel = this.alarm.after(lasts * (1 - arrival), () => this.next());
    });
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}

/** A win is the last, and has its time. */
const hurry = (moment: Moment): Moment =>
  moment.kind === 'win' ? moment : { ...moment, lasts: Math.min(moment.lasts, hurried) };
