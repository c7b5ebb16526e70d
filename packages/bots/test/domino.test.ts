import {
  chanceOf,
  type DealText,
  findGame,
  type Match,
  type MoveText,
  openMatch,
  readOptions,
  type Seat,
  seatAt,
  seedOf,
} from '@tischrunde/engine';
import {
  type DominoGame,
  type DominoState,
  dominoGames,
  kindOf,
  passes,
  pipsInHand,
  readTile,
  tileIn,
  tileName,
} from '@tischrunde/engine/internals';
import { describe, expect, test } from 'vitest';
import { finish, type Level } from '../src/bot.ts';
import { look, newHandFeatures } from '../src/games/domino/hand-features.ts';
import { handLikelihood } from '../src/games/domino/hand-likelihood.ts';
import { runFrom } from '../src/games/domino/run.ts';
import { teamLikelihood } from '../src/games/domino/team-likelihood.ts';
import { turnsOf } from '../src/games/domino/turns.ts';
import { usualWeights } from '../src/games/domino/weights.ts';
import { botFor } from '../src/games.ts';
import { legalOf } from '../src/search/rollout.ts';
import { knownOf } from './support/known.ts';

/** A match that is set up as on a table: hands and stock as tiles with blanks between, then moves. */
function setUp(id: string, hands: readonly string[], stock = '', moves: readonly MoveText[] = []): Match {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  const split = (tiles: string) => tiles.split(' ').filter((tile) => tile !== '');
  const deal: DealText = { hands: hands.map(split), stock: split(stock) };
  const options = readOptions(id, game.options, hands.length, {});
  const match = openMatch({ game, players: hands.length, options, seed: 'set up', deals: [deal] });
  for (const move of moves) expect(match.attempt(match.turn ?? seatAt(0), move)).toBeNull();
  return match;
}

const lay = (tile: string, at?: string): MoveText =>
  at === undefined ? { type: 'lay', tile } : { type: 'lay', tile, at };

/** What a level answers to whatever the seat on turn sees, with chance number `k`. */
function answer(match: Match, level: Level, k = 0, work = 5000): MoveText | null {
  const seat = match.turn ?? seatAt(0);
  const chance = chanceOf(seedOf('answer'), k);
  const question = { known: match.known(seat), seat, level, chance, work };
  return finish(botFor(match.game.id).decide(question)).move;
}

function gameNamed(name: string): DominoGame {
  const game = dominoGames.find(({ id }) => id === name);
  if (game === undefined) throw new Error(name);
  return game;
}

/** The state in which a seat's guess of a match is. */
const guessOf = (match: Match, seat: number): DominoState => {
  const game = gameNamed(match.game.id);
  return game.guess(knownOf(game.id, match, seatAt(seat)), chanceOf(seedOf('guess'), 0));
};

/** A match in which everybody has made the first of their legal moves, `count` moves in all. */
function playedOn(id: string, players: number, seed: string, count: number): Match {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  const match = openMatch({
    game,
    players,
    options: readOptions(id, game.options, players, {}),
    seed,
    deals: [],
  });
  for (let i = 0; i < count && match.phase === 'play'; i++) {
    const seat = match.turn ?? seatAt(0);
    const [first] = match.legal(seat);
    expect(match.attempt(seat, first)).toBeNull();
  }
  return match;
}

const tile = (name: string): number => readTile(name) ?? -1;

