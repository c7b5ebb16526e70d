import { fc } from '@fast-check/vitest';
import { type Chance, chanceOf, readOptions, seatAt, seatsOf, seedOf } from '@tischrunde/engine';
import {
  type DominoGame,
  type DominoMove,
  type DominoState,
  dominoGames,
} from '@tischrunde/engine/internals';
import { describe, expect, test } from 'vitest';
import type { Heuristic } from '../src/evaluation/heuristic.ts';
import { dominoBots } from '../src/games/domino/bots.ts';
import { rating } from '../src/games/domino/move-rating.ts';
import { type MatchOdds, matchOddsFor, matchOddsOf, samplesAtOnce } from '../src/search/match-odds.ts';
import { playOn } from '../src/search/rollout.ts';

type DominoHeuristic = Heuristic<DominoState, DominoMove>;

/** The heuristic of a game's bots, without the points of single lays. */
const heuristicOf = ({ id }: DominoGame): DominoHeuristic => rating(dominoBots[id].weights, null);

function gameNamed(name: string): DominoGame {
  const game = dominoGames.find(({ id }) => id === name);
  if (game === undefined) throw new Error(name);
  return game;
}

/** A new match with the given scores and round. */
function standingIn(game: DominoGame, scores: readonly number[], round: number): DominoState {
  const players = scores.length;
  const options = readOptions(game.id, game.options, players, {});
  const state = game.begin({ players, options, seed: seedOf('standing'), deals: [] });
  return { ...state, scores: [...scores], round };
}

function oddsIn(game: DominoGame, players: number): MatchOdds {
  return matchOddsOf(game, heuristicOf(game), players, readOptions(game.id, game.options, players, {}));
}

/** The average over all sampled continuations. */
function chanceIn(odds: MatchOdds, state: DominoState, seat: number): number {
  let sum = 0;
  for (let i = 0; i < 32; i++) sum += odds(state, seatAt(seat), i * samplesAtOnce);
  return sum / 32;
}

/**
 * What it costs to say `chance` of something that comes true to such a part; the surer one was, and wrong,
 * the more.
 */
function surprise(chance: number, truth: number): number {
  const said = Math.min(0.995, Math.max(0.005, chance));
  return -truth * Math.log(said) - (1 - truth) * Math.log(1 - said);
}

/** By how much the log loss of the predictions exceeds that of even chances, over all rounds and seats. */
function worseThanEven(game: DominoGame, players: number, odds: MatchOdds, seed: string, luck: Chance) {
  const options = readOptions(game.id, game.options, players, {});
  const state = game.begin({ players, options, seed: seedOf(seed), deals: [] });
  const told: number[][] = [];
  for (playOn(game, heuristicOf(game), state, luck); state.phase !== 'matchOver'; ) {
    told.push(seatsOf(players).map((seat) => chanceIn(odds, state, seat)));
    game.nextRound(state);
    playOn(game, heuristicOf(game), state, luck);
  }
  const winners = game.winners(state);
  let worse = 0;
  for (const chances of told) {
    chances.forEach((chance, seat) => {
      const truth = winners.includes(seatAt(seat)) ? 1 / winners.length : 0;
      worse += surprise(chance, truth) - surprise(1 / players, truth);
    });
  }
  return worse;
}

describe('the odds of a match between rounds', () => {
  const tables = dominoGames.flatMap((game) =>
    [...new Set([game.players.least, game.players.most])].map((players) => ({ id: game.id, game, players })),
  );

  test.each(tables)('predict better than even chances: $id for $players', ({ game, players }) => {
    const odds = oddsIn(game, players);
    const luck = chanceOf(seedOf('luck'), 0);
    let worse = 0;
    for (let k = 0; k < 60; k++) worse += worseThanEven(game, players, odds, `match ${k}`, luck);
    expect(worse).toBeLessThan(0);
  });

  test('with no round left the leader has won', () => {
    const game = gameNamed('block');
    const odds = oddsIn(game, 3);
    const state = standingIn(game, [40, 70, 69], 3);
    expect([0, 1, 2].map((seat) => chanceIn(odds, state, seat))).toEqual([0, 1, 0]);
    // A shared win is better than a loss and worse than a sole win.
    expect(chanceIn(odds, standingIn(game, [70, 70, 69], 3), 0)).toBeCloseTo(0.75);
  });

  test('favour the fewest points where those win', () => {
    const game = gameNamed('peruvian');
    const odds = oddsIn(game, 4);
    expect(chanceIn(odds, standingIn(game, [10, 20, 30, 40], 7), 0)).toBe(1);
    expect(chanceIn(odds, standingIn(game, [10, 20, 30, 40], 6), 0)).toBeGreaterThan(0.5);
  });

  test('a target that must be exceeded is not reached by equalling it', () => {
    const game = gameNamed('hungarian');
    const odds = oddsIn(game, 2);
    expect(chanceIn(odds, standingIn(game, [101, 0], 4), 0)).toBe(1);
    const atTheBrink = chanceIn(odds, standingIn(game, [100, 90], 4), 0);
    expect(atTheBrink).toBeGreaterThan(0.4);
    expect(atTheBrink).toBeLessThan(0.9);
  });

  test('cover a match of a thousand rounds', () => {
    const game = gameNamed('block');
    const options = readOptions(game.id, game.options, 2, { rounds: 1000 });
    const odds = matchOddsOf(game, heuristicOf(game), 2, options);
    const chances = [0, 1].map((seat) => chanceIn(odds, standingIn(game, [300, 0], 1), seat));
    expect(chances[0]).toBeGreaterThan(0.5);
    expect(chances[0]).toBeLessThan(1);
    expect(chances[0] + chances[1]).toBeCloseTo(1);
  });

  test('a point more never lowers the chance in a match of a fixed number of rounds', () => {
    const game = gameNamed('block');
    const odds = oddsIn(game, 4);
    const scores = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 4 }), fc.nat(511), (before, round, from) => {
        const [own, ...others] = before;
        const better = odds(standingIn(game, [own + 1, ...others], round), seatAt(0), from);
        expect(better).toBeGreaterThanOrEqual(odds(standingIn(game, before, round), seatAt(0), from));
      }),
    );
  });

  test('are cached by table, and the oldest are dropped', () => {
    const game = gameNamed('block');

    const viewWith = (rounds: number) => {
      const options = readOptions(game.id, game.options, 2, { rounds });
      return game.view(game.begin({ players: 2, options, seed: seedOf('table'), deals: [] }), seatAt(0));
    };
    const heuristic = heuristicOf(game);
    const first = matchOddsFor(game, heuristic, viewWith(1));
    expect(matchOddsFor(game, heuristic, viewWith(1))).toBe(first);
    for (let rounds = 2; rounds <= 9; rounds++) matchOddsFor(game, heuristic, viewWith(rounds));
    expect(matchOddsFor(game, heuristic, viewWith(1))).not.toBe(first);
  });
});
