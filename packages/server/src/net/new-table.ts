import { BadInput, findGame, type Options, readOptions, readPlayers, rulesVersion } from '@tischrunde/engine';
import type { AskOf } from '@tischrunde/protocol';
import { newMatchSecret } from '../live/match-secret.ts';
import type { Guest } from '../people/token.ts';
import type { EventOf } from '../table/events.ts';
import { entryOf } from '../table/replay.ts';
import { rowOf } from '../table/row.ts';
import { TableState } from '../table/state.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';

/** Opens a table for a guest at an address; returns its id. What it refuses it throws as an `AskRefusal`. */
export async function openTable(
  { limiters, guests, store, metrics, list }: ConnectionContext,
  address: string,
  guest: Guest,
  ask: AskOf<'open'>,
): Promise<string> {
  if (!limiters.newTables.take(guest.guest)) throw new AskRefusal('table.many');
  const id = guests.tableFor(guest, ask.id);
  const from = guests.markOf(address);
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

/** The first event of a new table. Throws an `AskRefusal` if such a table cannot be opened. */
export function openedEvent({ guest, name }: Guest, from: string, ask: AskOf<'open'>): EventOf<'opened'> {
  const game = findGame(ask.game);
  if (game === undefined)
    throw new AskRefusal('table.bad', `game: there is no game ${JSON.stringify(ask.game)}`);
  try {
    const players = readPlayers(game, ask.players);
    const { bots, watching, listed, talk, timer } = ask;
    const options = readOptions(game.id, game.options, players, ask.options);
    if (game.id === 'dominosa' && isSlowToMake(options))
      throw new AskRefusal('table.bad', 'options: hard puzzles are made here for sets from 4 to 12');
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
      timer,
      host: guest,
      hostName: name,
      from,
      rules: rulesVersion,
      secret: newMatchSecret(),
    };
  } catch (error) {
    if (error instanceof BadInput) throw new AskRefusal('table.bad', error.message);
    throw error;
  }
}

/** Whether making such a Dominosa would hold everybody up. Others take 40 ms at most. */
const isSlowToMake = ({ set, grade, unique }: Options): boolean =>
  unique === true && (grade === 'hard' || grade === 'expert') && (Number(set) < 4 || Number(set) > 12);
