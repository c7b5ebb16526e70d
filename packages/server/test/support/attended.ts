import { type MoveText, seatAt } from '@tischrunde/engine';
import type { BotPool } from '../../src/bots/bot-pool.ts';
import { Attendant } from '../../src/live/attendant.ts';
import type { AttendedTable } from '../../src/live/attended-table.ts';
import { SteadyClock } from '../../src/live/steady-clock.ts';
import type { EventOf, TableEvent } from '../../src/table/events.ts';
import { TableState } from '../../src/table/state.ts';

export const draw: MoveText = { type: 'draw' };
type Decide = (state: TableState) => TableEvent | null;

/** A table of two with SOLO, where it is the first one's turn. */
export function begun(more: Partial<EventOf<'opened'>>): TableState {
  const state = gathering(more);
  state.apply({ at: Date.now(), kind: 'started', match: 1, seed: 'a seed' });
  return state;
}

/** The same before its match. */
export const gathering = (more: Partial<EventOf<'opened'>> = {}): TableState =>
  new TableState('0000000000', {
    at: Date.now(),
    kind: 'opened',
    game: 'solo',
    players: 2,
    options: { starter: 0, interject: true, reverseSkips: false },
    bots: [null, null],
    watching: 'link',
    listed: false,
    timer: null,
    host: 'host',
    hostName: 'Host',
    secret: 'secret',
    ...more,
  });

export const moved = (seat: number, move: MoveText): TableEvent => ({
  at: Date.now(),
  kind: 'moved',
  seat,
  move,
  by: 'player',
});

export const legal = (state: TableState, seat: number): readonly MoveText[] =>
  state.running?.match.legal(seatAt(seat)) ?? [];

/** An attendant of a table, with all that it wanted to write. */
export function attending(
  state: TableState,
  decideMove: BotPool['decide'] = async () => ({ move: draw, after: 10 }),
  call: AttendedTable['call'] = null,
): {
  attendant: Attendant;
  wanted: Decide[];
  around: { isWatched: boolean; availableSince: number; away: readonly string[] };
} {
  const wanted: Decide[] = [];
  const around: { isWatched: boolean; availableSince: number; away: readonly string[] } = {
    isWatched: true,
    availableSince: 0,
    away: [],
  };
  const clock = new SteadyClock(() => Math.max(Date.now(), state.at));
  const botPool: BotPool = { decide: decideMove, forget: () => {}, close: async () => {} };
  const attendant = new Attendant({
    state: () => state,
    write: (decide) => wanted.push(decide),
    start: (decide) => wanted.push(decide),
    now: () => clock.now(),
    isWatched: () => around.isWatched,
    availableSince: () => around.availableSince,
    awayFor: (guest) => (around.away.includes(guest) ? 60_000 : 0),
    awayAfter: 15_000,
    call,
    botPool,
    pace: 1,
    broken: (error) => {
      throw error;
    },
  });
  return { attendant, wanted, around };
}
