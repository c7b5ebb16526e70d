import type { ReadonlySignal } from '@preact/signals';
import type { Judgement } from '@tischrunde/bots';
import type { JsonObject, MoveText, Refusal, ScoredMove, View } from '@tischrunde/engine';
import type { Sitter } from './sitter.ts';

/** A move that was made. */
export interface Happened {
  readonly seat: number;
  readonly move: JsonObject;
  /** What came of it for everybody to see, as a game's log says it; without it, there is only the move. */
  readonly events?: readonly JsonObject[];
  /** The pieces that the seat got by it; only that seat may hear which. */
  readonly got?: readonly string[];
}

/** The seat of whoever only looks on. */
export const onlooker = -1;

/** What the seat in front of the screen sees, and may do. */
export interface Seen {
  /** Or `onlooker`. */
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly MoveText[];
  /** How many moves were made so far. */
  readonly moves: number;
  /** What was done since the last look, in order. */
  readonly happened: readonly Happened[];
  /** Whether seats that are not on turn may act now. */
  readonly outOfTurn: boolean;
  /** The points of every finished round, by seat; null where they are secret. */
  readonly sheet: readonly (readonly number[] | null)[];
  /** How the points of the round came about, move by move; nothing where they are secret. */
  readonly scored: readonly ScoredMove[];
}

/** A table, near or far: the page neither knows nor cares where the match is kept. */
export interface Table {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Null until the first look. */
  readonly seen: ReadonlySignal<Seen | null>;
  /**
   * Makes a move for the seat in front of the screen; a refused one changes nothing. `notSent`: it was not made for another reason
   * than a rule, which the table has told already.
   */
  send(move: JsonObject): Promise<Refusal | 'notSent' | null>;
  /** Puts another seat in front of the screen; null where nobody shares it. */
  readonly turnTo: ((seat: number) => void) | null;
  /** What a strong player makes of the moves of the seat in front; null where that would not be fair. */
  readonly advice: (() => Promise<readonly Judgement[]>) | null;
  /** Takes the last move back, in games for one, and says which it was; null where there is none. */
  takeBack(): Promise<JsonObject | null>;
  /** The match so far; null where nobody may see all of it yet. */
  readonly transcript: (() => Promise<JsonObject>) | null;
  leave(): void;
}
