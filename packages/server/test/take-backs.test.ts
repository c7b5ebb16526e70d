import { games, readOptions, seatAt } from '@tischrunde/engine';
import { describe, expect, test, vi } from 'vitest';
import { mostUndone, mostUndoRequests, undoPatience } from '../src/limits.ts';
import { checkpointOf, stateFrom } from '../src/table/checkpoint.ts';
import type { EventOf } from '../src/table/events.ts';
import { stateOf } from '../src/table/replay.ts';
import { sceneOf } from '../src/table/scene.ts';
import { TableMatch } from '../src/table/table-match.ts';
import { moverOf } from '../src/table/take-backs.ts';
import { AskedTable } from './support/asked-table.ts';
import { asFetched } from './support/client.ts';

/** A table where guests take moves back. */
class UndoTable extends AskedTable {
  takeBack(seat: number, moves = this.running.moves): string {
    return this.ask(`guest ${seat}`, { ask: 1, do: 'takeBack', table: this.id, match: 1, moves });
  }

  consent(seat: number, agrees: boolean, number = this.state.undo?.number ?? 0): string {
    return this.ask(`guest ${seat}`, { ask: 1, do: 'consent', table: this.id, number, agrees });
  }

  /** Makes a move and returns whose it was. */
  move(): number {
    this.play();
    return moverOf(this.running, this.running.moves - 1);
  }

  /** A bot makes any move of its seat. */
  moveOfBot(seat: number, by: 'bot' | 'clock' = 'bot'): void {
    const [move] = this.running.match.legal(seatAt(seat));
    this.write({ at: this.now, kind: 'moved', seat, move, by });
  }
}

const gameOf = (id: string) => games.find((candidate) => candidate.id === id) ?? expect.unreachable();

/** How many moves are played while something is done. */
function countAttempts(act: () => void): number {
  const attempts = vi.spyOn(TableMatch.prototype, 'attempt');
  act();
  const count = attempts.mock.calls.length;
  attempts.mockRestore();
  return count;
}

function open(id: string, players = 2, terms: Partial<EventOf<'opened'>> = {}): UndoTable {
  const game = games.find((candidate) => candidate.id === id) ?? expect.unreachable();
  return new UndoTable(id, players, readOptions(id, game.options, players, {}), 'take back', terms);
}

const withTurns = games.filter(({ id, players }) => players.most > 1 && id !== 'hektik').map(({ id }) => id);

describe('a move that is taken back', () => {
  test.each(withTurns)('leaves everything as it was before it: %s', (id) => {
    const game = games.find((candidate) => candidate.id === id) ?? expect.unreachable();
    const players = Math.max(2, game.players.least);
    const table = open(id, players, { takesBack: true });
    let count = 0;
    for (let moves = 0; moves < 30 && count < 6; moves++) {
      const { match } = table.running;
      if (match.phase !== 'play') {
        table.play();
        continue;
      }
      const before = match.clone();
      const seat = table.move();
      if (table.running.match.phase !== 'play' || table.takeBack(seat) !== 'undoAsked') continue;
      for (const other of table.state.undo?.waiting ?? []) table.consent(other, true);
      count++;
      expect(table.running.match.hash()).toBe(before.hash());
      expect(table.running.match.transcript()).toEqual(before.transcript());
      for (const { guest, scene } of table.listeners) expect(asFetched(scene)).toEqual(table.fetched(guest));
      for (const { scene } of table.listeners) expect(scene.seen?.latest).toEqual([]);
      table.play();
    }
    expect(count).toBeGreaterThan(2);
    const replayed = stateOf(table.id, table.log) ?? expect.unreachable();
    expect(replayed.hash).toBe(table.state.hash);
    const stored = stateFrom(table.id, checkpointOf(table.state)) ?? expect.unreachable();
    for (const state of [replayed, stored]) {
      expect(sceneOf(state, 0)).toEqual(sceneOf(table.state, 0));
      expect(state.takeBacks).toEqual(table.state.takeBacks);
    }
  });
});

describe('a long match', () => {
  test('is brought back by few moves, to exactly where it was', () => {
    const options = { ...readOptions('block', gameOf('block').options, 3, {}), rounds: 1000 };
    const table = new UndoTable('block', 3, options, 'a long match');
    const past = new Map<number, { hash: string; sheet: unknown; movesOf: readonly number[] }>();
    for (let moves = 0; moves < 350; moves++) {
      const { match, sheet, movesOf } = table.running;
      past.set(moves, { hash: match.hash(), sheet, movesOf: [...movesOf] });
      table.play();
    }
    const played = countAttempts(() => {
      for (const index of [349, 300, 299, 251]) {
        const { match, sheet, movesOf, moves } = table.running.before(index);
        expect(moves).toBe(index);
        expect({ hash: match.hash(), sheet, movesOf }).toEqual(past.get(index));
      }
    });
    expect(played).toBeLessThanOrEqual(4 * mostUndone);
    // And once more from there, as when a move is taken back and then another one.
    const earlier = table.running.before(320);
    expect(earlier.before(210).match.hash()).toBe(past.get(210)?.hash);
    expect(table.running.match.transcript()).toMatchObject({ moves: { length: 350 } });
  });
});

