import type { Decision } from '@tischrunde/bots';
import { sealOf } from '@tischrunde/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { undoPatience } from '../src/limits.ts';
import { dutyAt } from '../src/table/duty.ts';
import { attending, begun, draw, gathering, legal, moved } from './support/attended.ts';

describe('an attendant with a clock to watch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('moves for somebody whose time is up, however much strangers do while a bot thinks about it', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'bot' }, bots: [null, null] });
    let asked = 0;
    const { attendant, wanted } = attending(state, async () => {
      asked++;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { move: draw, after: 0 };
    });
    attendant.attend(true);
    for (let tenths = 0; tenths < 60; tenths++) {
      await vi.advanceTimersByTimeAsync(100);
      if (wanted.length > 0) break;
      const [guest, name] = ['eve', 'Eve'];
      const kind = tenths % 2 === 0 ? 'benched' : 'unbenched';
      state.apply({ at: Date.now(), kind, guest, name });
      attendant.attend(true);
    }
    expect(asked).toBe(1);
    expect(wanted.map((decide) => decide(state))).toMatchObject([{ kind: 'moved', seat: 0, by: 'clock' }]);
    attendant.retire();
  });

  it('moves for somebody whose time is up and who leaves the seat at that moment', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'bot' }, bots: [null, null] });
    state.apply({ at: Date.now(), kind: 'sat', seat: 0, guest: 'eve', name: 'Eve' });
    const { attendant, wanted } = attending(state, async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { move: draw, after: 5000 };
    });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(5100);
    state.apply({ at: Date.now(), kind: 'stood', seat: 0 });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(wanted.map((decide) => decide(state))).toMatchObject([{ kind: 'moved', seat: 0, by: 'clock' }]);
    attendant.retire();
  });

  it('leaves a turn that has run out to the bot that has the seat by now, if that was asked instead', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'bot' }, bots: [null, null] });
    const answers: ((decision: Decision) => void)[] = [];
    const { attendant, wanted } = attending(state, () => {
      // As the queue does: the one before is answered with no move.
      answers.at(-1)?.({ move: null, after: 0 });
      return new Promise((resolve) => answers.push(resolve));
    });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(5100);
    state.apply({ at: Date.now(), kind: 'stood', seat: 0 });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(wanted).toEqual([]);
    answers.at(-1)?.({ move: draw, after: 10 });
    await vi.advanceTimersByTimeAsync(300);
    expect(wanted.map((decide) => decide(state))).toMatchObject([{ kind: 'moved', seat: 0, by: 'bot' }]);
    attendant.retire();
  });

  it('does not move for somebody who was given more time while a bot thought about it', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'bot' }, bots: [null, null] });
    const { attendant, wanted } = attending(state, async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { move: draw, after: 0 };
    });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(5100);
    state.apply({ at: Date.now(), kind: 'delayed', deadline: Date.now() + 9000 });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(wanted).toEqual([]);
    attendant.retire();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wanted).toEqual([]);
  });

  it('gives a guest who could not tell the word during an outage the whole time again', async () => {
    const state = gathering();
    for (const [seat, guest] of ['anna', 'bea'].entries())
      state.apply({ at: Date.now(), kind: 'sat', seat, guest, name: guest, seal: sealOf(guest) });
    await vi.advanceTimersByTimeAsync(60_000);
    const { attendant, wanted, around } = attending(state);
    around.availableSince = Date.now();
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(wanted).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wanted).toHaveLength(1);
    attendant.stop();
  });

  it('puts a bot on the seat of a guest who does not tell the word, and only then', async () => {
    const state = gathering();
    state.apply({ at: 0, kind: 'sat', seat: 0, guest: 'anna', name: 'Anna', seal: sealOf('annas-word') });
    const { attendant, wanted } = attending(state);
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wanted).toEqual([]);
    state.apply({
      at: Date.now(),
      kind: 'sat',
      seat: 1,
      guest: 'bea',
      name: 'Bea',
      seal: sealOf('beas-word'),
    });
    state.apply({ at: Date.now(), kind: 'word', seat: 0, word: 'annas-word' });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(wanted).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    const [decide] = wanted;
    const event = decide(state) ?? expect.unreachable();
    expect(event).toMatchObject({ kind: 'bot', seat: 1, level: 'medium' });
    state.apply(event);
    // Anna's word was told to one who could have chosen by it: she has to seal another one.
    expect(state.facts.places.map(({ ready, bot }) => [ready, bot])).toEqual([
      [false, null],
      [false, 'medium'],
    ]);
    state.apply({ at: 0, kind: 'ready', seat: 0, seal: sealOf('another') });
    expect(dutyAt(state)).toBe('words');
    state.apply({ at: 0, kind: 'word', seat: 0, word: 'another' });
    expect([dutyAt(state), state.isComplete]).toEqual([null, true]);
    expect(decide(state)).toBeNull();
    attendant.stop();
  });

  it('lets nobody pass because the one before moved in the last moment', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'pass' } });
    const { attendant, wanted } = attending(state);
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(4999);
    // It is being written when the time is up.
    while (state.running?.match.turn === 0) state.apply(moved(0, legal(state, 0).at(-1) ?? draw));
    await vi.advanceTimersByTimeAsync(10);
    expect(wanted.map((decide) => decide(state)).filter((event) => event !== null)).toEqual([]);
    attendant.stop();
  });

  it('passes for a player who let the time run out', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'pass' } });
    const { attendant, wanted } = attending(state);
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(5001);
    expect(wanted.map((decide) => decide(state))).toMatchObject([{ seat: 0, move: draw, by: 'clock' }]);
    attendant.stop();
  });

  it('gives a turn more time that ran out while the server was away', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'bot' } });
    await vi.advanceTimersByTimeAsync(12_000);
    const { attendant, wanted, around } = attending(state);
    around.availableSince = Date.now();
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(1);
    const [event] = wanted.splice(0).flatMap((decide) => decide(state) ?? []);
    expect(event).toMatchObject({ kind: 'delayed', deadline: Date.now() + 5000 });
    state.apply(event);
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(4900);
    expect(wanted).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(wanted.map((decide) => decide(state))).toMatchObject([{ kind: 'moved', by: 'clock' }]);
    attendant.stop();
  });

  it('does not let a clock that was set back make a turn longer', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'pass' } });
    vi.setSystemTime(Date.now() - 3_600_000);
    const { attendant, wanted } = attending(state);
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(5001);
    expect(wanted.map((decide) => decide(state))).toMatchObject([{ seat: 0, move: draw, by: 'clock' }]);
    attendant.stop();
  });

  it('lets bots wait no longer because the clock was set back while people were asked', async () => {
    const state = begun({ players: 3, bots: ['easy', null, null] });
    const { attendant, wanted } = attending(state);
    state.apply({ at: Date.now(), kind: 'undoAsked', seat: 1, of: [2] });
    attendant.attend(true);
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(undoPatience - 1000);
    expect(wanted).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(wanted.map((decide) => decide(state))).toMatchObject([{ kind: 'moved', seat: 0, by: 'bot' }]);
    attendant.retire();
  });

  it('lets the clock run while people are asked', async () => {
    const state = begun({ timer: { seconds: 5, expiry: 'pass' } });
    const { attendant, wanted } = attending(state);
    state.apply({ at: Date.now(), kind: 'undoAsked', seat: 1, of: [0] });
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(wanted[0](state)).toMatchObject({ kind: 'moved', seat: 0, by: 'clock' });
    attendant.retire();
  });
});
