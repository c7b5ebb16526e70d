/** Lets so much be done at one time, and so much of it for one. Those who wait take turns, so that nobody waits longer because somebody else asks for much. */
export class Turns {
  private readonly mostAtOnce: number;
  private readonly mostOfOne: number;
  /** What waits, by who asked for it; whose turn it is comes first. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly running = new Map<string, number>();
  private count = 0;

  constructor(mostAtOnce: number, mostOfOne: number) {
    this.mostAtOnce = mostAtOnce;
    this.mostOfOne = mostOfOne;
  }

  get isIdle(): boolean {
    return this.count === 0;
  }

  /** How much waits for one. */
  waitingFor(whose: string): number {
    return this.waiting.get(whose)?.length ?? 0;
  }

  async run<Found>(whose: string, task: () => Promise<Found>): Promise<Found> {
    if (!this.isFreeFor(whose)) await this.turnOf(whose);
    else this.begin(whose);
    try {
      return await task();
    } finally {
      this.end(whose);
    }
  }

  private isFreeFor(whose: string): boolean {
    return this.count < this.mostAtOnce && (this.running.get(whose) ?? 0) < this.mostOfOne;
  }

  private turnOf(whose: string): Promise<void> {
    return new Promise((resolve) => {
      const before = this.waiting.get(whose);
      if (before === undefined) this.waiting.set(whose, [resolve]);
      else before.push(resolve);
    });
  }

  private begin(whose: string): void {
    this.count++;
    this.running.set(whose, (this.running.get(whose) ?? 0) + 1);
  }

  private end(whose: string): void {
    this.count--;
    const left = (this.running.get(whose) ?? 0) - 1;
    if (left > 0) this.running.set(whose, left);
    else this.running.delete(whose);
    this.beginNext();
  }

  private beginNext(): void {
    for (const [whose, waiting] of this.waiting) {
      if (!this.isFreeFor(whose)) continue;
      const first = waiting.shift();
      this.waiting.delete(whose);
      // Behind all others.
      if (waiting.length > 0) this.waiting.set(whose, waiting);
      this.begin(whose);
      first?.();
      return;
    }
  }
}
