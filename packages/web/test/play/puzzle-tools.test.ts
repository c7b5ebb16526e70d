import { findGame, type Match, type MoveText, openMatch, seatAt, type View } from '@tischrunde/engine';
import { type Book, languages, openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { descriptorOf } from '../../src/games/catalogue.ts';
import { timeOf } from '../../src/play/puzzle/clock.tsx';
import type { Hint } from '../../src/play/puzzle/hint.ts';
import { printedPuzzle } from '../../src/play/puzzle/printed-puzzles.ts';
import { undoMoves } from '../../src/play/puzzle/undo-trail.ts';
import { viewOf } from '../random-round.ts';

const player = seatAt(0);

const open = (id: string, options = {}, seed = '1'): Match => {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return openMatch({ game, players: 1, options, seed, deals: [] });
};

const hintIn = async (view: View, book: Book): Promise<Hint | undefined> => {
  const hints = await descriptorOf(view.game).puzzle?.hints?.();
  return hints?.at(view)?.hint(book);
};

/** The tiles on the board, as the view shows them. */
const lyingIn = (match: Match): string => {
  const view = match.view(player);
  if (!('dominoes' in view)) throw new Error(`a match of ${view.game}`);
  return JSON.stringify(view.dominoes);
};

const undoIn = (match: Match) => undoMoves(match.events(player));

describe.each(['dominosa', 'quadrille'])('%s', (id) => {
  test('everything can be undone and done again', () => {
    const match = open(id);
    const make = (move: MoveText | null): void => {
      if (move === null) throw new Error('nothing to do');
      expect(match.attempt(player, move)).toBeNull();
    };
    expect(undoIn(match)).toEqual({ undo: null, redo: null });
    for (let index = 0; index < 12; index++) {
      const legal = match.legal(player).filter(({ type }) => type === (index % 4 === 3 ? 'lift' : 'lay'));
      make(legal[(index * 5) % legal.length]);
    }
    const last = lyingIn(match);
    let steps = 0;
    for (; undoIn(match).undo !== null; steps++) make(undoIn(match).undo);
    expect(lyingIn(match)).toBe('[]');
    for (; steps > 0; steps--) make(undoIn(match).redo);
    expect(lyingIn(match)).toBe(last);
    expect(undoIn(match).redo).toBeNull();
  });

  test('a new lay forgets what was undone', () => {
    const match = open(id);
    const [first, second] = match.legal(player);
    match.attempt(player, first);
    match.attempt(player, undoIn(match).undo ?? first);
    expect(undoIn(match)).toEqual({ undo: null, redo: first });
    match.attempt(player, second);
    expect(undoIn(match).redo).toBeNull();
  });
});

describe.each([
  ['dominosa', { grade: 'easy', unique: true }],
  ['dominosa', { grade: 'medium', unique: true }],
  ['dominosa', { grade: 'hard', unique: true }],
  ['dominosa', { grade: 'expert', unique: true }],
  ['quadrille', { given: true }],
  ['solo1', { winnable: true }],
])('%s %o', (id, options) => {
  test('following the hints solves it, in every language', async () => {
    for (const language of languages) {
      const book = await openBook(language);
      const match = open(id, options, language);
      while (match.phase === 'play') {
        const hint = await hintIn(match.view(player), book);
        for (const { text } of hint?.steps ?? []) expect(text).toMatch(/^[^{}]+$/);
        if (hint?.move == null) throw new Error('a hint leads to a move');
        expect(match.attempt(player, hint.move)).toBeNull();
      }
      expect(match.view(player).winners).toEqual([0]);
    }
  });
});

test('a hint says what cannot stay', async () => {
  const book = await openBook('en');
  const givenUp = open('dominosa', { unique: true });
  givenUp.attempt(player, { type: 'giveUp' });
  const solution = viewOf(givenUp, 'dominosa').solution?.map((cells) => `${cells}`);
  const match = open('dominosa', { unique: true });
  const wrong = match
    .legal(player)
    .find(({ type, cells }) => type === 'lay' && !solution?.includes(`${cells}`));
  if (wrong === undefined) throw new Error('every lay is right');
  match.attempt(player, wrong);
  const [step] = (await hintIn(match.view(player), book))?.steps ?? [];
  expect(step.text).toMatch(/^Something is wrong/);
  expect(step.highlight?.wrong).toEqual([wrong.cells]);
});

test('solo2: a hint names a lay and a chance, or that it is lost', async () => {
  const book = await openBook('en');
  for (let seed = 0; seed < 8; seed++) {
    const match = open('solo2', {}, `${seed}`);
    const hint = await hintIn(match.view(player), book);
    expect(hint?.steps).toHaveLength(1);
    if (hint?.move == null) expect(hint?.steps[0].text).toBe('It can no longer be won from here.');
    else expect(match.attempt(player, hint.move)).toBeNull();
  }
  expect(await hintIn(open('fortune').view(player), book)).toBeUndefined();
});

test('a square with every choice left says so', async () => {
  const book = await openBook('en');
  const text = (await hintIn(open('quadrille').view(player), book))?.steps[0].text;
  expect(text).toMatch(/685,?440 solutions/);
});

test('the clock shows minutes, and hours when it takes so long', () => {
  expect([0, 7, 187, 3787].map(timeOf)).toEqual(['0:00', '0:07', '3:07', '1:03:07']);
});

test('puzzles have a sheet to print', () => {
  for (const id of ['dominosa', 'quadrille'])
    expect(printedPuzzle(open(id).view(player))?.puzzle).toMatch(/^<svg/);
  expect(printedPuzzle(open('solo1').view(player))).toBeNull();
});
