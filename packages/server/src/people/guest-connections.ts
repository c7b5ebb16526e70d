import type { Pulse } from './pulse.ts';

/** An open connection that a newer one can take the place of. */
export interface Displaceable {
  /** When its client said something last, or something happened at a table that it shows. Milliseconds of the monotonic clock. */
  readonly usedAt: number;
  readonly pulse: Pulse;
  /** Disconnects a client for a newer one, and tells it to come back later. */
  displace(): void;
  /** Ends the connection of a client that is gone. */
  drop(): void;
}

/** Ends a connection whose client is gone, for a newer one; false if there is none. */
export function dropSilent(connections: Iterable<Displaceable>, now?: number): boolean {
  for (const connection of connections) {
    if (!connection.pulse.isSilent(now)) continue;
    connection.drop();
    return true;
  }
  return false;
}

/** Ends the connection that has not been used for the longest time: probably nobody is in front of that screen. */
export function displaceLeastUsed(connections: Iterable<Displaceable>): void {
  [...connections].reduce((one, other) => (other.usedAt < one.usedAt ? other : one)).displace();
}

/** An open connection of a guest. */
export interface GuestConnection extends Displaceable {
  /** The guest has renewed the token; connections with an older one are closed. */
  renewed(generation: number): void;
}

/** Clients that are gone lose their places first, and then those that may be. */
function makeRoomIn(connections: ReadonlySet<GuestConnection>): void {
  if (dropSilent(connections)) return;
  const unanswering = [...connections].filter(({ pulse }) => pulse.isPending());
  displaceLeastUsed(unanswering.length > 0 ? unanswering : connections);
}

/** How long a renewal is remembered, for connections whose token was checked just before it. Milliseconds. */
const rememberedFor = 60_000;

/** The connections of every guest at this process. */
export class GuestConnections {
  /** How many a guest may have. One more takes the place of another. */
  private readonly most: number;
  private readonly byGuest = new Map<string, Set<GuestConnection>>();
  private readonly newest = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  add(guest: string, connection: GuestConnection): void {
    const connections = this.byGuest.get(guest) ?? new Set();
    if (connections.size >= this.most && !connections.has(connection)) makeRoomIn(connections);
    connections.add(connection);
    this.byGuest.set(guest, connections);
    // So that it is known which clients are gone when their places are needed.
    if (connections.size > this.most / 2) for (const { pulse } of connections) pulse.ping();
    connection.renewed(this.newest.get(guest) ?? 0);
  }

  remove(guest: string, connection: GuestConnection): void {
    const connections = this.byGuest.get(guest);
    connections?.delete(connection);
    if (connections?.size === 0) this.byGuest.delete(guest);
  }

  renewed(guest: string, generation: number): void {
    this.newest.set(guest, generation);
    setTimeout(() => {
      if (this.newest.get(guest) === generation) this.newest.delete(guest);
    }, rememberedFor).unref();
    for (const connection of [...(this.byGuest.get(guest) ?? [])]) connection.renewed(generation);
  }
}
