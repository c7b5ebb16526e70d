import { findGame } from '@tischrunde/engine';
import type { Answers, AskOf } from '@tischrunde/protocol';
import { mostLoadedTables, mostTriedTables } from '../limits.ts';
import { ourselves } from '../live/tables.ts';
import type { Guest } from '../people/token.ts';
import { networkOf } from './client-address.ts';
import type { ConnectionContext } from './connection-context.ts';
import { mayReplay } from './limiters.ts';
import { AskRefusal } from './messages/ask-refusal.ts';
import { openTable } from './new-table.ts';

/** A guest who is refused at one table is seated at another. */
function nullIfRefused(error: unknown): null {
  if (error instanceof AskRefusal) return null;
  throw error;
}

/**
 * A seat for somebody who wants to play a game now: at a public table where people are and a seat is free, or at a new one. One after the
 * other, so that two who ask at the same moment find each other. Throws an `AskRefusal`.
 */
export function playNow(
  context: ConnectionContext,
  address: string,
  guest: Guest,
  ask: AskOf<'play'>,
): Promise<Answers['play']> {
  const game = findGame(ask.game);
  if (game === undefined || game.players.most < 2)
    throw new AskRefusal('table.bad', 'it is no game for several players');
  const { word, seal } = ask;
  const promise = { ...(word === undefined ? {} : { word }), ...(seal === undefined ? {} : { seal }) };
  const sit = async (id: string): Promise<number | null> => {
    const table = await context.tables.find(id, ourselves);
    if (table === null) return null;
    return context.seats
      .take(address, guest.guest, table, () => table.join(guest, promise))
      .catch(nullIfRefused);
  };
  return context.list.inTurn(networkOf(address), async () => {
    const live = await context.list.liveTables(ask.game, guest.guest);
    let loaded = 0;
    for (const { id } of live.slice(0, mostTriedTables)) {
      const isInMemory = context.tables.inMemory(id) !== undefined;
      if (!isInMemory && (++loaded > mostLoadedTables || !mayReplay(context.limiters, guest.guest, address)))
        continue;
      const seat = await sit(id);
      if (seat !== null) return { table: id, seat, isNew: false };
    }
    const table = await openTable(context, address, guest, {
      ...ask,
      do: 'open',
      players: Math.max(2, game.players.least),
      options: {},
      bots: [],
      watching: 'link',
      listed: true,
      talk: 'everybody',
      takesBack: false,
      timer: null,
    });
    const seat = await sit(table);
    // The same id has opened it before.
    if (seat === null) throw new AskRefusal('seat.taken');
    return { table, seat, isNew: true };
  });
}
