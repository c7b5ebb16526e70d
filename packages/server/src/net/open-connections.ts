import { keptConnections } from '../limits.ts';
import { type Displaceable, displaceQuietest } from '../people/guest-connections.ts';
import { countsOf } from './client-address.ts';

/** An open connection, as far as it matters who may stay connected. */
export interface OpenConnection extends Displaceable {
  /** Whose it is: all boards are as one guest, and so are all who have not said hello. */
  readonly who: string;
}

/** The open connections of every address and network. None of its guests can keep the others out. */
export class OpenConnections {
  /** How many an address may have. */
  private readonly most: number;
  private readonly open = new Map<string, Set<OpenConnection>>();

  constructor(most: number) {
    this.most = most;
  }

  /** Whether one more may be opened. Where there are too many, the guest with the most gives the quietest up. */
  makeRoom(address: string): boolean {
    return countsOf(address, this.most).every(([key, most]) => this.makeRoomIn(this.open.get(key), most));
  }

  private makeRoomIn(open: ReadonlySet<OpenConnection> | undefined, most: number): boolean {
    if (open === undefined || open.size < most) return true;
    const ofGuests = [...Map.groupBy(open, ({ who }) => who).values()];
    const largest = ofGuests.reduce((one, other) => (other.length > one.length ? other : one));
    if (largest.length <= keptConnections) return false;
    displaceQuietest(largest);
    return true;
  }

  add(address: string, connection: OpenConnection): void {
    for (const [key] of countsOf(address, this.most)) {
      const open = this.open.get(key) ?? new Set();
      open.add(connection);
      this.open.set(key, open);
    }
  }

  remove(address: string, connection: OpenConnection): void {
    for (const [key] of countsOf(address, this.most)) {
      const open = this.open.get(key);
      open?.delete(connection);
      if (open?.size === 0) this.open.delete(key);
    }
  }
}
