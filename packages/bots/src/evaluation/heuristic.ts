import type { Seat, Standing } from '@tischrunde/engine';

/** What a family of games knows about playing well at first sight. */
export interface Heuristic<S extends Standing, M> {
  /** How far looks are off where a round is played on in thought; 1 where it is not said. */
  readonly noise?: number;
  /** How much work a look at a move is, beside playing one; a quarter where it is not said. */
  readonly lookWork?: number;
  /**
   * How good a legal move of a seat looks; 1 is about the difference between a sound move and a poor one. It may use
   * what the seat itself holds and what lies open, and nothing else of the state.
   */
  rate(state: S, seat: Seat, move: M): number;
  /** How much a first look counts in choosing, beside what was tried; 1 where it is not said. */
  readonly trust?: number;
  /** How near a seat came to winning a round that is over, from 0 to 1. */
  nearness?(state: S, seat: Seat): number;
  /**
   * Where several moves can make a turn: the whole turns of a seat that are worth comparing. One move of a turn says little about
   * it, so looks count for nothing then.
   */
  turns?(state: S, seat: Seat): Turns<M>;
  /**
   * What the others' play so far tells: says of a guess of what is hidden from a seat how likely it is beside other
   * guesses, as a natural logarithm. Where it is missing all guesses are alike.
   */
  likely?(guess: S, seat: Seat): (guess: S) => number;
}

/** Whole turns, each as its moves, and how much work it was to find them, in moves. */
export interface Turns<M> {
  readonly turns: readonly (readonly M[])[];
  readonly work: number;
}
