/** Tells the time and wakes the scheduler. Milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back once, later. Returns a function that cancels it. */
  after(milliseconds: number, then: () => void): () => void;
}

interface Alarm {
  readonly at: number;
  readonly then: () => void;
}

/** A clock that moves only when told to, for matches between bots, the terminal and tests. */
export class VirtualClock implements Clock {
  private time = 0;
  private readonly alarms = new Set<Alarm>();

  now(): number {
    return this.time;
  }

  after(milliseconds: number, then: () => void): () => void {
    const alarm = { at: this.time + Math.max(0, milliseconds), then };
    this.alarms.add(alarm);
    return () => this.alarms.delete(alarm);
  }

  /** Moves on to the next alarm and rings it. False, and nothing changes, if there is none by then. */
  runNext(until = Number.POSITIVE_INFINITY): boolean {
    let first: Alarm | null = null;
    for (const alarm of this.alarms) if (first === null || alarm.at < first.at) first = alarm;
    if (first === null || first.at > until) return false;
    this.alarms.delete(first);
    this.time = first.at;
    first.then();
    return true;
  }

  /** Rings everything that is due by then, in order. */
  runUntil(until: number): void {
    while (this.runNext(until));
    this.time = Math.max(this.time, until);
  }
}
