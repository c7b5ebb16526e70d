import { openMatch, readTranscript, seatAt, type View } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { togglePair } from '../../src/board/dominosa/excluded-pairs.ts';
import { descriptorOf } from '../../src/games/catalogue.ts';
import type { HintStep } from '../../src/play/puzzle/hint.ts';
import { pagesOf } from '../../src/play/puzzle/print.ts';
import { newPrintedPuzzles } from '../../src/play/puzzle/printed-puzzles.ts';
import { dailySetup, savedDaily } from '../../src/screens/puzzles/daily-puzzle.ts';
import { withoutLast } from '../../src/session/local/take-back.ts';
import type { SavedMatch } from '../../src/storage/saved-match.ts';
import { viewOf } from '../random-round.ts';

const book = await openBook('en');
const player = seatAt(0);
const open = (game: string, options = {}, seed = 'check') =>
  openMatch(readTranscript({ game, players: 1, options, seed, moves: [] }));

describe('the puzzle of the day', () => {
  const day = new Date(2026, 10, 15, 23, 59);
  const grid = (grade: 'easy' | 'hard', when: Date) => {
    const { game, options, seed } = dailySetup(when, grade);
    return viewOf(open(game, options, seed), 'dominosa').grid;
  };
  test('is one all day long, and another one in another grade and on another day', () => {
    expect(grid('easy', new Date(2026, 10, 15))).toEqual(grid('easy', day));
    expect(grid('hard', day)).not.toEqual(grid('easy', day));
    expect(grid('easy', new Date(2026, 10, 16))).not.toEqual(grid('easy', day));
  });
  test('is found again, the solved one first', () => {
    const kept = (
      id: string,
      over: boolean,
      options: object,
      seed = dailySetup(day, 'easy').seed,
    ): SavedMatch => ({
      id,
      transcript: { game: 'dominosa', players: 1, options: { ...options }, seed, moves: [] },
      sitters: [],
      began: 0,
      touched: 0,
      over,
    });
    const matches = [
      kept('begun', false, { grade: 'easy' }),
      kept('solved', true, {}),
      kept('hard', false, { grade: 'hard' }),
      kept('other', true, {}, 'another'),
    ];
    expect(savedDaily(matches, day, 'easy')?.id).toBe('solved');
    expect(savedDaily(matches, day, 'hard')?.id).toBe('hard');
    expect(savedDaily(matches, day, 'expert')).toBeUndefined();
  });
});

const checkOf = async (view: View): Promise<HintStep | undefined> => {
  const hints = await descriptorOf(view.game).puzzle?.hints?.();
  return hints?.at(view)?.check(book);
};

describe('the check', () => {
  test('finds a tile that cannot stay, and only then', async () => {
    const match = open('dominosa', { set: 3 });
    expect((await checkOf(match.view(player)))?.text).toBe(book.say('puzzle.right'));
    const solution = open('dominosa', { set: 3 });
    solution.attempt(player, { type: 'giveUp' });
    const right = JSON.stringify(viewOf(solution, 'dominosa').solution);
    const wrong = match.legal(player).find(({ type, cells }) => {
      return type === 'lay' && !right.includes(JSON.stringify(cells));
    });
    match.attempt(player, wrong ?? {});
    const step = await checkOf(match.view(player));
    expect(step?.highlight?.wrong).toHaveLength(1);
  });
  test('says of a solitaire whether it can still be won', async () => {
    const view = open('solo1', { winnable: true }).view(player);
    expect((await checkOf(view))?.text).toBe(book.say('puzzle.canWin'));
    expect(await checkOf(open('fortune').view(player))).toBeUndefined();
  });
});

describe('sheets', () => {
  test('hold as many puzzles as asked for, all different, with the solutions behind them', () => {
    const sheets = newPrintedPuzzles({
      game: 'dominosa',
      options: { set: 3, grade: 'hard' },
      count: 3,
      seed: 'print',
    });
    expect(new Set(sheets.map(({ puzzle }) => puzzle)).size).toBe(3);
    const pages = pagesOf(sheets, 'Dominosa', book);
    expect(pages.match(/<svg/g)).toHaveLength(6);
    // Figures are drawn: 20 numbers, and 10 tiles of two numbers and a line.
    expect(pages).not.toContain('<text');
    expect(sheets[0].puzzle.match(/<path d="M/g)).toHaveLength(20 + 10 * 3);
    expect(pages.indexOf('class="next"')).toBeGreaterThan(pages.indexOf(sheets[2].puzzle));
  });
  test('a square without given numbers has no one solution to print', () => {
    const [free] = newPrintedPuzzles({ game: 'quadrille', options: {}, count: 1, seed: 'print' });
    const [given] = newPrintedPuzzles({
      game: 'quadrille',
      options: { given: true },
      count: 1,
      seed: 'print',
    });
    expect(free?.solution).toBeNull();
    expect(given?.solution).toMatch(/^<svg/);
  });
});

test('a mark comes and goes', () => {
  expect(togglePair([], [3, 4])).toEqual(['3 4']);
  expect(togglePair(['1 2', '3 4'], [3, 4])).toEqual(['1 2']);
});

test('the last move is taken back, and said', () => {
  const match = open('solo1');
  expect(withoutLast(match.transcript()).move).toBeNull();
  const [move] = match.legal(player);
  match.attempt(player, move);
  const shorter = withoutLast(match.transcript());
  expect(shorter.move).toEqual(move);
  expect(shorter.transcript.moves).toEqual([]);
  expect(viewOf(openMatch(readTranscript(shorter.transcript)), 'solo1').grid).toEqual(
    viewOf(open('solo1'), 'solo1').grid,
  );
});
