import type { ReadonlySignal } from '@preact/signals';
import type { Explained } from '@tischrunde/bots';
import type { GameId, JsonObject, Refusal } from '@tischrunde/engine';
import type { PlayedMove, SeatView } from '@tischrunde/protocol';
import type { Sitter } from './sitter.ts';

export type { PlayedMove, SeatView };

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
  /** What each of these moves would earn the front seat at once, as far as it can know. */
  points(moves: readonly JsonObject[]): Promise<readonly number[]>;
  /** Brings another seat to the front; null if the screen is not shared. */
  readonly turnTo: ((seat: number) => void) | null;
  /** The best moves by a strong bot's judgement, with reasons; null if that would be unfair. */
  readonly advice: (() => Promise<readonly Explained[]>) | null;
  /** Lets the bot on turn act at once; null online, where others wait, too. */
  readonly hurry: (() => void) | null;
  /** Starts what is at stake next in a real-time game; null online, where it has begun. */
  readonly ready: (() => void) | null;
  /** The table agreed that moves can be taken back. */
  readonly takesBack: boolean;
  /** Whether the front seat may take a move back now. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /**
   * Takes back the last move, which must be allowed or be that of a game for one, and returns it; null if there is none, or if others
   * have to agree first.
   */
  takeBack(): Promise<JsonObject | null>;
  /** The match so far; null while parts of it are secret. */
  readonly transcript: (() => Promise<JsonObject>) | null;
  /** Bots do nothing for so long, in milliseconds, unless they are to act at once; null where the table does not wait for a screen. */
  readonly wait: ((milliseconds: number) => void) | null;
  leave(): void;
}
