import type { Rate } from '../limits.ts';

/** Once it tracks this many keys, or twice as many as after the last cleanup, a limiter forgets those with a full bucket. */
const cleanupSize = 10_000;

/** A token bucket for each key (a guest, an address). */
export class RateLimiter {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, { tokens: number; at: number }>();
  private cleanupAt = cleanupSize;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  /** Takes a token; false if there is none. The clock must be monotonic. */
  take(key: string, now = performance.now()): boolean {
    const { burst, perSecond } = this.rate;
    const bucket = this.buckets.get(key);
    if (bucket === undefined) {
      this.cleanUp(now);
      this.buckets.set(key, { tokens: burst - 1, at: now });
      return true;
    }
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    bucket.tokens = tokens < 1 ? tokens : tokens - 1;
    return tokens >= 1;
  }

  /** Gives a token back that was not needed. */
  giveBack(key: string): void {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) bucket.tokens = Math.min(this.rate.burst, bucket.tokens + 1);
  }

  /** Takes tokens from a bucket that is in use, even if it has fewer: it is refilled before anything more is taken. */
  charge(key: string, tokens: number): void {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) bucket.tokens -= tokens;
  }

  private cleanUp(now: number): void {
    if (this.buckets.size < this.cleanupAt) return;
    const { burst, perSecond } = this.rate;
    for (const [key, { tokens, at }] of this.buckets) {
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(key);
    }
    this.cleanupAt = Math.max(cleanupSize, 2 * this.buckets.size);
  }
}
