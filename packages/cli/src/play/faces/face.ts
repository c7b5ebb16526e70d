import type { JsonObject, MoveText } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';

/** A line of the help: what can be typed and what that does, or a remark. */
type HelpLine = readonly [typed: string, about: string] | string;

/** How a game looks in a terminal, and how its moves are typed. Everything it shows comes from `V`, a seat's view of the game. */
export interface Face<in V> {
  /** What is held in hand; null in games without hands. */
  readonly piece: 'tile' | 'card' | null;
  /** What has to be called out before the last card, where a game asks for it. */
  readonly call?: 'call.solo' | 'call.solomino';
  /** How many moves are listed where there are many; 20 by default. */
  readonly listed?: number;

  readonly help: (book: TerminalBook) => readonly HelpLine[];
  /** What lies on the table, without the hands. */
  readonly table: (view: V, book: TerminalBook) => string[];
  /** What lies in front of a seat for everybody to see. */
  readonly before?: (view: V, seat: number, book: TerminalBook) => string;
  /** What there is to see once a round is over, besides its result. */
  readonly ending?: (view: V, book: TerminalBook) => string[];

  /** The moves in the order in which they are listed. */
  readonly inOrder?: (moves: readonly MoveText[], view: V) => MoveText[];
  /** A move in words that can also be typed; `moveText` has those for passing and for the next round. */
  readonly describe: (move: MoveText, view: V, book: TerminalBook) => string;
  /** The fields that typed words name, in English and lower case; null where a word means nothing here. */
  readonly read: (words: readonly string[], view: V) => JsonObject | null;
  /** The fields of a move under the names that `read` gives them, where these differ. */
  readonly fields?: (move: MoveText, view: V) => JsonObject;
  /** What the referee is asked where no legal move has these fields: several moves where a choice was left open. */
  readonly attempts?: (fields: JsonObject, view: V) => JsonObject[];
}
