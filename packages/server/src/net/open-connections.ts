import { keptConnections } from '../limits.ts';
import { type Displaceable, displaceLeastUsed, dropSilent } from '../people/guest-connections.ts';
import { pongPatience } from '../people/pulse.ts';
import { countsOf } from './client-address.ts';

/** How often all clients of an address are pinged, if newcomers need their places. Milliseconds. */
const pingEvery = 5000;
/** Clients say hello within this time, unless they never do. Milliseconds. */
const helloWithin = 2000;
/** Who clients are before their hello. */
export const nobody = '';

/** An open connection, as far as it matters who may stay connected. */
export interface OpenConnection extends Displaceable {
  /** Whose it is: all boards of a table are as one guest, and so are all who have not said hello. */
  readonly who: string;
}

/** The connections of an address or a network. */
interface Open {
  readonly connections: Set<OpenConnection>;
  pingedAt: number;
}

/** The open connections of every address and network. None of its guests can keep the others out, and no client that is gone can. */
export class OpenConnections {
  /** How many an address may have. */
  private readonly most: number;
  private readonly open = new Map<string, Open>();

  constructor(most: number) {
    this.most = most;
  }

  /** Whether one more may be opened. If not, it may be in a moment, because clients that are gone are being found. */
  makeRoom(address: string, now = performance.now()): boolean {
    return countsOf(address, this.most).every(([key, most]) => makeRoomIn(this.open.get(key), most, now));
  }

  add(address: string, connection: OpenConnection): void {
    for (const [key] of countsOf(address, this.most)) {
      const open = this.open.get(key) ?? { connections: new Set(), pingedAt: Number.NEGATIVE_INFINITY };
      open.connections.add(connection);
      this.open.set(key, open);
    }
  }

  remove(address: string, connection: OpenConnection): void {
    for (const [key] of countsOf(address, this.most)) {
      const open = this.open.get(key);
      open?.connections.delete(connection);
      if (open?.connections.size === 0) this.open.delete(key);
    }
  }
}

/** Where there are too many, a client that is gone loses its place; if none is, the guest with the most gives up the one that is least used. */
function makeRoomIn(open: Open | undefined, most: number, now: number): boolean {
  if (open === undefined || open.connections.size < most) return true;
  const { connections } = open;
  if (dropSilent(connections, now)) return true;
  if (now - open.pingedAt >= pingEvery) {
    open.pingedAt = now;
    for (const { pulse } of connections) pulse.ping(now);
  }
  if (isPending(open, now)) return false;
  const largest = largestOf(connections, most, now);
  if (largest.length <= keptConnections) return false;
  displaceLeastUsed(largest);
  return true;
}

/** Whether it is still to be seen who is gone. */
const isPending = ({ connections, pingedAt }: Open, now: number): boolean =>
  now - pingedAt < pongPatience && [...connections].some(({ pulse }) => pulse.isPending(now));

/** The connections of the guest who has the most. */
function largestOf(connections: ReadonlySet<OpenConnection>, most: number, now: number): OpenConnection[] {
  const ofGuests = Map.groupBy(connections, ({ who }) => who);
  const nobodies = ofGuests.get(nobody) ?? [];
  // Those who are about to say hello may stay, as long as they do not take most of the places.
  if (nobodies.length <= most / 2)
    ofGuests.set(
      nobody,
      nobodies.filter(({ pulse }) => now - pulse.openedAt > helloWithin),
    );
  return [...ofGuests.values()].reduce((one, other) => (other.length > one.length ? other : one));
}
