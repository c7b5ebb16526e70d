/** So much is done at one time, and so much of it for one address. */
const mostAtOnce = 16;
const mostOfOne = 4;

/** What reads much of the store, such as loads of tables, waits here. Addresses take turns, so that nobody waits longer because somebody else asks for much. */
export class LoadQueue {
  /** What waits, by who asked for it; whose turn it is comes first. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly running = new Map<string, number>();
  private count = 0;

  async run<Found>(whose: string, read: () => Promise<Found>): Promise<Found> {
    if (!this.isFreeFor(whose)) await this.turnOf(whose);
    else this.begin(whose);
    try {
      return await read();
    } finally {
      this.end(whose);
    }
  }

  private isFreeFor(whose: string): boolean {
    return this.count < mostAtOnce && (this.running.get(whose) ?? 0) < mostOfOne;
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
    for (const [whose, [first, ...others]] of this.waiting) {
      if (!this.isFreeFor(whose)) continue;
      this.waiting.delete(whose);
      // Behind all others.
      if (others.length > 0) this.waiting.set(whose, others);
      this.begin(whose);
      first();
      return;
    }
  }
}