describe.each(['medium', 'strong'] as const)('%s', (level) => {
  test('takes the points of All Fives', () => {
    const match = setUp('fives', ['6-6 2-1 1-0', '6-4 6-3 6-5 5-0'], '5-5 4-4 3-3 2-2', [lay('6-6')]);
    // 12 for the double at one end and 3 at the other make 15.
    expect(answer(match, level)).toEqual(lay('6-3', '6-6:6'));
  });

  test('takes the three points of Bergen', () => {
    const match = setUp('bergen', ['0-0 2-1 6-5 4-1', '6-0 5-0 4-0 1-1'], '5-5 4-4 3-3 2-2 6-3 6-4', [
      lay('0-0'),
      lay('5-0', '0-0:0'),
      lay('6-5', '5-0:5'),
    ]);
    expect(answer(match, level)).toEqual(lay('6-0', '6-5:6'));
  });

  test('hits the number of Italian domino', () => {
    const match = setUp('italian', ['6-6 0-0 1-0', '6-5 2-0 2-1', '6-1 6-0 2-2'], '', [
      lay('6-6'),
      lay('6-5'),
    ]);
    expect(answer(match, level)).toEqual(lay('6-1'));
  });

  test('locks with a light hand, and not with a heavy one', () => {
    const light = setUp('sperr', ['4-4 6-5 6-4 6-3 5-3', '0-0 4-0 1-0'], '3-3 2-2 5-5', [lay('4-4')]);
    expect(light.attempt(seatAt(1), lay('4-0', '4-4:4'))).toBeNull();
    expect(light.attempt(seatAt(0), lay('6-4', '4-4:4'))).toBeNull();
    expect(answer(light, level)).toMatchObject({ type: 'lock', tile: '0-0' });
    const heavy = setUp('sperr', ['6-6 1-0', '5-5 6-5 6-4 6-3 5-3'], '3-3 2-2 4-4 2-1', [lay('6-6')]);
    expect(heavy.attempt(seatAt(1), lay('6-5', '6-6:6'))).toBeNull();
    expect(heavy.attempt(seatAt(0), { type: 'pass' })).toBeNull();
    expect(answer(heavy, level)).not.toMatchObject({ type: 'lock' });
  });
});

test('easy often lays the heavy tile, but now and then any that fits', () => {
  const match = setUp('block', ['6-6 5-5', '6-5 6-0 6-1 1-0'], '4-4 3-3', [lay('6-6')]);
  const tiles = Array.from({ length: 60 }, (_, k) => answer(match, 'easy', k)?.tile);
  const times = (name: string) => tiles.filter((laid) => laid === name).length;
  expect(times('6-5')).toBeGreaterThan(times('6-0'));
  expect(times('6-0')).toBeGreaterThan(0);
  expect(times('6-1')).toBeGreaterThan(0);
});

test('hand features count what has not been seen, and what the next seat lacks', () => {
  const match = setUp('block', ['6-6 2-1 1-0', '5-4 4-3 3-3'], '4-4 3-2 2-2 5-5', [
    lay('6-6'),
    { type: 'pass' },
  ]);
  const features = newHandFeatures();
  look(features, guessOf(match, 0), seatAt(0));
  expect(features).toMatchObject({ ownCount: 3, unseenCount: 28 - 4, next: 1, nextSize: 4, smallest: 4 });
  // It lacked sixes, and has drawn a tile since.
  expect(features.lacks[1]).toBe(1 << 6);
  expect(features.fresh[1]).toBe(1);
});

test('a run goes on at both ends', () => {
  const state = guessOf(setUp('hungarian', ['6-6 6-5 5-4 6-1 1-0 3-2', '4-4'], ''), 0);
  const features = newHandFeatures();
  look(features, state, seatAt(0));
  // 6-5, 5-4 at one side and 6-1, 1-0 at the other; 3-2 is left.
  expect(runFrom(features, state, tile('6-6'), 1 << 6, 300)).toBe(11 + 9 + 7 + 1);
});

/** The pips that the best of all turns leaves, found by trying all of them. */
function fewestLeft(game: DominoGame, state: DominoState, seat: Seat, tried: Set<string>): number {
  if (state.phase !== 'play' || state.turn !== seat) return pipsInHand(state, seat);
  const name = JSON.stringify([state.hands, state.ends]);
  if (tried.has(name)) return Number.POSITIVE_INFINITY;
  tried.add(name);
  const left = legalOf(game, state, seat).map((move) => {
    const next = game.clone(state);
    game.play(next, seat, move);
    return fewestLeft(game, next, seat, tried);
  });
  return Math.min(...left);
}

