import { signal } from '@preact/signals';
import { findGame, type JsonObject, type MoveText, openMatch, readOptions, seatAt } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { actionLabel } from '../../src/play/action-label.ts';
import { mustDraw, primaryMove } from '../../src/play/move-choice.ts';
import { primaryLabel } from '../../src/play/primary-move.tsx';
import { drawOn } from '../../src/play/repeated-draw.ts';
import type { SeatView } from '../../src/session/table.ts';
import { changeSettings } from '../../src/storage/settings.ts';

const book = await openBook('en');
changeSettings({ lessMotion: true });

/** A match from a set-up deal; the first hand is in front. */
function dealt(game: string, hands: readonly string[], stock: string) {
  const tiles = (text: string): string[] => text.split(' ').filter((tile) => tile !== '');
  const known = findGame(game) ?? expect.unreachable();
  const options = readOptions(known.id, known.options, hands.length, undefined);
  const deals = [{ hands: hands.map(tiles), stock: tiles(stock) }];
  const match = openMatch({ game: known, players: hands.length, options, seed: 'taps', deals });
  let moves = 0;
  const look = (): SeatView => ({
    seat: 0,
    ...match.known(seatAt(0)),
    legal: match.legal(seatAt(0)),
    moves,
    outOfTurn: match.outOfTurn,
    sheet: [],
    latest: [],
  });
  const seen = signal<SeatView | null>(look());
  const make = (seat: number, move: JsonObject): boolean => {
    const refusal = match.attempt(seatAt(seat), move);
    if (refusal !== null) return false;
    moves++;
    seen.value = look();
    return true;
  };
  return { seen, make, now: (): SeatView => seen.value ?? expect.unreachable() };
}

describe('the main button', () => {
  test('is the only move that there is', () => {
    const { now, make } = dealt('fives', ['6-6 1-0 2-1', '6-5 3-2 5-4'], '4-4 3-3 2-2 6-3');
    const opening = primaryMove(now(), null) ?? expect.unreachable();
    expect(primaryLabel(opening, book)).toBe('Play 6-6');
    expect(primaryLabel(opening, book, 15)).toBe('Play 6-6 · +15');
    expect(make(0, opening)).toBe(true);
    // It is another seat's turn now.
    expect(primaryMove(now(), null)).toBeNull();
    expect(make(1, { type: 'lay', tile: '6-5', at: '6-6:6' })).toBe(true);
    expect(primaryMove(now(), null)).toEqual({ type: 'draw' });
    expect(primaryLabel({ type: 'draw' }, book, 5)).toBeNull();
  });

  test('is the only move of the chosen piece, and none where something is to be decided', () => {
    const lay = (tile: string, at: string): MoveText => ({ type: 'lay', tile, at });
    const { now } = dealt('fives', ['6-6 1-0', '6-5 3-2'], '4-4 3-3 2-2');
    const legal = [lay('6-5', '6-6:6'), lay('5-1', '5-0:5'), lay('5-1', '1-0:1')];
    const seen = { ...now(), legal };
    expect(primaryMove(seen, null)).toBeNull();
    expect(primaryMove(seen, '6-5')).toBe(legal[0]);
    expect(primaryMove(seen, '5-1')).toBeNull();
    // To draw is no reason to hide the only piece that fits.
    expect(primaryMove({ ...seen, legal: [{ type: 'draw' }, legal[0]] }, null)).toBe(legal[0]);
    expect(primaryMove({ ...seen, legal: [{ type: 'draw' }, ...legal] }, null)).toBeNull();
    // An unplayable piece leaves it as it is.
    expect(primaryMove({ ...seen, legal: [legal[0]] }, '2-2')).toBe(legal[0]);
  });

  test('leaves to the board what is done there', () => {
    const { now } = dealt('fives', ['6-6 1-0', '6-5 3-2'], '4-4 3-3 2-2');
    for (const move of [
      { type: 'flip', cell: 3 },
      { type: 'take', tile: '6-3', row: 3 },
      { type: 'place', tile: '6-3', cells: [[0, 0]] },
      { type: 'take', tile: '6-3', side: 'left' },
    ])
      expect(primaryMove({ ...now(), legal: [move] }, null)).toBeNull();
  });

  test('names cards, too', () => {
    expect(primaryLabel({ type: 'play', card: 'r9', call: true }, book)).toBe('Play red 9');
    expect(primaryLabel({ type: 'lay', card: 'r8|b1', half: 0, at: 'left' }, book)).toMatch(/^Play red 8/);
    expect(primaryLabel({ type: 'answer', card: 'r8|b1' }, book)).toMatch(/^Answer with/);
    expect(primaryLabel({ type: 'lock', tile: '6-6', at: '6-3:6' }, book)).toMatch(/^Lock/);
  });
});

describe('drawing', () => {
  const open = () => {
    const table = dealt('fives', ['6-6 1-0 2-1', '6-5 3-2 5-4'], '4-4 3-3 2-2 6-3 4-1 0-0');
    table.make(0, { type: 'lay', tile: '6-6' });
    table.make(1, { type: 'lay', tile: '6-5', at: '6-6:6' });
    return table;
  };
  const handOf = ({ now }: ReturnType<typeof open>): unknown => now().view.hands[0];

  test('goes on until a tile fits, by one move after the other', async () => {
    const table = open();
    expect(mustDraw(table.now())).toBe(true);
    expect(actionLabel({ type: 'draw' }, table.now(), book)).toBe('Draw until one fits');
    let draws = 0;
    let further = 0;
    await drawOn(table, {
      draw: async () => {
        draws++;
        return table.make(0, { type: 'draw' });
      },
      onGoOn: () => further++,
      isStopped: () => false,
    });
    expect([draws, further]).toEqual([4, 3]);
    expect(handOf(table)).toContain('6-3');
    expect(handOf(table)).not.toContain('4-1');
    expect(table.now().moves).toBe(6);
  });

  test('can be stopped', async () => {
    const table = open();
    let draws = 0;
    await drawOn(table, {
      draw: async () => {
        draws++;
        return table.make(0, { type: 'draw' });
      },
      onGoOn: () => {},
      isStopped: () => draws === 2,
    });
    expect(draws).toBe(2);
    expect(mustDraw(table.now())).toBe(true);
  });

  test('ends with a refusal, and where the table shows the draw later', async () => {
    const table = open();
    await drawOn(table, {
      draw: async () => false,
      onGoOn: expect.unreachable,
      isStopped: expect.unreachable,
    });
    expect(table.now().moves).toBe(2);
    const late = async (): Promise<boolean> => {
      setTimeout(() => table.make(0, { type: 'draw' }));
      return true;
    };
    await drawOn(table, { draw: late, onGoOn: () => {}, isStopped: () => false });
    expect(handOf(table)).toContain('6-3');
  });

  test('is a single draw where the rules say so', () => {
    const table = dealt('bergen', ['6-6 1-0 2-1', '6-5 3-2 5-4'], '4-4 3-3 2-2 6-3 4-1 0-0');
    table.make(0, { type: 'lay', tile: '6-6' });
    table.make(1, { type: 'lay', tile: '6-5', at: '6-6:6' });
    expect(actionLabel({ type: 'draw' }, table.now(), book)).toBe('Draw');
  });
});
