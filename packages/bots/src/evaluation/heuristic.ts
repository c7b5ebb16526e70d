import type { Seat, Standing } from '@tischrunde/engine';

/** A quick evaluation of moves, for a game or a family of games. */
export interface Heuristic<S extends Standing, M> {
  /** The noise added to ratings in rollouts; 1 by default. */
  readonly noise?: number;
  /** What rating a move costs, where playing one costs 1; a quarter by default. */
  readonly lookWork?: number;
  /**
   * Rates a legal move; a sound move and a poor one differ by about 1. It may use what the seat holds and
   * what lies open, and nothing else of the state.
   */
  rate(state: S, seat: Seat, move: M): number;
  /** The weight of the rating against the results of rollouts; 1 by default. */
  readonly trust?: number;
  /** How close a seat came to winning a finished round, from 0 to 1. */
  nearness?(state: S, seat: Seat): number;
  /**
   * For games in which a turn has several moves: the complete turns worth comparing. A rating of the first
   * move says little about the turn, so ratings are ignored then.
   */
  turns?(state: S, seat: Seat): Turns<M>;
  /**
   * Infers hidden hands from the others' play: returns the log-likelihood of a guess relative to other
   * guesses. Without it all guesses are equally likely.
   */
  likely?(guess: S, seat: Seat): (guess: S) => number;
}

/** Complete turns as lists of moves, and the work of finding them, in moves. */
export interface Turns<M> {
  readonly turns: readonly (readonly M[])[];
  readonly work: number;
}
