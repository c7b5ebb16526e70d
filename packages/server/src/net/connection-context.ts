import type { ServerContext } from '../live/context.ts';
import type { Tables } from '../live/tables.ts';
import type { GuestConnections } from '../people/guest-connections.ts';
import type { Guests } from '../people/guests.ts';
import type { RateLimiters } from './limiters.ts';
import type { PublicList } from './public-list.ts';
import type { PublicSeats } from './public-seats.ts';

/** What all connections share. */
export interface ConnectionContext extends ServerContext {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly connections: GuestConnections;
  readonly list: PublicList;
  readonly seats: PublicSeats;
  readonly limiters: RateLimiters;
  /** The address at which other devices reach the server, if it is known. */
  reach(): string | null;
  isClosing(): boolean;
}
