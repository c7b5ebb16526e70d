import { chanceOf, readOptions, seedOf, solveDominanz } from '@tischrunde/engine';
import { type DominanzState, dominanz } from '@tischrunde/engine/internals';
import { describe, expect, test } from 'vitest';
import { finish, type Level, type QuestionOf } from '../src/bot.ts';
import { dominanzBot } from '../src/games/dominanz/bot.ts';
import { Lookahead, tilesIn } from '../src/games/dominanz/lookahead.ts';
import { legalOf } from '../src/search/rollout.ts';

/** A random position with this many tiles left. */
function positionWith(tiles: number, seed: string): DominanzState {
  const chance = chanceOf(seedOf(seed), 1);
  const options = readOptions('dominanz', dominanz.options, 2, {});
  const state = dominanz.begin({ players: 2, options, seed: seedOf(seed), deals: [] });
  while (tilesIn(state.left) > tiles) {
    const moves = legalOf(dominanz, state, state.turn);
    dominanz.play(state, state.turn, moves[chance.below(moves.length)]);
  }
  return state;
}

const questionIn = (state: DominanzState, level: Level, work = 20_000): QuestionOf<'dominanz'> => ({
  known: { view: dominanz.view(state, state.turn), events: [] },
  seat: state.turn,
  level,
  chance: chanceOf(seedOf('question'), 1),
  work,
});

/** By how much the seat on turn is ahead in the end. */
const leadIn = (state: DominanzState): number => solveDominanz(state)?.difference ?? 0;

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

describe.each(seeds)('with few tiles left, seed %s', (seed) => {
  test('a strong bot plays as well as can be', () => {
    const state = positionWith(9, seed);
    const { turn } = state;
    const lead = leadIn(state);
    const { move } = finish(dominanzBot.decide(questionIn(state, 'strong')));
    const judged = dominanz.judge(state, turn, move ?? {});
    if (!judged.ok) throw new Error(judged.error);
    dominanz.play(state, turn, judged.move);
    expect(leadIn(state)).toBe(state.turn === turn ? lead : 0 - lead);
  });

  test('looking ahead to the end finds what the solver finds', () => {
    const state = positionWith(6, seed);
    const moves = legalOf(dominanz, state, state.turn);
    const { moves: weighed, depth } = finish(new Lookahead(state, 1e7).weigh(moves, false));
    expect(depth).toBe(6);
    expect(weighed[0].value).toBeCloseTo(leadIn(state), 6);
  });

  test('it is known who wins, and so the judgement has no margin', () => {
    const state = positionWith(8, seed);
    const judgements = finish(dominanzBot.judge(questionIn(state, 'strong')));
    const lead = leadIn(state);
    expect(judgements[0].chance).toBe(lead > 0 ? 1 : lead < 0 ? 0 : 0.5);
    for (const { margin } of judgements) expect(margin).toBe(0);
  });
});

test('a strong bot keeps to its work, and looks further with more of it', () => {
  const state = positionWith(20, 'work');
  const moves = legalOf(dominanz, state, state.turn);
  const depths = [100, 3_000, 100_000].map((work) => {
    const steps = new Lookahead(state, work).weigh(moves, false);
    let spent = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) spent += step.value;
    expect(spent).toBeLessThanOrEqual(work);
    return step.value.depth;
  });
  expect(depths).toEqual(depths.toSorted((one, other) => one - other));
  expect(depths[2]).toBeGreaterThan(depths[0]);
});

test('a search that was broken off leaves the position as it was', () => {
  const state = positionWith(20, 'broken off');
  const moves = legalOf(dominanz, state, state.turn);
  const search = new Lookahead(state, 5_000);
  finish(search.weigh(moves, false));
  // With no work left every further look breaks off at once, and nothing is made up.
  expect(finish(search.weigh(moves, false)).depth).toBe(0);
});