describe('whole turns', () => {
  test('are told apart by the hand and the ends that they leave', () => {
    const match = setUp('hungarian', ['6-6 6-0 4-4 3-3', '6-5 6-2 6-1 2-1'], '', [
      lay('6-6'),
      lay('6-0', '6-6:6'),
      { type: 'pass' },
    ]);
    const game = gameNamed('hungarian');
    const state = guessOf(match, 1);
    const written = turnsOf(game, state, seatAt(1)).turns.map((moves) =>
      moves.map((move) => (kindOf(move) === passes ? 'pass' : tileName(tileIn(move)))),
    );
    expect(written.map((turn) => turn.toSorted().join(' ')).toSorted()).toEqual([
      '2-1 6-1 6-2 6-5',
      '2-1 6-1 6-2 pass',
      '2-1 6-1 pass',
      '2-1 6-2 pass',
      '6-1 pass',
      '6-2 pass',
      '6-5 pass',
    ]);
    // The ends are 6 and 0: 6-5 leads nowhere, so it is the last of the run that goes out.
    expect(written[0].at(-1)).toBe('6-5');
  });

  test('with twelve tiles in hand the best of all is among them', () => {
    const game = gameNamed('hungarian');
    for (let deal = 0; deal < 60; deal++) {
      const match = playedOn('hungarian', 2, `long hands ${deal}`, 2);
      const seat = match.turn ?? seatAt(0);
      const state = guessOf(match, seat);
      const [best] = turnsOf(game, state, seat).turns;
      const byTurn = game.clone(state);
      for (const move of best) game.play(byTurn, seat, move);
      expect(pipsInHand(byTurn, seat)).toBe(fewestLeft(game, state, seat, new Set()));
    }
  });
});

test('with little time strong mostly plays what looks sound', () => {
  let choices = 0;
  let sound = 0;
  for (let deal = 0; deal < 60; deal++) {
    const match = playedOn('block', 4, `deal ${deal}`, 6);
    if (match.phase !== 'play' || match.legal(match.turn ?? seatAt(0)).length < 2) continue;
    choices++;
    const [strong, medium] = [answer(match, 'strong', deal, 400), answer(match, 'medium', deal)];
    if (JSON.stringify(strong) === JSON.stringify(medium)) sound++;
  }
  // If it trusted its few guesses alone it would be less than half.
  expect(sound / choices).toBeGreaterThan(0.7);
});

test('who laid a light tile is doubted to hold a heavy one that fitted', () => {
  const match = setUp('sebastopol', ['6-6 2-1', '6-0 5-4', '5-5 4-4', '3-3 2-2'], '', [
    lay('6-6'),
    lay('6-0', '6-6:6'),
  ]);
  const state = guessOf(match, 0);
  const likely = handLikelihood(state, seatAt(0), usualWeights, null);
  const withTile = (name: string): DominoState => {
    const hands = state.hands.slice();
    hands[1] = 1 << tile(name);
    return { ...state, hands };
  };
  expect(likely(withTile('6-5'))).toBeLessThan(likely(withTile('5-4')));
});

test('in Team block the heavy hands are taken to be the ones that play together', () => {
  const match = setUp('team', ['6-6 6-5', '1-0 0-0', '6-4 5-5', '1-1 2-0'], '4-4 3-3 2-2 3-2');
  const state = guessOf(match, 0);
  const handsOf = (hands: readonly string[]): DominoState => ({
    ...state,
    hands: hands.map((names) => names.split(' ').reduce((bits, name) => bits | (1 << tile(name)), 0)),
  });
  const agrees = teamLikelihood(state);
  const right = handsOf(['6-6 6-5', '1-0 0-0', '6-4 5-5', '1-1 2-0']);
  const wrong = handsOf(['6-6 6-5', '6-4 5-5', '1-0 0-0', '1-1 2-0']);
  expect(agrees(right)).toBeGreaterThan(agrees(wrong));
});

test('the only legal move is judged too', () => {
  const match = setUp('block', ['6-6 5-5', '6-5 4-4'], '3-3 2-2 1-1', []);
  const chance = chanceOf(seedOf('judge'), 0);
  const question = {
    known: match.known(seatAt(0)),
    seat: 0,
    level: 'strong',
    chance,
    work: 2000,
  } as const;
  const [judgement] = finish(botFor(match.game.id).judge(question));
  expect(judgement.move).toEqual(lay('6-6'));
  expect(judgement.chance).toBeGreaterThan(0);
  expect(judgement.margin).toBeLessThan(0.2);
});
