import type { RuleId } from '../rules.ts';
import type { Chance, Seed } from './chance.ts';
import type { BaseEvent, Report } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { Option, Options } from './options.ts';
import type { Judged } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { MatchLength, Phase, RoundResult, Standing } from './standing.ts';

/** A move as a transcript writes it, without its seat. */
export type MoveText = JsonObject & { readonly type: string };

/** What a round starts from, as a transcript writes it. */
export type DealText = JsonObject;

/** What a match is set up from. */
export interface Setting {
  readonly players: number;
  readonly options: Options;
  readonly seed: Seed;
  /** Entry i fixes the deal of round i; null or missing means a random deal. */
  readonly deals: readonly (DealText | null)[];
}

/** Hands, stock, and the fields that a game adds; nothing is hidden. */
export interface Shown extends JsonObject {
  readonly hands: readonly (readonly string[])[];
  readonly stock: number;
}

/**
 * What one seat, or a spectator, may see now. It has no history: that is in the events the seat has heard. Every game adds
 * its own fields; `game` is the discriminant.
 */
export type BaseView<Id extends string = string> = {
  readonly game: Id;
  readonly players: number;
  readonly options: Options;
  /** When the match is over, and who has won it then. */
  readonly length: MatchLength;
  /** Null for spectators. */
  readonly seat: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly turn: number | null;
  /** Each seat's pieces if they may be seen, otherwise how many there are. */
  readonly hands: readonly (readonly string[] | number)[];
  readonly stock: number;
  /** Null if the scores are secret. */
  readonly scores: readonly number[] | null;
  /** What the current round has added to the scores so far; null if the scores are secret. */
  readonly gained: readonly number[] | null;
  readonly winners: readonly number[] | null;
  /** Null during the round. */
  readonly roundResult: RoundResult | null;
};

/** What a seat knows of the round: what it sees, and every event it has heard since the deal. */
export interface Known<V, E> {
  readonly view: V;
  readonly events: readonly E[];
}

/**
 * The contract of a game. `S` is its state, changed in place by `play` and owned by the caller; `M` is its compact form of
 * a move; `V` is what a seat sees and `E` are its events. Text exists only in `judge`, `write`, `deal`, `show`, `view` and
 * events.
 */
export interface Game<S extends Standing, M, V extends BaseView, E extends BaseEvent> {
  readonly id: V['game'];
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly options: readonly Option[];
  /** The rules that apply, in the order a beginner learns them. */
  readonly rules: readonly RuleId[];

  /** Sets up a match and deals its first round. Throws `BadInput` for a deal that cannot be played. */
  begin(setting: Setting, report?: Report<E>): S;
  nextRound(state: S, report?: Report<E>): void;
  clone(state: S): S;

  /** Whether seats that are not on turn may have moves now. */
  outOfTurn(state: S): boolean;
  /**
   * Writes every legal move of a seat to the front of `into` and returns the count; entries beyond it are left as they
   * were. (Refilling one list is faster than allocating new ones.) Moves include a required call; forgetting it is legal
   * too, but not listed. Valid in phase `play` only.
   */
  legal(state: S, seat: Seat, into: M[]): number;
  /** Finds the rule that a move breaks, if any. Valid in phase `play` only. */
  judge(state: S, seat: Seat, move: JsonObject): Judged<M>;
  /** Plays a legal move and reports its events. */
  play(state: S, seat: Seat, move: M, report?: Report<E>): void;
  write(state: S, move: M): MoveText;

  /** When the match is over, and who has won it then. */
  length(state: S): MatchLength;
  /** Who has won the match, once it is over. */
  winners(state: S): readonly Seat[];
  /** What the round starts from; asked before its first move. */
  deal(state: S): DealText;
  /** The random outcomes since the deal, in order, as a transcript writes them. */
  chanceLog(state: S): readonly Json[];
  /** The full position, for the referee. */
  show(state: S): Shown;
  /** What a seat may see; null is a spectator. */
  view(state: S, seat: Seat | null): V;
  /** An event of this round without the parts that the seat may not know; null is a spectator. */
  hear(state: S, event: E, seat: Seat | null): E;
  /** A random full state that agrees with everything a seat knows. */
  guess(known: Known<V, E>, chance: Chance): S;
  /** Prepares what is known once, for many guesses that are faster than `guess`. Missing if `guess` is fast enough. */
  guesser?(known: Known<V, E>): (chance: Chance) => S;
  /** Equal for equal positions, on every machine; it does not cover the randomness of later rounds. */
  hash(state: S): string;
}

/** A game with its state and move types hidden. */
export interface AnyGame<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  readonly id: V['game'];
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly options: readonly Option[];
  readonly rules: readonly RuleId[];
  /** Gives access to the game for code that works with every game: `any.with((game) => …)`. */
  with<Result>(
    use: <S extends Standing, M, GV extends V, GE extends E>(game: Game<S, M, GV, GE>) => Result,
  ): Result;
}

export function anyGame<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
): AnyGame<V, E> {
  const { id, title, players, options, rules } = game;
  return { id, title, players, options, rules, with: (use) => use(game) };
}
