import type { ReadonlySignal } from '@preact/signals';
import type { Judgement } from '@tischrunde/bots';
import type { JsonObject, MoveText, Refusal, ScoredMove, View } from '@tischrunde/engine';
import type { Sitter } from './sitter.ts';

/** A move that was made. */
export interface Happened {
  readonly seat: number;
  readonly move: JsonObject;
  /** The public events of the move, from the game's log; without them, only the move is known. */
  readonly events?: readonly JsonObject[];
  /** The pieces that the seat got by it; only that seat may know them. */
  readonly got?: readonly string[];
}

/** The seat of a spectator. */
export const onlooker = -1;

/** What the front seat sees and may do. */
export interface Seen {
  /** Or `onlooker`. */
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly MoveText[];
  /** The number of moves so far. */
  readonly moves: number;
  /** The moves since the last update, in order. */
  readonly happened: readonly Happened[];
  /** Whether seats may act out of turn now. */
  readonly outOfTurn: boolean;
  /** The points of every finished round by seat; null if they are secret. */
  readonly sheet: readonly (readonly number[] | null)[];
  /** How the points of the round came about, move by move; empty if they are secret. */
  readonly scored: readonly ScoredMove[];
}

/** A table, local or online: the page does not know where the match runs. */
export interface Table {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Null until the first update. */
  readonly seen: ReadonlySignal<Seen | null>;
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
