import { botFor, type Explained } from '@tischrunde/bots';
import { findGame, type GameId, isViewOf, type JsonObject, readOptions, type View } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { adviceIn } from '../../src/play/advice.ts';
import { snapTo } from '../../src/play/motion/snap.ts';
import { endsIn, needsNoPlace, openingQuestion, placesOf } from '../../src/play/move-choice.ts';
import { describeMove } from '../../src/play/move-description.ts';
import { playedMoveText } from '../../src/play/played-move-text.ts';
import { rowsOf } from '../../src/play/round-history.ts';
import { statusText } from '../../src/play/status.ts';
import { describeTable } from '../../src/play/table-description.tsx';
import { LocalMatch } from '../../src/session/local/local-match.ts';
import type { FromWorker } from '../../src/session/local/worker-messages.ts';
import type { Sitter } from '../../src/session/sitter.ts';
import type { PlayedMove, SeatView } from '../../src/session/table.ts';

const book = await openBook('en');
const sitters = ['You', 'Ada', 'Bea', 'Carlo'].map(
  (name, seat): Sitter => ({ name, plays: seat === 0 ? 'person' : 'easy' }),
);
const nameOf = (seat: number): string => sitters[seat].name;

describe('a dragged piece', () => {
  const middles = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  test('snaps to the nearest place', () => {
    expect(snapTo({ x: 40, y: 10 }, middles)).toBe(0);
    expect(snapTo({ x: 60, y: 10 }, middles)).toBe(1);
    expect(snapTo({ x: 100, y: 60 }, middles)).toBe(1);
  });
  test('goes back where no place is near', () => {
    expect(snapTo({ x: 100, y: 61 }, middles)).toBeNull();
    expect(snapTo({ x: 0, y: 0 }, [])).toBeNull();
  });
});

const fresh = (game: string, seed: string): JsonObject => {
  const known = findGame(game);
  if (known === undefined) throw new Error(game);
  const players = Math.max(2, known.players.least);
  const options = readOptions(known.id, known.options, players, undefined);
  return { game, players, options, seed, moves: [] };
};

/** Plays some moves at a table of people; the seat on turn is in front. */
function play(
  transcript: JsonObject,
  moves: number,
): { readonly seen: SeatView; readonly transcript: JsonObject } {
  const told: Extract<FromWorker, { readonly kind: 'seen' }>[] = [];
  const sitters = Array.from({ length: Number(transcript.players) }, (_, seat) => ({
    name: nameOf(seat),
    plays: 'person' as const,
  }));
  const table = new LocalMatch(
    { transcript, sitters, pace: 0 },
    (message) => {
      if (message.kind === 'seen') told.push(message);
    },
    { now: () => 0, after: () => () => {} },
  );
  const last = () => told[told.length - 1];
  for (let number = 0; number < moves; number++) {
    const { view } = last().seen;
    if (view.phase === 'matchOver') break;
    void table.hear({ kind: 'turnTo', seat: view.turn ?? number % view.players });
    const { legal } = last().seen;
    if (legal.length > 0) void table.hear({ kind: 'send', number, move: legal[(number * 7) % legal.length] });
  }
  return last();
}

describe('the score sheet', () => {
  test.each(['block', 'fives', 'solo', 'solomino', 'italian', 'concentration', 'hektik'])(
    'adds up to the scores: %s',
    (game) => {
      const { seen, transcript } = play(fresh(game, 'sheet'), 250);
      expect(seen.sheet.length).toBe(seen.view.phase === 'play' ? seen.view.round - 1 : seen.view.round);
      const rows = rowsOf(seen.sheet, seen.view);
      for (const [seat, score] of (seen.view.scores ?? []).entries()) {
        expect(rows.reduce((sum, { points }) => sum + (points?.[seat] ?? 0), 0)).toBe(score);
      }
      expect(play(transcript, 0).seen.sheet).toEqual(seen.sheet);
    },
  );
  test('says secret points as secret', () => {
    const view = { phase: 'roundOver', round: 1, gained: null } as unknown as View;
    expect(rowsOf([null], view)).toEqual([{ round: 1, points: null }]);
  });
});

