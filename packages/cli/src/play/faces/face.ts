import type { JsonObject, MoveText, Reason, View } from '@tischrunde/engine';

/** A move that was made, and what the player saw before and after it. */
export interface Deed {
  readonly seat: number;
  readonly move: JsonObject;
  readonly before: View;
  readonly after: View;
}

/** How a family of games looks in a terminal and how one speaks of it. All it shows comes from a seat's view. */
export interface Face {
  /** What is held in hand; null in games without hands. */
  readonly piece: 'tile' | 'card' | null;
  /** What has to be called out before the last card, where a game asks for it. */
  readonly call?: string;
  /** How many moves are listed where there are many; 20 unless said otherwise. */
  readonly listed?: number;
  /** Why a round ended, where the usual words do not say it. */
  readonly reasons?: Partial<Readonly<Record<Reason, string>>>;
  /** What can be typed. */
  readonly help: readonly string[];

  /** What lies on the table, without the hands. */
  table(view: View): string[];
  /** What a seat has before it for everybody to see. */
  before?(view: View, seat: number): string;
  /** What happened before the first move of a round. */
  opening?(view: View): string[];
  /** What a move did. */
  tell(deed: Deed): string[];

  /** The moves in the order in which they are listed. */
  inOrder?(moves: readonly MoveText[], view: View): MoveText[];
  /** A move in words that can also be typed. */
  describe(move: MoveText, view: View): string;
  /** The fields that typed words name; null where a word means nothing here. */
  read(words: readonly string[], view: View): JsonObject | null;
  /** The fields of a move under the names that `read` gives them, where these are others. */
  spoken?(move: MoveText, view: View): JsonObject;
  /** What the referee shall judge where no legal move has these fields: more than one where a choice was left open. */
  written?(spoken: JsonObject, view: View): JsonObject[];
}
