import {
  addressesOfNetwork,
  mostMessagesMore,
  type Rate,
  type Rates,
  watchersPerMessage,
} from '../limits.ts';
import type { LiveTable } from '../live/live-table.ts';
import { wideNetworkOf } from './client-address.ts';
import { RateLimiter } from './rate-limiter.ts';

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

  /** Takes tokens for something that has been let through already. They may be more than there are. */
  charge(address: string, tokens: number): void {
    this.ofAddress.charge(address, tokens);
    const network = wideNetworkOf(address);
    if (network !== null) this.ofNetwork.charge(network, tokens);
  }
}

export type RateLimiters = ReturnType<typeof rateLimitersFor>;

export const rateLimitersFor = (rates: Rates) => ({
  messages: new RateLimiter(rates.messages),
  messagesOfAddress: new AddressLimiter(rates.messagesOfAddress),
  tableChanges: new RateLimiter(rates.tableChanges),
  tableChangesOfAddress: new AddressLimiter(rates.tableChangesOfAddress),
  onlookers: new RateLimiter(rates.onlookers),
  publicSeats: new RateLimiter(rates.publicSeats),
  publicSeatsOfGuest: new RateLimiter(rates.publicSeatsOfGuest),
  looks: new RateLimiter(rates.looks),
  looksOfAddress: new AddressLimiter(rates.looksOfAddress),
  notesOfAddress: new AddressLimiter(rates.notesOfAddress),
  replaysOfGuest: new RateLimiter(rates.replaysOfGuest),
  replays: new AddressLimiter(rates.replays),
  ownTables: new RateLimiter(rates.ownTables),
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
  renewals: new RateLimiter(rates.renewals),
  renewalsOfAddress: new AddressLimiter(rates.renewalsOfAddress),
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

/** Whether one more ask of a guest at a table leaves its players enough of it. What onlookers say keeps nobody from sitting down. */
export const mayAct = (
  { onlookers }: RateLimiters,
  { id, roles }: Pick<LiveTable, 'id' | 'roles'>,
  guest: string,
  talks = false,
): boolean => roles.hasSay(guest) || onlookers.take(talks ? `talk ${id}` : id);

/** An ask at a table costs an address more the more people are told. */
export function payForAudience({ messagesOfAddress }: RateLimiters, address: string, watchers: number): void {
  if (watchers < watchersPerMessage) return;
  const more = Math.floor(watchers / watchersPerMessage);
  messagesOfAddress.charge(address, Math.min(more, mostMessagesMore));
}
