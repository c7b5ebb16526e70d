import type { Level } from '@tischrunde/bots';
import { type MoveText, seatAt } from '@tischrunde/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf } from '../src/table/ask-outcome.ts';
import type { EventOf, TableEvent } from '../src/table/events.ts';
import type { TableState } from '../src/table/state.ts';
import { gathering } from './support/attended.ts';
import { everybodyHere } from './support/told-table.ts';

const start = 1_800_000_000_000;

/** A match of SOLO between two guests, with a timer of 5 s. The first one is on turn. */
function begun(more: Partial<EventOf<'opened'>> = {}, seed = 'a seed'): TableState {
  const state = gathering({
    at: start,
    timer: { seconds: 5, expiry: 'bot' },
    host: 'ann',
    hostName: 'Ann',
    ...more,
  });
  for (const [seat, guest] of ['ann', 'bea'].slice(0, more.bots === undefined ? 2 : 1).entries())
    state.apply({ at: start, kind: 'sat', seat, guest, name: guest, word: 'word' } as TableEvent);
  state.apply({ at: start, kind: 'started', match: 1, seed });
  return state;
}

const ask = (state: TableState, guest: string, seat: number, level: Level | null, at: number) => {
  const outcome = outcomeOf(
    state,
    { guest, name: guest },
    { ask: 1, do: 'bot', table: state.id, seat, level },
    at,
    everybodyHere,
  );
  if ('write' in outcome) state.apply(outcome.write);
  return 'code' in outcome ? outcome.code : 'ok';
};

const moved = (seat: number, move: MoveText, at: number): TableEvent => ({
  at,
  kind: 'moved',
  seat,
  move,
  by: 'player',
});

describe('the turn clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => void vi.useRealTimers());

  it('is not held off by a bot that comes and goes', () => {
    const state = begun();
    for (let at = start + 1000; at < start + 30_000; at += 1000) {
      ask(state, 'ann', 0, 'easy', at);
      ask(state, 'ann', 0, null, at + 500);
      expect(state.places[0].bot).toBeNull();
      expect(state.deadline).toBe(start + 5000);
    }
  });

  it('starts anew when the turn changes, but not for a draw', () => {
    // Whether one may go on after a draw depends on the card.
    const may = ({ running }: TableState, what: string): boolean =>
      running?.match.legal(seatAt(0)).some(({ type }) => type === what) === true;
    const state = Array.from({ length: 50 }, (_, seed) => begun({}, `seed ${seed}`)).find((one) => {
      if (!may(one, 'draw')) return false;
      one.apply(moved(0, { type: 'draw' }, start + 3000));
      return may(one, 'pass');
    });
    expect(state?.deadline).toBe(start + 5000);
    state?.apply(moved(0, { type: 'pass' }, start + 4000));
    expect(state?.running?.match.turn).toBe(1);
    expect(state?.deadline).toBe(start + 9000);
  });

  it('stands still in a pause, and what was used before it stays used', () => {
    const state = begun();
    const pause = (seat: number, wish: boolean, at: number): void =>
      state.apply({ at, kind: 'pause', seat, wish });
    pause(0, true, start + 3000);
    pause(1, true, start + 3500);
    expect(state.deadline).toBeNull();
    pause(1, false, start + 60_000);
    expect(state.deadline).toBe(start + 60_000 + 1500);
  });

  it('does not start anew when somebody stands up', () => {
    const state = begun();
    state.apply({ at: start + 4000, kind: 'stood', seat: 1 });
    expect(state.deadline).toBe(start + 5000);
  });
});

describe('levels of bots during a match', () => {
  const withBot = (): TableState => begun({ bots: [null, 'strong'], timer: null });

  it('are changed by the host only, and not all the time', () => {
    const state = begun({ bots: [null, 'strong'], host: 'somebody else' });
    expect(ask(state, 'ann', 1, 'easy', start)).toBe('host.only');
    const own = withBot();
    const codes = (['easy', 'medium', 'strong', 'easy', 'medium'] as const).map((level, times) =>
      ask(own, 'ann', 1, level, start + times * 500),
    );
    expect(codes).toEqual(['ok', 'ok', 'ok', 'message.often', 'message.often']);
    expect(ask(own, 'ann', 1, 'easy', start + 15_000)).toBe('ok');
  });

  it('leave everybody their own seat', () => {
    const state = begun({ host: 'somebody else' });
    expect(ask(state, 'bea', 1, 'easy', start)).toBe('ok');
    expect(ask(state, 'ann', 1, 'strong', start)).toBe('seat.taken');
    expect(ask(state, 'bea', 1, null, start)).toBe('ok');
  });
});

describe('a seat during a match', () => {
  const sitAndStand = (state: TableState, guest: string, seat: number, at: number): string => {
    const asker = { guest, name: guest };
    const sat = outcomeOf(state, asker, { ask: 1, do: 'sit', table: state.id, seat }, at, everybodyHere);
    if (!('write' in sat)) return 'code' in sat ? sat.code : 'written';
    state.apply(sat.write);
    state.apply({ at, kind: 'stood', seat });
    return 'ok';
  };

  it('does not go from stranger to stranger, whoever had it before', () => {
    const state = begun({ bots: [null, 'easy'], listed: true });
    const codes = Array.from({ length: 6 }, (_, eve) =>
      sitAndStand(state, `eve ${eve}`, 1, start + eve * 500),
    );
    expect(codes).toEqual(['ok', 'ok', 'ok', 'message.often', 'message.often', 'message.often']);
    expect(state.places[1]).toMatchObject({ guest: null, bot: 'medium' });
    expect(sitAndStand(state, 'eve 0', 1, start + 15_000)).toBe('ok');
    expect(sitAndStand(state, 'eve 1', 1, start + 15_000)).toBe('message.often');
  });

  it('is free for a player who stood up and comes back, and always for its own guest', () => {
    const state = begun();
    state.apply({ at: start, kind: 'stood', seat: 1 });
    for (let times = 1; times < 3; times++) expect(sitAndStand(state, 'bea', 1, start + times)).toBe('ok');
    for (let eve = 0; eve < 3; eve++) ask(state, 'ann', 0, 'easy', start + eve);
    expect(ask(state, 'ann', 0, null, start + 10)).toBe('ok');
  });

  it('is handed over before a match as often as people like', () => {
    const state = begun();
    state.apply({ at: start, kind: 'ended', match: 1, next: 'another secret' });
    for (let times = 0; times < 9; times++) {
      state.apply({ at: start, kind: 'stood', seat: 1 });
      const asker = { guest: 'bea', name: 'bea' };
      const sit = { ask: 1, do: 'sit', table: state.id, seat: 1, word: 'word' } as const;
      const sat = outcomeOf(state, asker, sit, start, everybodyHere);
      if (!('write' in sat)) throw new Error('nobody sat down');
      state.apply(sat.write);
    }
    expect(state.places[1].guest).toBe('bea');
  });
});
