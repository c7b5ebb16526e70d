import { expect, test } from 'vitest';
import { chanceOf, nobody, readOptions, seedOf } from '../src/index.ts';
import { type DominoGame, type DominoState, dominoGames } from '../src/internals.ts';

/** A round under way, some random moves after the deal. */
function underWay(game: DominoGame): DominoState {
  const players = game.players.least;
  const options = readOptions(game.id, game.options, players, {});
  const state = game.begin({ players, options, seed: seedOf('guesser'), deals: [] });
  const chance = chanceOf(seedOf('moves'), 0);
  const moves: number[] = [];
  for (let i = 0; i < 6 && state.turn !== nobody; i++) {
    const legal = game.legal(state, state.turn, moves);
    game.play(state, state.turn, moves[chance.below(legal)]);
  }
  return state;
}

test.each(dominoGames)('$id: who guesses again and again guesses as who guesses once', (game) => {
  const state = underWay(game);
  const view = game.view(state, state.turn);
  const again = game.guesser?.(view);
  const chances = [0, 1, 2, 3].map((k) => chanceOf(seedOf('guess'), k));
  const once = chances.map((chance) => game.guess(view, chance.clone()));
  const guesses = chances.map((chance) => again?.(chance.clone()));
  expect(guesses).toEqual(once);
  for (const guess of once) expect({ ...game.view(guess, state.turn), ...hiddenScores(view) }).toEqual(view);
  // What is played in one guess is not seen in the next.
  const [first] = once;
  const moves: number[] = [];
  game.legal(first, first.turn, moves);
  game.play(first, first.turn, moves[0]);
  expect(again?.(chances[0].clone())).toEqual(guesses[0]);
});

/** Secret scores are made up, so only they may differ. */
const hiddenScores = ({ scores, gained }: ReturnType<DominoGame['view']>) =>
  scores === null ? { scores, gained } : {};
