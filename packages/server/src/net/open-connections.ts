import { keptConnections } from '../limits.ts';

/** An open connection, as far as it matters who may stay connected. */
export interface OpenConnection {
  /** Who it is; empty for a board, and for somebody who has not said hello. */
  readonly who: string;
  /** Ends it, because a newer one needs its place. */
  displace(): void;
}

/** The open connections of every address. None of its guests can keep the others out. */
export class OpenConnections {
  private readonly most: number;
  private readonly byAddress = new Map<string, Set<OpenConnection>>();

  constructor(most: number) {
    this.most = most;
  }

  /** Whether one more may be opened. Where there are too many, the guest with the most gives the oldest up. */
  makeRoom(address: string): boolean {
    const open = this.byAddress.get(address);
    if (open === undefined || open.size < this.most) return true;
    const ofGuests = [...Map.groupBy(open, ({ who }) => who).values()];
    const most = ofGuests.reduce((one, other) => (other.length > one.length ? other : one));
    if (most.length <= keptConnections) return false;
    most[0].displace();
    return true;
  }

  add(address: string, connection: OpenConnection): void {
    const open = this.byAddress.get(address) ?? new Set();
    open.add(connection);
    this.byAddress.set(address, open);
  }

  remove(address: string, connection: OpenConnection): void {
    const open = this.byAddress.get(address);
    open?.delete(connection);
    if (open?.size === 0) this.byAddress.delete(address);
  }
}
