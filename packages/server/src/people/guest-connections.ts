/** An open connection that a newer one can take the place of. */
export interface Displaceable {
  /** When its client said something last. Milliseconds of the monotonic clock. */
  readonly heardAt: number;
  displace(): void;
}

/** Ends the connection that has been quiet the longest: probably nobody is in front of that screen. */
export function displaceQuietest(connections: Iterable<Displaceable>): void {
  [...connections].reduce((one, other) => (other.heardAt < one.heardAt ? other : one)).displace();
}

/** An open connection of a guest. */
export interface GuestConnection extends Displaceable {
  /** The guest has renewed the token; connections with an older one are closed. */
  renewed(generation: number): void;
}

/** How long a renewal is remembered, for connections whose token was checked just before it. Milliseconds. */
const rememberedFor = 60_000;

/** The connections of every guest at this process. */
export class GuestConnections {
  /** How many a guest may have. One more takes the place of the quietest. */
  private readonly most: number;
  private readonly byGuest = new Map<string, Set<GuestConnection>>();
  private readonly newest = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  add(guest: string, connection: GuestConnection): void {
    const connections = this.byGuest.get(guest) ?? new Set();
    connections.add(connection);
    this.byGuest.set(guest, connections);
    if (connections.size > this.most) displaceQuietest(connections);
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
