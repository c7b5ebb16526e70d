import { expect, test } from 'vitest';
import { chanceOf, type DominoEvent, nobody, readOptions, seedOf } from '../src/index.ts';
import { type DominoGame, type DominoState, dominoGames } from '../src/internals.ts';

/** A round under way, some random moves after the deal, and what its seat on turn knows. */
function underWay(game: DominoGame): { state: DominoState; known: Parameters<DominoGame['guess']>[0] } {
  const players = game.players.least;
  const options = readOptions(game.id, game.options, players, {});
  const events: DominoEvent[] = [];
  const report = (event: DominoEvent): void => {
    events.push(event);
  };
  const state = game.begin({ players, options, seed: seedOf('guesser'), deals: [] }, report);
  const chance = chanceOf(seedOf('moves'), 0);
  const moves: number[] = [];
  for (let i = 0; i < 6 && state.turn !== nobody; i++) {
    const legal = game.legal(state, state.turn, moves);
    game.play(state, state.turn, moves[chance.below(legal)], report);
  }
  const heard = events.map((event) => game.hear(state, event, state.turn));
  return { state, known: { view: game.view(state, state.turn), events: heard } };
}

test.each(dominoGames)('$id: a guesser makes the same guesses as `guess`', (game) => {
  const { state, known } = underWay(game);
  const { view } = known;
  const again = game.guesser?.(known);
  const chances = [0, 1, 2, 3].map((k) => chanceOf(seedOf('guess'), k));
  const once = chances.map((chance) => game.guess(known, chance.clone()));
  const guesses = chances.map((chance) => again?.(chance.clone()));
  expect(guesses).toEqual(once);
  for (const guess of once) expect({ ...game.view(guess, state.turn), ...hiddenScores(view) }).toEqual(view);
  // Moves in one guess do not affect the next.
  const [first] = once;
  const moves: number[] = [];
  game.legal(first, first.turn, moves);
  game.play(first, first.turn, moves[0]);
  expect(again?.(chances[0].clone())).toEqual(guesses[0]);
});

/** Secret scores are made up, so they may differ. */
const hiddenScores = ({ scores, gained }: ReturnType<DominoGame['view']>) =>
  scores === null ? { scores, gained } : {};
