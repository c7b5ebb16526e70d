// Measures one contender in a process of its own, so that none profits or suffers from what another has compiled.
// Prints one line of JSON: moves, games and seconds of the measured run.
import {
  type BaseEvent,
  type BaseView,
  block,
  chanceOf,
  dominoGame,
  findGame,
  type Game,
  playout,
  readOptions,
  type Seed,
  type Standing,
} from '../packages/engine/src/index.ts';
import { type Played, seededRandom } from './played.ts';

type PlayGames = (games: number, random: () => number) => Played;

const seedFrom = (random: () => number): Seed => {
  const word = () => (random() * 2 ** 32) | 0;
  return [word(), word(), word(), word()];
};

/** Random playouts of a game of the engine; a game is a match, and where `rounds` is given a round of one. */
function engineGames<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  players: number,
  rounds: number | null,
): PlayGames {
  const options = readOptions(game.id, game.options, players, rounds === null ? {} : { rounds });
  return (games, random) => {
    const chance = chanceOf(seedFrom(random), 0);
    let moves = 0;
    for (let played = 0; played < games; played += rounds ?? 1) {
      moves += playout(game, game.begin({ players, options, seed: seedFrom(random), deals: [] }), chance);
    }
    return { moves, games };
  };
}

/** The peer's game, composed from the engine's pieces: Block without drawing. */
const blockWithoutDrawing = dominoGame({ ...block, rest: 'outOfTheGame', draw: { when: 'never' } });

async function contender(name: string, players: number): Promise<PlayGames> {
  switch (name) {
    case 'boardgame.io':
      return (await import('./peers/boardgame-io.ts')).playGames;
    case 'boardgame.io tuned':
      return (await import('./peers/boardgame-io-tuned.ts')).playGames;
    case 'block without drawing':
      return engineGames(blockWithoutDrawing, 2, 10);
    default: {
      const game = findGame(name);
      if (game === undefined) throw new Error(`there is no contender ${name}`);
      return game.with((own) => engineGames(own, players, null));
    }
  }
}

const [name, players, warmUp, measured] = process.argv.slice(2);
const play = await contender(name, Number(players));
const random = seededRandom(1);

/** Plays in growing batches until the time is up. */
function playFor(seconds: number): Played & { readonly seconds: number } {
  const began = performance.now();
  let [moves, games, batch, spent] = [0, 0, 10, 0];
  while (spent < seconds) {
    const played = play(batch, random);
    moves += played.moves;
    games += played.games;
    spent = (performance.now() - began) / 1000;
    if (spent < seconds / 10) batch *= 2;
  }
  return { moves, games, seconds: spent };
}

playFor(Number(warmUp));
console.log(JSON.stringify(playFor(Number(measured))));
