import { BadInput, rulesVersion } from '@tischrunde/engine';
import type { AskOf } from '@tischrunde/protocol';
import { newMatchSecret } from '../live/match-secret.ts';
import type { Guest } from '../people/token.ts';
import type { EventOf } from '../table/events.ts';
import { checkPad } from '../table/pad.ts';
import { entryOf } from '../table/replay.ts';
import { rowOf } from '../table/row.ts';
import { TableState } from '../table/state.ts';
import { readTerms } from '../table/terms.ts';
import { networkOf } from './client-address.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';

/** Opens a table for a guest at an address; returns its id. What it refuses it throws as an `AskRefusal`. */
export async function openTable(
  { limiters, guests, store, metrics, list }: ConnectionContext,
  address: string,
  guest: Guest,
  ask: AskOf<'open'>,
): Promise<string> {
  const { newTables, newTablesOfAddress } = limiters;
  if (!newTables.take(guest.guest) || !newTablesOfAddress.take(address)) throw new AskRefusal('table.many');
  const id = guests.tableFor(guest, ask.id);
  const from = guests.markOf(address, networkOf(address));
  const event = openedEvent(guest, from, ask);
  const state = new TableState(id, event);
  const append = async (): Promise<string> => {
    // If event 1 exists already, this is the same ask sent again.
    const isNew = await store.append({ table: id, ...entryOf(state, event), row: rowOf(state) });
    if (isNew) metrics.written('opened');
    return id;
  };
  if (!ask.listed) return append();
  const opened = await list.add(id, guest.guest, from, append);
  if (opened === null) throw new AskRefusal('list.many');
  return opened;
}

/** A score pad is for those who have its link or code, and all of them see it. Throws `BadInput`. */
function padOf({ game, players, pad = [], watching, listed }: AskOf<'open'>): readonly string[] {
  if (listed || watching !== 'link')
    throw new BadInput('pad', 'a score pad is seen by those who have its link');
  if (pad.length !== players) throw new BadInput('pad', 'there is a name for every player');
  return checkPad(game, pad);
}

/** The first event of a new table. Throws an `AskRefusal` if such a table cannot be opened. */
export function openedEvent({ guest, name }: Guest, from: string, ask: AskOf<'open'>): EventOf<'opened'> {
  try {
    const { game, players, options } = readTerms(ask);
    const pad = ask.pad === undefined ? {} : { pad: padOf(ask) };
    const { bots, watching, listed, talk, takesBack, timer, choosing = 'host' } = ask;
    return {
      at: Date.now(),
      kind: 'opened',
      game: game.id,
      players,
      options,
      bots: Array.from({ length: players }, (_, seat) => bots[seat] ?? null),
      watching,
      listed,
      starting: ask.starting ?? (listed ? 'host' : 'players'),
      talk,
      ...(takesBack ? { takesBack } : {}),
      timer,
      choosing,
      host: guest,
      hostName: name,
      from,
      ...pad,
      rules: rulesVersion,
      secret: newMatchSecret(),
    };
  } catch (error) {
    if (error instanceof BadInput) throw new AskRefusal('table.bad', error.message);
    throw error;
  }
}
