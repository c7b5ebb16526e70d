import { mostAwaited } from '../limits.ts';
import type { LiveTable } from '../live/live-table.ts';
import { networkOf } from './client-address.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';

/**
 * Counts one more seat at a public table of somebody else, and returns why it is one too many; null if it is not. Nobody takes the seats of all tables away
 * that wait for players, and no network those of all tables, because guests are free.
 */
export function seatRefusal(
  { tables, limiters }: Pick<ConnectionContext, 'tables' | 'limiters'>,
  address: string,
  guest: string,
  table: LiveTable,
): AskRefusal | null {
  if (!table.isPublicTo(guest) || table.hasSeat(guest)) return null;
  if (table.gathersFor(guest) && tables.awaitedBy(guest) >= mostAwaited)
    return new AskRefusal('seat.yours', 'you wait at three public tables; stand up at one first');
  return limiters.publicSeats.take(networkOf(address)) ? null : new AskRefusal('message.often');
}
