import type { ReadonlySignal } from '@preact/signals';
import type { Judgement, Level } from '@tischrunde/bots';
import type { JsonObject, MoveText, Refusal, View } from '@tischrunde/engine';

/** Who sits on a seat: somebody at this screen, or a bot. */
export interface Sitter {
  readonly name: string;
  readonly plays: 'person' | Level;
}

/** A move that was made. */
export interface Happened {
  readonly seat: number;
  readonly move: JsonObject;
}

/** What the seat in front of the screen sees, and may do. */
export interface Seen {
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
}

/** A table, near or far: the page neither knows nor cares where the match is kept. */
export interface Table {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Null until the first look. */
  readonly seen: ReadonlySignal<Seen | null>;
  /** Makes a move for the seat in front of the screen; a refused one changes nothing. */
  send(move: JsonObject): Promise<Refusal | null>;
  /** Puts another seat in front of the screen, where several people share it. */
  turnTo(seat: number): void;
  /** What a strong player makes of the moves of the seat in front. */
  advice(): Promise<readonly Judgement[]>;
  transcript(): Promise<JsonObject>;
  leave(): void;
}
