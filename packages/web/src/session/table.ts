import type { ReadonlySignal } from '@preact/signals';
import type { Judgement } from '@tischrunde/bots';
import type { Event, GameId, JsonObject, MoveText, Refusal, ScoredMove, View } from '@tischrunde/engine';
import type { Sitter } from './sitter.ts';

/** A move that was made, and what a seat heard of it. */
export interface PlayedMove {
  readonly seat: number;
  readonly move: JsonObject;
  readonly events: readonly Event[];
}

/** The match as a seat or a spectator sees it. */
export interface SeatView {
  /** Null for spectators. */
  readonly seat: number | null;
  readonly view: View;
  /** What the seat has heard since the round was dealt. */
  readonly events: readonly Event[];
  readonly legal: readonly MoveText[];
  /** The number of moves so far. */
  readonly moves: number;
  /** Whether seats may act out of turn now. */
  readonly outOfTurn: boolean;
  /** The points of each finished round, by seat; null where they are secret. */
  readonly sheet: readonly (readonly number[] | null)[];
  /** How the points of the round came about, move by move; empty where they are secret. */
  readonly scored: readonly ScoredMove[];
  /** The moves made since the scene before; none in a scene that was just fetched. */
  readonly latest: readonly PlayedMove[];
}

/** A table, local or online: the page does not know where the match runs. */
export interface Table {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  /** Null until the first update. */
  readonly seen: ReadonlySignal<SeatView | null>;
  /**
   * Makes a move for the front seat; a refused one changes nothing. `notSent`: it failed for a reason other than a rule, which
   * the table has already reported.
   */
  send(move: JsonObject): Promise<Refusal | 'notSent' | null>;
  /** Brings another seat to the front; null if the screen is not shared. */
  readonly turnTo: ((seat: number) => void) | null;
  /** A strong bot's judgement of the legal moves; null if that would be unfair. */
  readonly advice: (() => Promise<readonly Judgement[]>) | null;
  /** Takes back the last move of a game for one and returns it; null if there is none. */
  takeBack(): Promise<JsonObject | null>;
  /** The match so far; null while parts of it are secret. */
  readonly transcript: (() => Promise<JsonObject>) | null;
  leave(): void;
}
