import { findGame, type Match, openMatch, seatAt, type View } from '@tischrunde/engine';
import { type Book, languages, openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { findDescriptor } from '../../src/games/catalogue.ts';
import { timeOf } from '../../src/play/puzzle/clock.tsx';
import type { Hint } from '../../src/play/puzzle/hint.ts';
import { loadHints } from '../../src/play/puzzle/hints.ts';
import { printedPuzzle } from '../../src/play/puzzle/printed-puzzles.ts';
import { beginTrail, followTrail, redoMove, type Trail, undoMove } from '../../src/play/puzzle/undo-trail.ts';

const player = seatAt(0);

const open = (id: string, options = {}, seed = '1'): Match => {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return openMatch({ game, players: 1, options, seed, deals: [] });
};

const hintIn = async (view: View, book: Book): Promise<Hint | undefined> => {
  const name = findDescriptor(view.game)?.puzzle?.hints;
  return name === undefined ? undefined : (await loadHints(name)).hint(view, book);
};

const lyingIn = (match: Match) => match.view(player).dominoes as readonly never[];

describe.each(['dominosa', 'quadrille'])('%s', (id) => {
  test('everything can be undone and done again', () => {
    const match = open(id);
    let trail: Trail = beginTrail(lyingIn(match));
    const make = (move: { readonly type: string } | null): void => {
      if (move === null) throw new Error('nothing to do');
      expect(match.attempt(player, { ...move })).toBeNull();
      trail = followTrail(trail, lyingIn(match));
    };
    for (let index = 0; index < 12; index++) {
      const legal = match.legal(player).filter(({ type }) => type === (index % 4 === 3 ? 'lift' : 'lay'));
      make(legal[(index * 5) % legal.length]);
    }
    const last = JSON.stringify(lyingIn(match));
    const steps = trail.done.length;
    for (let step = 0; step < steps; step++) make(undoMove(trail));
    expect(lyingIn(match)).toEqual([]);
    expect(undoMove(trail)).toBeNull();
    for (let step = 0; step < steps; step++) make(redoMove(trail));
    expect(JSON.stringify(lyingIn(match))).toBe(last);
    expect(redoMove(trail)).toBeNull();
  });

  test('a new lay forgets what was undone', () => {
    const match = open(id);
    const begun = beginTrail(lyingIn(match));
    const [first, second] = match.legal(player);
    match.attempt(player, first);
    const laid = followTrail(begun, lyingIn(match));
    match.attempt(player, undoMove(laid) ?? first);
    const undone = followTrail(laid, lyingIn(match));
    expect(redoMove(undone)).not.toBeNull();
    match.attempt(player, second);
    expect(redoMove(followTrail(undone, lyingIn(match)))).toBeNull();
    expect(followTrail(begun, begun.lying)).toBe(begun);
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
  const solution = (givenUp.view(player).solution as readonly unknown[]).map((cells) => `${cells}`);
  const match = open('dominosa', { unique: true });
  const wrong = match
    .legal(player)
    .find(({ type, cells }) => type === 'lay' && !solution.includes(`${cells}`));
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
    if (hint?.move == null) expect(hint?.steps[0].text).toBe('It cannot be won any more from here.');
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
