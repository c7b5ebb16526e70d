/** So many at once, and so many more a second. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** When so many are remembered, or twice as many as the last time, those who are allowed everything again are forgotten. */
const mostRemembered = 10_000;

/** Counts what somebody does, and says when it is too much. */
export class Allowance {
  private readonly limit: Limit;
  private readonly left = new Map<string, { tokens: number; at: number }>();
  private most = mostRemembered;

  constructor(limit: Limit) {
    this.limit = limit;
  }

  /** Whether it may be done once more. By a clock that nobody sets back. */
  take(who: string, now = performance.now()): boolean {
    const { burst, perSecond } = this.limit;
    const known = this.left.get(who);
    const tokens =
      known === undefined ? burst : Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond);
    if (known === undefined) {
      this.forget(now);
      this.left.set(who, { tokens: tokens - 1, at: now });
      return true;
    }
    known.at = now;
    known.tokens = tokens < 1 ? tokens : tokens - 1;
    return tokens >= 1;
  }

  private forget(now: number): void {
    if (this.left.size < this.most) return;
    const { burst, perSecond } = this.limit;
    for (const [who, { tokens, at }] of this.left) {
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.left.delete(who);
    }
    this.most = Math.max(mostRemembered, 2 * this.left.size);
  }
}
