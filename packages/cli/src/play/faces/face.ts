import type { JsonObject, MoveText, Reason, View } from '@tischrunde/engine';
import type { TerminalBook, TerminalKey } from '@tischrunde/rulebook/terminal';
import type { Deed } from '../view-access.ts';

/** A line of the help: what can be typed and what that does, or a remark. */
type HelpLine = readonly [typed: string, about: string] | string;

/** How a game looks in a terminal, and how its moves are typed. Everything it shows comes from a seat's view. */
export interface Face {
  /** What is held in hand; null in games without hands. */
  readonly piece: 'tile' | 'card' | null;
  /** What has to be called out before the last card, where a game asks for it. */
  readonly call?: 'call.solo' | 'call.solomino';
  /** How many moves are listed where there are many; 20 by default. */
  readonly listed?: number;
  /** Why a round ended, where the usual words do not say it. */
  readonly reasons?: { readonly [R in Reason]?: Extract<TerminalKey, `reason.${string}`> };

  help(book: TerminalBook): readonly HelpLine[];
  /** What lies on the table, without the hands. */
  table(view: View, book: TerminalBook): string[];
  /** What lies in front of a seat for everybody to see. */
  before?(view: View, seat: number, book: TerminalBook): string;
  /** What there is to see after a move, beyond the sentences of the narration. */
  outcome?(deed: Deed, book: TerminalBook): string[];

  /** The moves in the order in which they are listed. */
  inOrder?(moves: readonly MoveText[], view: View): MoveText[];
  /** A move in words that can also be typed. */
  describe(move: MoveText, view: View, book: TerminalBook): string;
  /** The fields that typed words name, in English and lower case; null where a word means nothing here. */
  read(words: readonly string[], view: View): JsonObject | null;
  /** The fields of a move under the names that `read` gives them, where these differ. */
  fields?(move: MoveText, view: View): JsonObject;
  /** What the referee is asked where no legal move has these fields: several moves where a choice was left open. */
  attempts?(fields: JsonObject, view: View): JsonObject[];
}
