import { addressesOfNetwork, type Rate, type Rates } from '../limits.ts';
import { wideNetworkOf } from './client-address.ts';

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

  private cleanUp(now: number): void {
    if (this.buckets.size < this.cleanupAt) return;
    const { burst, perSecond } = this.rate;
    for (const [key, { tokens, at }] of this.buckets) {
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(key);
    }
    this.cleanupAt = Math.max(cleanupSize, 2 * this.buckets.size);
  }
}

/** A token bucket for each address, and a larger one for each network of IPv6 addresses. */
export class AddressLimiter {
  private readonly ofAddress: RateLimiter;
  private readonly ofNetwork: RateLimiter;

  constructor(rate: Rate) {
    const { burst, perSecond } = rate;
    this.ofAddress = new RateLimiter(rate);
    this.ofNetwork = new RateLimiter({
      burst: burst * addressesOfNetwork,
      perSecond: perSecond * addressesOfNetwork,
    });
  }

  /** Takes a token; false if there is none. What is too much for an address does not count for its network. */
  take(address: string, now = performance.now()): boolean {
    if (!this.ofAddress.take(address, now)) return false;
    const network = wideNetworkOf(address);
    return network === null || this.ofNetwork.take(network, now);
  }
}

export type RateLimiters = ReturnType<typeof rateLimitersFor>;

export const rateLimitersFor = (rates: Rates) => ({
  messages: new RateLimiter(rates.messages),
  messagesOfAddress: new AddressLimiter(rates.messagesOfAddress),
  tableChanges: new RateLimiter(rates.tableChanges),
  tableChangesOfAddress: new AddressLimiter(rates.tableChangesOfAddress),
  looks: new RateLimiter(rates.looks),
  looksOfAddress: new AddressLimiter(rates.looksOfAddress),
  notesOfAddress: new AddressLimiter(rates.notesOfAddress),
  replaysOfGuest: new RateLimiter(rates.replaysOfGuest),
  replays: new AddressLimiter(rates.replays),
  invitations: new AddressLimiter(rates.invitations),
  previews: new AddressLimiter(rates.previews),
  chat: new RateLimiter(rates.chat),
  carries: new RateLimiter(rates.carries),
  codes: new AddressLimiter(rates.codes),
  guesses: new RateLimiter(rates.guesses),
  guessesOfAll: new RateLimiter(rates.guessesOfAll),
  guessesOfNetwork: new RateLimiter(rates.guessesOfNetwork),
  subscriptions: new RateLimiter(rates.subscriptions),
  subscriptionsOfAddress: new AddressLimiter(rates.subscriptionsOfAddress),
  newGuests: new AddressLimiter(rates.newGuests),
  newTables: new RateLimiter(rates.newTables),
  newTablesOfAddress: new AddressLimiter(rates.newTablesOfAddress),
});

/** Whether somebody may have one more log replayed. What is too much for one must not count for all others of the address. */
export const mayReplay = (
  { replaysOfGuest, replays }: RateLimiters,
  guest: string,
  address: string,
): boolean => replaysOfGuest.take(guest) && replays.take(address);
