/** Something that works for one after the other, in the order in which they come: a core, or as many as it has. Seconds. */
export class Station {
  private readonly freeAt: number[];
  private busy = 0;
  private waited = 0;
  private since = 0;

  constructor(cores = 1) {
    this.freeAt = Array.from({ length: cores }, () => 0);
  }

  /** Begins as soon as a core is free; answers with the time of the end. */
  work(now: number, seconds: number): number {
    let core = 0;
    for (let other = 1; other < this.freeAt.length; other++)
      if (this.freeAt[other] < this.freeAt[core]) core = other;
    const begin = Math.max(now, this.freeAt[core]);
    this.freeAt[core] = begin + seconds;
    this.busy += seconds;
    this.waited += begin - now;
    return begin + seconds;
  }

  /** From here on it is counted. */
  countFrom(now: number): void {
    this.since = now;
    this.busy = 0;
    this.waited = 0;
  }

  /** The share of its time that it worked, and how many waited on average. More than 1 if it is given more work than it can do. */
  load(now: number): { readonly utilisation: number; readonly waiting: number } {
    const seconds = now - this.since;
    return { utilisation: this.busy / seconds / this.freeAt.length, waiting: this.waited / seconds };
  }
}
