import { burg } from './burg/game.ts';
import { concentration } from './concentration/game.ts';
import type { BaseEvent } from './core/event.ts';
import { type AnyGame, anyGame, type BaseView, type Game } from './core/game.ts';
import type { Standing } from './core/standing.ts';
import { dominanz } from './dominanz/game.ts';
import { type DominoGame, dominoGame } from './domino/game.ts';
import { type DominoId, dominoVariants } from './domino/variants.ts';
import { hektik } from './hektik/game.ts';
import { dominosa } from './puzzles/dominosa/game.ts';
import { quadrille } from './puzzles/quadrille/game.ts';
import { fortune } from './solitaire/fortune.ts';
import { solo1 } from './solitaire/solo1.ts';
import { solo2 } from './solitaire/solo2.ts';
import { solo } from './solo/game.ts';
import { solomino } from './solomino/game.ts';

/** Pairs a game with the type-erased form that generic code works with. */
const register = <S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
) => ({
  game,
  any: anyGame(game),
});

/** The games that are not domino variants. Register a new one here; variants are in `domino/variants.ts`. */
const otherGames = {
  concentration: register(concentration),
  hektik: register(hektik),
  burg: register(burg),
  dominanz: register(dominanz),
  solo1: register(solo1),
  solo2: register(solo2),
  fortune: register(fortune),
  dominosa: register(dominosa),
  quadrille: register(quadrille),
  solo: register(solo),
  solomino: register(solomino),
};

/** The id of a game. Packages keep records keyed by it, so a game that is missing somewhere does not compile. */
export type GameId = DominoId | keyof typeof otherGames;

/** A game with its own types. */
type GameOf<Id extends GameId> = Id extends keyof typeof otherGames
  ? (typeof otherGames)[Id]['game']
  : DominoGame;

type ViewIn<G> = G extends Game<infer _S, infer _M, infer V, infer _E> ? V : never;
type EventIn<G> = G extends Game<infer _S, infer _M, infer _V, infer E> ? E : never;

/** What a seat sees of a game. */
export type ViewOf<Id extends GameId> = ViewIn<GameOf<Id>>;
/** The events of a game. */
export type EventOf<Id extends GameId> = EventIn<GameOf<Id>>;

/** What a seat sees of any game, discriminated by `game`. */
export type View = ViewOf<GameId>;
/** The events of any game, discriminated by `type`. */
export type Event = EventOf<GameId>;

export const dominoGames: readonly DominoGame[] = Object.values(dominoVariants).map(dominoGame);

/** Every game, in the order of the rule sheets. */
export const games: readonly AnyGame<View, Event>[] = [
  ...dominoGames.map((game) => anyGame(game)),
  ...Object.values(otherGames).map(({ any }) => any),
];

export const findGame = (id: string): AnyGame<View, Event> | undefined =>
  games.find((game) => game.id === id);
