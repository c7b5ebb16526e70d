import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import think from '../src/bots/bot-worker.ts';
import { undoPatience } from '../src/limits.ts';
import { dueTime } from '../src/table/duty.ts';
import type { EventOf, TableEvent } from '../src/table/events.ts';
import type { TableState } from '../src/table/state.ts';
import { attending, begun, draw, legal, moved } from './support/attended.ts';

describe('an attendant', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tries again what the store did not take, whatever the clock says', async () => {
    const state = begun({ bots: ['easy', null] });
    const { attendant, wanted } = attending(state);
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(wanted).toHaveLength(1);
    attendant.couldNotWrite();
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(1900);
    expect(wanted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(wanted).toHaveLength(2);
    expect(wanted[1](state)).toMatchObject({ kind: 'moved', seat: 0, by: 'bot' });
  });

  it('makes a move for a bot that was thought of now, and none that another process has made since', async () => {
    const state = begun({ bots: ['easy', null] });
    const { attendant, wanted } = attending(state);
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(20);
    const [decide] = wanted;
    expect(decide(state)).toMatchObject({ kind: 'moved', seat: 0, move: draw, by: 'bot' });
    const isDrawing = (): boolean => legal(state, 0).some(({ type }) => type === 'draw');
    do {
      const seat = state.running?.match.turn ?? 0;
      const [first, ...others] = legal(state, seat).toReversed();
      state.apply(moved(seat, others.find(({ type }) => type === 'draw') ?? first));
    } while (!isDrawing());
    // It would be legal again.
    expect(decide(state)).toBeNull();
    attendant.stop();
  });

  it('does at once what nobody has done, and does it no second time while it is under way', async () => {
    const state = begun({ bots: ['easy', null] });
    const { attendant, wanted } = attending(state);
    attendant.attend(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(wanted).toHaveLength(0);
    attendant.takeOver();
    attendant.takeOver();
    await vi.advanceTimersByTimeAsync(20);
    expect(wanted).toHaveLength(1);
    attendant.retire();
  });

  it('lets bots among themselves play only while somebody watches', async () => {
    const state = begun({ bots: ['strong', 'strong'] });
    let asked = 0;
    const { attendant, wanted, around } = attending(state, async () => {
      asked++;
      return { move: draw, after: 10 };
    });
    around.isWatched = false;
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, attendant.isBusy]).toEqual([0, false]);
    around.isWatched = true;
    attendant.presenceChanged(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toBe(1);
    expect(wanted.splice(0)).toHaveLength(1);
    around.isWatched = false;
    attendant.presenceChanged(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, attendant.isBusy]).toEqual([1, false]);
    attendant.stop();
  });

  it('lets bots among themselves begin the next round, however much strangers do meanwhile', async () => {
    const options = { rounds: 3, set: 6, sperr: false };
    const state = begun({ game: 'block', options, bots: ['easy', 'easy'] });
    while (state.running?.match.phase === 'play') {
      const seat = state.running.match.turn ?? 0;
      state.apply(moved(seat, legal(state, seat)[0]));
    }
    const { attendant, wanted } = attending(state);
    for (let tenths = 0; tenths < 50 && wanted.length === 0; tenths++) {
      attendant.attend(true);
      await vi.advanceTimersByTimeAsync(100);
      const kind = tenths % 2 === 0 ? 'benched' : 'unbenched';
      state.apply({ at: Date.now(), kind, guest: 'eve', name: 'Eve' });
    }
    expect(wanted.map((decide) => decide(state))).toMatchObject([
      { kind: 'moved', move: { type: 'next' }, by: 'bot' },
    ]);
    attendant.retire();
  });

  it('lets bots play on where a person plays who is not here', async () => {
    const state = begun({ bots: [null, null] });
    state.apply({ at: Date.now(), kind: 'bot', seat: 0, level: 'easy' });
    Object.assign(state.places[1], { guest: 'bea', name: 'Bea' });
    const { attendant, wanted, around } = attending(state);
    around.isWatched = false;
    attendant.attend(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(wanted).toHaveLength(1);
    attendant.stop();
  });

  describe('when everybody has left a match with a timer', () => {
    /** Ann and Bea, with or without a bot between them, let their time run out. Everything that is wanted is written. */
    function left(seconds: number, bots: EventOf<'opened'>['bots'] = [null, null]) {
      const state = begun({ timer: { seconds, expiry: 'pass' }, bots, players: bots.length });
      for (const [seat, guest] of [
        [0, 'ann'],
        [bots.length - 1, 'bea'],
      ] as const)
        Object.assign(state.places[seat], { guest, name: guest });
      const called: string[] = [];
      const { attendant, wanted, around } = attending(
        state,
        async (task) => think({ ...task, work: 100 }),
        (guest) => called.push(guest),
      );
      around.away = ['ann', 'bea'];
      around.isWatched = false;
      attendant.attend(true);
      const written: TableEvent[] = [];
      const pass = async (milliseconds: number): Promise<void> => {
        for (let passed = 0; passed < milliseconds; passed += 1000) {
          await vi.advanceTimersByTimeAsync(1000);
          for (const decide of wanted.splice(0)) {
            const event = decide(state);
            if (event === null) continue;
            written.push(event);
            state.apply(event);
            attendant.attend(true);
          }
        }
      };
      return { state, attendant, around, written, called, pass };
    }
    const turn = ({ running }: TableState): number | null => running?.match.turn ?? null;

    it('stops after two turns of each, and nothing is due any more', async () => {
      const { state, attendant, written, pass } = left(5);
      await pass(600_000);
      expect(written.length).toBeLessThan(20);
      expect(state.missedTurns).toBe(4);
      expect([attendant.isBusy, dueTime(state)]).toEqual([false, null]);
    });

    it('lets bots move until it is somebody’s turn, who is called', async () => {
      const { state, attendant, called, pass } = left(5, [null, 'easy', null]);
      await pass(600_000);
      expect([attendant.isBusy, dueTime(state)]).toEqual([false, null]);
      expect(called.at(-1)).toBe(turn(state) === 0 ? 'ann' : 'bea');
    });

    it('goes on when somebody comes back, who has a whole turn', async () => {
      const { state, attendant, around, written, pass } = left(60);
      await pass(600_000);
      around.isWatched = true;
      around.away = turn(state) === 0 ? ['bea'] : ['ann'];
      attendant.presenceChanged(true);
      const before = written.length;
      await pass(58_000);
      expect(written.slice(before).map(({ kind }) => kind)).toEqual(['delayed']);
      await pass(4000);
      expect(written.at(-1)).toMatchObject({ kind: 'moved', by: 'clock' });
    });

    it('lets nobody who comes back wait long for those who are still away', async () => {
      const { state, attendant, around, written, pass } = left(86_400);
      state.missedTurns = 4;
      attendant.attend(true);
      await vi.advanceTimersByTimeAsync(2 * 86_400_000);
      expect(written).toEqual([]);
      around.isWatched = true;
      around.away = turn(state) === 0 ? ['ann'] : ['bea'];
      attendant.presenceChanged(true);
      await pass(13_000);
      expect(written.slice(0, 2)).toMatchObject([{ kind: 'delayed' }, { kind: 'moved', by: 'clock' }]);
    });

    it('waits outside the memory for a turn that ends later, and not for one that ends soon', async () => {
      const { state, attendant, pass } = left(3600);
      await pass(1000);
      expect([attendant.isBusy, dueTime(state)]).toEqual([false, (state.deadline ?? 0) + 2000]);
      await pass(3580_000);
      expect(attendant.isBusy).toBe(true);
      attendant.retire();
    });
  });

  it('lets tables go first at which a player is present', async () => {
    const state = begun({ bots: [null, 'easy'], options: { starter: 1 } });
    Object.assign(state.places[0], { guest: 'ann', name: 'Ann' });
    const payers: boolean[] = [];
    const { attendant, around } = attending(state, async (_task, { hasPeople }) => {
      payers.push(hasPeople);
      return { move: draw, after: 10 };
    });
    for (const away of [['ann'], []]) {
      around.away = away;
      attendant.takeOver();
      await vi.advanceTimersByTimeAsync(5);
      attendant.stop();
    }
    expect(payers).toEqual([false, true]);
  });

  it('lets bots wait while people are asked to let a move be taken back, but not for ever', async () => {
    const asked = (state: TableState): void =>
      state.apply({ at: Date.now(), kind: 'undoAsked', seat: 1, of: [2] });
    const bot = { players: 3, bots: ['easy', null, null] } as const;
    for (const agrees of [null, false]) {
      const state = begun(bot);
      const { attendant, wanted } = attending(state);
      attendant.attend(true);
      await vi.advanceTimersByTimeAsync(5);
      asked(state);
      attendant.attend(true);
      await vi.advanceTimersByTimeAsync(undoPatience - 1000);
      expect(wanted).toHaveLength(0);
      if (agrees === false) {
        state.apply({ at: Date.now(), kind: 'undoAnswered', seat: 2, agrees });
        attendant.attend(true);
      } else await vi.advanceTimersByTimeAsync(1000);
      await vi.advanceTimersByTimeAsync(2000);
      expect(wanted).toHaveLength(1);
      expect(wanted[0](state)).toMatchObject({ kind: 'moved', seat: 0, by: 'bot' });
      attendant.retire();
    }
  });

  it('lets bots act as often as ever while a person acts all the time', async () => {
    const state = begun({ game: 'hektik', options: {}, bots: [null, 'strong'] });
    const { attendant, wanted } = attending(state, async (task) => think({ ...task, work: 100 }));
    const write = (event: TableEvent): void => {
      state.apply(event);
      attendant.attend(true);
    };
    let ofBots = 0;
    attendant.attend(true);
    for (let acts = 0; acts < 75; acts++) {
      await vi.advanceTimersByTimeAsync(400);
      for (const decide of wanted.splice(0)) {
        const event = decide(state);
        if (event === null) continue;
        ofBots++;
        write(event);
      }
      const moves = legal(state, 0);
      write(moved(0, moves.find(({ type }) => type === 'return') ?? moves[acts % moves.length]));
    }
    // Half a minute; left alone it makes some 20 moves.
    expect(ofBots).toBeGreaterThan(15);
    attendant.retire();
  });
});
