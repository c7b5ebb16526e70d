import { mostAwaited } from '../limits.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { Tables } from '../live/tables.ts';
import { networkOf } from './client-address.ts';
import type { RateLimiters } from './limiters.ts';
import { AskRefusal } from './messages/ask-refusal.ts';

type Limiters = Pick<RateLimiters, 'publicSeats' | 'publicSeatsOfGuest'>;

/**
 * Limits how many seats at public tables of others a guest and a network can take: guests cost nothing, and could occupy all tables that wait for
 * players.
 */
export class PublicSeats {
  private readonly tables: Pick<Tables, 'awaitedBy'>;
  private readonly limiters: Limiters;
  /** Where each guest has asked for a seat and has no answer yet. */
  private readonly pending = new Map<string, readonly LiveTable[]>();

  constructor(tables: Pick<Tables, 'awaitedBy'>, limiters: Limiters) {
    this.tables = tables;
    this.limiters = limiters;
  }

  /** Carries out an ask by which a guest may get a seat, and counts that seat. Throws an `AskRefusal` if it is one too many. */
  async take<Taken>(
    address: string,
    guest: string,
    table: LiveTable,
    ask: () => Promise<Taken>,
  ): Promise<Taken> {
    const { roles } = table;
    if (!roles.isInvited(guest) || roles.hasSeat(guest)) return ask();
    if (roles.isAwaited(guest) && this.awaitedBesides(table, guest) >= mostAwaited)
      throw new AskRefusal('seat.yours', 'you wait at three public tables; stand up at one first');
    const { publicSeats, publicSeatsOfGuest } = this.limiters;
    const network = networkOf(address);
    if (!publicSeatsOfGuest.take(guest)) throw new AskRefusal('message.often');
    // A refused ask counts for nobody.
    if (!publicSeats.take(network)) {
      publicSeatsOfGuest.giveBack(guest);
      throw new AskRefusal('message.often');
    }
    const wasWaiting = roles.isAtTable(guest);
    this.pending.set(guest, [...this.pendingOf(guest), table]);
    try {
      return await ask();
    } finally {
      this.settle(guest, table);
      const hasComeIn = roles.hasSeat(guest) || (!wasWaiting && roles.isAtTable(guest));
      if (!hasComeIn) {
        publicSeatsOfGuest.giveBack(guest);
        publicSeats.giveBack(network);
      }
    }
  }

  /** At how many other public tables a guest waits for the first match, or has asked to. */
  private awaitedBesides(table: LiveTable, guest: string): number {
    const coming = new Set(
      this.pendingOf(guest).filter((other) => other !== table && !other.roles.hasSeat(guest)),
    );
    return this.tables.awaitedBy(guest) + coming.size;
  }

  private pendingOf(guest: string): readonly LiveTable[] {
    return this.pending.get(guest) ?? [];
  }

  private settle(guest: string, table: LiveTable): void {
    const before = this.pendingOf(guest);
    const left = before.toSpliced(before.indexOf(table), 1);
    if (left.length > 0) this.pending.set(guest, left);
    else this.pending.delete(guest);
  }
}