describe('to take a move back', () => {
  test('everybody who is there is asked, and one no is enough', () => {
    const table = open('block', 4);
    const seat = table.move();
    const others = [0, 1, 2, 3].filter((other) => other !== seat);
    table.away = [`guest ${others[2]}`];
    expect(table.takeBack(others[0])).toBe('undo.none');
    expect(table.takeBack(seat)).toBe('undoAsked');
    expect(table.takeBack(seat)).toBe('written');
    expect(table.listeners[0].scene.table.undo).toMatchObject({ seat, waiting: others.slice(0, 2) });
    expect(table.consent(others[2], true)).toBe('table.phase');
    expect(table.consent(seat, true)).toBe('table.phase');
    expect(table.ask('spectator', { ask: 1, do: 'consent', table: table.id, number: 0, agrees: true })).toBe(
      'seat.needed',
    );
    expect(table.consent(others[0], true, table.state.number - 1)).toBe('table.phase');
    expect(table.consent(others[0], true)).toBe('undoAnswered');
    expect(table.running.moves).toBe(1);
    expect(table.consent(others[1], false)).toBe('undoAnswered');
    expect(table.state.undo).toBeNull();
    expect(table.running.moves).toBe(1);
    // Not for the same move again.
    expect(table.takeBack(seat)).toBe('undo.often');
  });

  test('a guest with several seats is asked once, and not for the own move', () => {
    const table = open('block', 4);
    for (const [seat, guest] of ['anna', 'bea', 'anna', 'bea'].entries())
      table.state.places[seat].guest = guest;
    const seat = table.move();
    const moves = table.running.moves;
    const asker = ['anna', 'bea'][seat % 2];
    expect(table.ask(asker, { ask: 1, do: 'takeBack', table: table.id, match: 1, moves, seat })).toBe(
      'undoAsked',
    );
    expect(table.state.undo?.waiting).toEqual([1 - (seat % 2)]);
  });

  test('a spectator cannot ask', () => {
    const table = open('block');
    table.move();
    expect(table.ask('spectator', { ask: 1, do: 'takeBack', table: table.id, match: 1, moves: 1 })).toBe(
      'seat.needed',
    );
  });

  test('the next move, time, or somebody who leaves ends the question', () => {
    for (const end of ['move', 'time', 'bot', 'stood'] as const) {
      const table = open('block');
      const seat = table.move();
      const other = 1 - seat;
      expect(table.takeBack(seat)).toBe('undoAsked');
      const number = table.state.number;
      if (end === 'move') table.move();
      if (end === 'time') table.now = undoPatience;
      if (end === 'bot') table.write({ at: 0, kind: 'bot', seat: other, level: 'easy' });
      if (end === 'stood') table.write({ at: 0, kind: 'stood', seat: other });
      expect(table.consent(other, true, number)).toMatch(/^(table\.phase|seat\.needed)$/);
      expect(table.running.moves).toBe(end === 'move' ? 2 : 1);
    }
  });

  test('nobody is asked where all others are bots or away', () => {
    const table = open('block');
    const seat = table.move();
    table.away = [`guest ${1 - seat}`];
    expect(table.takeBack(seat)).toBe('takenBack');
    expect(table.running.moves).toBe(0);
  });

  test('it must be the move that was seen, of the match and the round under way', () => {
    const table = open('block');
    expect(table.takeBack(0)).toBe('undo.none');
    const seat = table.move();
    expect(table.takeBack(seat, 0)).toBe('undo.none');
    while (table.running.match.phase === 'play') table.play();
    for (const each of [0, 1]) expect(table.takeBack(each)).toBe('undo.none');
    table.write({ at: 0, kind: 'pause', seat: 0, wish: true });
    table.write({ at: 0, kind: 'pause', seat: 1, wish: true });
    expect(table.takeBack(seat)).toBe('move.paused');
  });

  test('each may ask only a few times in a round', () => {
    const table = open('block');
    const seat = table.move();
    for (let count = 0; count < mostUndoRequests; count++) {
      expect(table.takeBack(seat)).toBe('undoAsked');
      expect(table.consent(1 - seat, true)).toBe('takenBack');
      expect(table.move()).toBe(seat);
    }
    expect(table.takeBack(seat)).toBe('undo.often');
  });

  test('nobody may have seen anything hidden since, unless the table agreed to it', () => {
    for (const takesBack of [undefined, true] as const) {
      const table = open('block', 2, { ...(takesBack === true ? { takesBack } : {}) });
      const seat = table.move();
      table.write({ at: 0, kind: 'bot', seat: 1 - seat, level: 'easy' });
      // The bot shows a tile of its hand.
      table.moveOfBot(1 - seat);
      expect(table.takeBack(seat)).toBe(takesBack === true ? 'takenBack' : 'undo.learnt');
      expect(table.running.moves).toBe(takesBack === true ? 0 : 2);
    }
  });

  test('what one drew oneself was hidden before', () => {
    const table = open('solo');
    const seat = table.running.match.turn ?? expect.unreachable();
    table.write({ at: 0, kind: 'moved', seat, move: { type: 'draw' }, by: 'player' });
    expect(table.takeBack(seat)).toBe('undo.learnt');
  });

  test('what the clock did is not taken back, nor what was done before it', () => {
    const table = open('block', 2, { takesBack: true });
    const seat = table.move();
    table.moveOfBot(1 - seat, 'clock');
    for (const each of [0, 1]) expect(table.takeBack(each)).toBe('undo.none');
  });

  test('the turn begins anew, and its time with it', () => {
    const table = open('block', 2, { timer: { seconds: 60, expiry: 'bot' } });
    const seat = table.move();
    table.now = 5000;
    expect(table.takeBack(seat)).toBe('undoAsked');
    // Asking gives nobody more time.
    expect(table.state.deadline).toBe(60_000);
    table.now = 7000;
    expect(table.consent(1 - seat, true)).toBe('takenBack');
    expect(table.running.match.turn).toBe(seat);
    expect(table.state.deadline).toBe(67_000);
  });
});