describe('advice', () => {
  const games: readonly GameId[] = [
    'block',
    'sperr',
    'chickenfoot',
    'italian',
    'solo',
    'solomino',
    'dominanz',
    'hektik',
    'burg',
    'concentration',
  ];
  test.each(games)('every move of %s can be said', (game) => {
    expect(botFor(game)).toBeDefined();
    for (const moves of [0, 1, 2, 5, 9, 20]) {
      const { seen } = play(fresh(game, `${moves}`), moves);
      for (const move of seen.legal)
        expect(describeMove(move, seen, book, nameOf)).not.toMatch(/undefined|NaN|\{|\bmove\./);
    }
  });
  test('tells the best three, those that sound alike once', () => {
    const lay = (tile: string, cells: number): Explained => ({
      move: { type: 'place', tile, cells: [[cells, 0]] },
      chance: 0.5,
      margin: 0,
      reasons: [{ why: 'sheds', points: 5 }],
    });
    const judgements = [lay('5-5', 1), lay('5-5', 2), lay('6-1', 1), lay('2-1', 1), lay('3-1', 1)];
    const advice = adviceIn(judgements, {} as SeatView, book, nameOf);
    expect(advice.map(({ move }) => move.tile)).toEqual(['5-5', '6-1', '2-1']);
    expect(advice[0]).toMatchObject({ number: 1, percent: '50%', why: 'Sheds 5 points.' });
  });
  test('a tile for one’s own chain is one idea, whichever way round', () => {
    const take = (tile: string, side: string): Explained => ({
      move: { type: 'take', tile, side },
      chance: 0.5,
      margin: 0,
      reasons: [{ why: 'sheds', points: 5 }],
    });
    const judgements = [take('0-1', 'left'), take('1-0', 'left'), take('1-0', 'right'), take('9-1', 'left')];
    const words = adviceIn(judgements, {} as SeatView, book, nameOf).map((advice) => advice.words);
    expect(words).toEqual(['Put 1-0 on the left of your chain', 'Put 9-1 on the left of your chain']);
  });
});

test('only a card is laid at the first tap', () => {
  expect(needsNoPlace({ type: 'play', card: 'r9' })).toBe(true);
  expect(needsNoPlace({ type: 'lay', tile: '6-3' })).toBe(false);
  expect(needsNoPlace({ type: 'lay', card: 'r8|b1', half: 0, at: 'left' })).toBe(false);
});

test('a row on the other player’s sheet is another place than the same row on one’s own', () => {
  const tile = { tile: '1-1', row: 1 };
  const places = placesOf([
    { type: 'take', ...tile },
    { type: 'prescribe', ...tile },
  ]);
  expect(places.map(({ type }) => type)).toEqual(['take', 'prescribe']);
});

test('bots that answer at once leave people a chance where nobody waits for a turn', () => {
  const waitsIn = (game: string): number[] => {
    const waits: number[] = [];
    const sitters = [
      { name: 'Ada', plays: 'easy' as const },
      { name: 'Bea', plays: 'easy' as const },
    ];
    const after = (milliseconds: number) => {
      waits.push(milliseconds);
      return () => {};
    };
    new LocalMatch({ transcript: fresh(game, 'race'), sitters, pace: 0 }, () => {}, { now: () => 0, after });
    return waits;
  };
  expect(waitsIn('block')).toEqual([0]);
  expect(waitsIn('hektik')[0]).toBeGreaterThan(100);
});

test('a card that opens the round may ask something before anything is played', () => {
  const swaps = [1, 2].map((partner) => ({ type: 'choose', partner }));
  expect(openingQuestion(swaps)).toEqual(swaps);
  expect(openingQuestion([{ type: 'draw' }, { type: 'play', card: 'r9' }])).toEqual([]);
  expect(statusText(play(fresh('solo', 'asked'), 0).seen, sitters, swaps, book)).toBe(
    'Who will you swap with?',
  );
});

describe('the status line', () => {
  test('says what there is to do, and otherwise whose turn it is', () => {
    const { seen } = play(fresh('block', 'status'), 4);
    const { view } = seen;
    if (!isViewOf(view, 'block')) expect.unreachable();
    const waiting = { ...seen, view: { ...view, turn: 1 }, legal: [] };
    expect(statusText({ ...seen, view: { ...view, turn: 0 } }, sitters, [], book)).toMatch(
      /^(Play a tile with \d( or \d)?|No tile with .*)$/,
    );
    expect(statusText(waiting, sitters, [], book)).toBe(`${nameOf(1)}’s turn`);
  });
  test('says who won once the round is over', () => {
    const { seen } = play({ ...fresh('block', 'over'), options: { rounds: 1 } }, 250);
    expect(seen.view.phase).toBe('matchOver');
    expect(statusText(seen, sitters, [], book)).toMatch(/^(You win|Ada wins|.* share).* .*\.$/);
  });
});

test('a move is told without what the screen says elsewhere', () => {
  const people = { front: 0, nameOf };
  const events: PlayedMove['events'] = [
    { type: 'laid', seat: 1, card: 'g:skip', interjected: false },
    { type: 'skipped', seat: 0 },
    { type: 'roundOver', round: 1, reason: 'out', winners: [1], points: [0, 5] },
    { type: 'dealt', round: 2, turn: 0 },
  ];
  const played = { seat: 1, move: { type: 'play', card: 'g:skip' }, events };
  expect(playedMoveText(played, 'solo', book, people)).toBe('Ada plays green skip. You miss a turn.');
});

describe('what lies on the table is read out', () => {
  test('the open ends, what was laid and the stock', () => {
    const { seen } = play(fresh('block', 'read'), 0);
    expect(describeTable(seen.view, book)?.facts[0]).toBe('No tiles on the table yet.');
    const { view } = play(fresh('block', 'read'), 3).seen;
    if (!isViewOf(view, 'block')) expect.unreachable();
    const told = describeTable(view, book);
    expect(told?.lists.map(({ title }) => title)).toEqual(['Open ends', 'Played so far']);
    expect(told?.lists[0].items).toEqual(view.ends.map(book.aloud.end));
    expect(told?.facts).toEqual([book.say('table.stock', { count: view.stock })]);
  });
  test('the pile of SOLO', () => {
    const { view } = play(fresh('solo', 'read'), 0).seen;
    if (!isViewOf(view, 'solo')) expect.unreachable();
    const facts = describeTable(view, book)?.facts ?? [];
    expect(facts[0]).toBe(`On top: ${book.aloud.card(view.top)}`);
    expect(facts).toContain('Play goes clockwise');
    expect(facts).toContain(`${view.stock} cards in the draw pile`);
  });
  test('the snake of SOLOmino', () => {
    const { view } = play(fresh('solomino', 'read'), 0).seen;
    if (!isViewOf(view, 'solomino')) expect.unreachable();
    const told = describeTable(view, book);
    expect(told?.facts[0]).toMatch(/^Left end: /);
    expect(told?.lists[0].items).toHaveLength(view.snake.length);
  });
  test('other boards speak for themselves', () => {
    expect(describeTable(play(fresh('concentration', 'read'), 0).seen.view, book)).toBeNull();
  });
});

test('a tile that is tried is tried where others could fit, not at a blank', () => {
  const { view } = play(fresh('sevens', 'ends'), 0).seen;
  if (!isViewOf(view, 'sevens')) expect.unreachable();
  expect(endsIn({ ...view, ends: ['4-0:0', '5-4:5'], asks: [null, 2] })).toEqual(['5-4:5', '4-0:0']);
  expect(endsIn({ ...view, ends: ['4-0:0'], asks: [null] })).toEqual(['4-0:0']);
});
