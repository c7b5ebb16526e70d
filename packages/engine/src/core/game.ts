import type { RuleId } from '../rules.ts';
import type { Chance, Seed } from './chance.ts';
import type { BaseEvent, Report } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { Option, Options } from './options.ts';
import type { Judged } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { MatchLength, Phase, RoundResult, Standing } from './standing.ts';

/** A move as it is written in a transcript, without its seat. */
export type MoveText = JsonObject & { readonly type: string };

/** What a round starts from, as it is written in a transcript. */
export type DealText = JsonObject;

/** What a match is set up from. */
export interface Setting {
  readonly players: number;
  readonly options: Options;
  readonly seed: Seed;
  /** Entry i fixes round i; null or missing leaves it to chance. */
  readonly deals: readonly (DealText | null)[];
}

/** Hands, stock, and the fields that a game adds; nothing is hidden. */
export interface Shown extends JsonObject {
  readonly hands: readonly (readonly string[])[];
  readonly stock: number;
}

/**
 * What one seat, or a spectator, may see now. It has no history: what led here are the events the seat has heard. Every game
 * adds fields of its own and is told apart by `game`.
 */
export type BaseView<Id extends string = string> = {
  readonly game: Id;
  readonly players: number;
  readonly options: Options;
  /** Null for spectators. */
  readonly seat: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly turn: number | null;
  /** Each seat's pieces where they may be seen, else how many there are. */
  readonly hands: readonly (readonly string[] | number)[];
  readonly stock: number;
  /** Null where the scores are secret. */
  readonly scores: readonly number[] | null;
  /** What the round under way has added to the scores so far; null where the scores are secret. */
  readonly gained: readonly number[] | null;
  readonly winners: readonly number[] | null;
  /** Null while the round is played. */
  readonly roundResult: RoundResult | null;
};

/** What a seat knows of the round: what it sees, and every event it has heard since the deal. */
export interface Known<V, E> {
  readonly view: V;
  readonly events: readonly E[];
}

/**
 * The contract of a game. `S` is its state, changed in place by `play` and owned by the caller; `M` is its own compact
 * form of a move; `V` is what a seat sees and `E` what a move can come to. Text exists only in `judge`, `write`, `deal`,
 * `show`, `view` and events.
 */
export interface Game<S extends Standing, M, V extends BaseView, E extends BaseEvent> {
  readonly id: V['game'];
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly options: readonly Option[];
  /** The rules that hold, in the order in which one learns them. */
  readonly rules: readonly RuleId[];

  /** Sets a match up and deals its first round. Throws `BadInput` for a deal that cannot be played. */
  begin(setting: Setting, report?: Report<E>): S;
  nextRound(state: S, report?: Report<E>): void;
  clone(state: S): S;

  /** Whether seats that are not on turn may have moves now. */
  outOfTurn(state: S): boolean;
  /**
   * Writes every legal move of a seat into `into`, from its beginning on, and returns how many there are; what stood
   * behind them stays. (Filling one list again and again is faster than making new ones.) A call that a rule asks for
   * is made; forgetting it is legal too, but not listed. In `play` only.
   */
  legal(state: S, seat: Seat, into: M[]): number;
  /** Which rule does it break? In `play` only. */
  judge(state: S, seat: Seat, move: JsonObject): Judged<M>;
  /** Plays a legal move and reports what it came to. */
  play(state: S, seat: Seat, move: M, report?: Report<E>): void;
  write(state: S, move: M): MoveText;

  /** When the match is over, and who has won it then. */
  length(state: S): MatchLength;
  /** Who has won the match, once it is over. */
  winners(state: S): readonly Seat[];
  /** What the round starts from; asked before its first move. */
  deal(state: S): DealText;
  /** What chance has brought since the deal, in order, as a transcript writes it. */
  chanceLog(state: S): readonly Json[];
  /** The whole truth for the referee. */
  show(state: S): Shown;
  /** What a seat may see; null is a spectator. */
  view(state: S, seat: Seat | null): V;
  /** What a seat may hear of an event of this round, without what only others may know; null is a spectator. */
  hear(state: S, event: E, seat: Seat | null): E;
  /** A full state that agrees with everything a seat knows; what is hidden from it is up to chance. */
  guess(known: Known<V, E>, chance: Chance): S;
  /** Reads what is known once; the answer guesses again and again, faster than `guess`. Missing where `guess` is fast enough. */
  guesser?(known: Known<V, E>): (chance: Chance) => S;
  /** Equal for equal positions, on every machine; the chance of rounds to come is no part of it. */
  hash(state: S): string;
}

/** A game whose state and moves only it knows. */
export interface AnyGame<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  readonly id: V['game'];
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly options: readonly Option[];
  readonly rules: readonly RuleId[];
  /** Opens the game for code that works with every game: `any.with((game) => …)`. */
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
