import { hash } from 'node:crypto';
import type { RefusalCode, Subscription } from '@tischrunde/protocol';
import { type GameId, languageFor } from '@tischrunde/rulebook';
import type { Logger } from 'pino';
import { bookOf } from '../book.ts';
import { reasonOf } from '../error-reason.ts';
import {
  callRates,
  longestCall,
  mostCallsAtOnce,
  mostResting,
  mostSubscriptions,
  restAfterFailure,
} from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { RateLimiter } from '../net/rate-limiter.ts';
import type { Store } from '../store/store.ts';
import { areReaderKeys, encrypted } from './encryption.ts';
import { postPush, type Reach } from './post-push.ts';
import { isAllowedEndpoint } from './push-services.ts';
import type { Vapid } from './vapid.ts';

/** A turn of a guest. */
export interface Turn {
  readonly table: string;
  readonly game: string;
  /** When it began. With the table this is one turn, at whichever process. */
  readonly since: number;
  /** When it ends if nobody moves; null if it does not. */
  readonly deadline: number | null;
}

interface TurnCallsContext {
  readonly vapid: Vapid;
  /** The hosts of push services that may be used. */
  readonly services: readonly string[];
  readonly reach: Reach;
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** What push services answer for a subscription that is over. */
const over: ReadonlySet<number> = new Set([404, 410]);

/** Calls guests by Web Push when it is their turn and they are away. */
export class TurnCalls {
  private readonly context: TurnCallsContext;
  private readonly ofGuest = new RateLimiter(callRates.ofGuest);
  private readonly ofAll = new RateLimiter(callRates.ofAll);
  private underWay = 0;
  /** Endpoints that could not be reached, and until when they are left alone; the first to be tried again first. */
  private readonly resting = new Map<string, number>();

  constructor(context: TurnCallsContext) {
    this.context = context;
  }

  /** What pages need to subscribe. */
  get key(): string {
    return this.context.vapid.publicKey;
  }

  /** A guest has a few subscriptions, and a new one takes the place of the oldest. Resolves to the reason if nothing may be sent there. */
  async subscribe(
    { guest, generation }: { readonly guest: string; readonly generation: number },
    subscription: Subscription,
  ): Promise<RefusalCode | null> {
    const { store, services } = this.context;
    if (!isAllowedEndpoint(subscription.endpoint, services) || !areReaderKeys(subscription))
      return 'push.bad';
    const { endpoint } = subscription;
    await store.subscribe(guest, endpoint, JSON.stringify(subscription), Date.now(), mostSubscriptions);
    // The guest may just have renewed the token and forgotten all subscriptions, at another process or here.
    if ((await store.generation(guest)) <= generation) return null;
    await store.unsubscribe(guest, endpoint);
    return 'token.renewed';
  }

  /** Calls a guest, once for each turn whichever process does it first. Failures are only counted. */
  async call(guest: string, turn: Turn): Promise<void> {
    const { store, log } = this.context;
    const now = Date.now();
    const until = Math.min(turn.deadline ?? Number.POSITIVE_INFINITY, now + longestCall);
    if (until - now < 1000) return;
    try {
      const subscriptions = await store.subscriptionsOf(guest);
      if (subscriptions.length === 0 || !this.ofGuest.take(guest)) return;
      const { table, since } = turn;
      if (!(await store.spend(hash('sha256', `turn ${table} ${since}`, 'base64url'), until, now))) return;
      // Written by `subscribe`.
      const all = subscriptions.map((text) => JSON.parse(text) as Subscription);
      await Promise.all(all.map((subscription) => this.push(guest, subscription, turn, until - now)));
    } catch (error) {
      log.warn({ table: turn.table, reason: reasonOf(error) }, 'cannot call a guest');
    }
  }

  private async push(guest: string, to: Subscription, turn: Turn, validFor: number): Promise<void> {
    const { store, services, metrics, log } = this.context;
    // The operator may have changed the list since.
    const isAllowed = isAllowedEndpoint(to.endpoint, services) && !this.isResting(to.endpoint);
    if (!isAllowed || this.underWay >= mostCallsAtOnce || !this.ofAll.take('all')) {
      metrics.pushed('withheld');
      return;
    }
    this.underWay++;
    try {
      const status = await this.post(to, turn, validFor);
      metrics.pushed(status >= 200 && status < 300 ? 'sent' : 'refused');
      if (over.has(status)) await store.unsubscribe(guest, to.endpoint);
    } catch (error) {
      metrics.pushed('failed');
      this.rest(to.endpoint);
      log.debug({ service: new URL(to.endpoint).host, reason: reasonOf(error) }, 'a push failed');
    } finally {
      this.underWay--;
    }
  }

  private isResting(endpoint: string): boolean {
    return (this.resting.get(endpoint) ?? 0) > Date.now();
  }

  private rest(endpoint: string): void {
    this.resting.delete(endpoint);
    this.resting.set(endpoint, Date.now() + restAfterFailure);
    const [first] = this.resting.keys();
    if (this.resting.size > mostResting) this.resting.delete(first);
  }

  /** The text says no more than what is on the screen of a locked phone anyway: that it is their turn, and in which game. */
  private async post(to: Subscription, { table, game }: Turn, validFor: number): Promise<number> {
    const { vapid, reach } = this.context;
    const { say, name } = await bookOf(languageFor([to.language]));
    // The server knows every game that a table can be for.
    const text = JSON.stringify({ table, title: say('turn.elsewhere'), body: name(game as GameId) });
    const url = new URL(to.endpoint);
    const headers = {
      Authorization: vapid.authorization(url, Date.now()),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      // It is not delivered any more when the turn is over, and a newer one for the table takes its place.
      TTL: Math.floor(validFor / 1000),
      Topic: table,
      Urgency: 'high',
    };
    return postPush({ to: url, headers, body: encrypted(text, to) }, reach);
  }
}
