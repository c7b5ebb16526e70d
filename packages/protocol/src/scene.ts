import type { Level } from '@tischrunde/bots';
import type { MoveText, Options, ScoredMove, View } from '@tischrunde/engine';
import type { Words } from './fair.ts';

/** What happens when a player's time is up: a bot makes the move, or the seat passes (where passing is no move, it makes the least one). */
export type Expiry = 'bot' | 'pass';

export interface Timer {
  readonly seconds: number;
  readonly expiry: Expiry;
}

/** Who may look on without a seat: everybody who has the link, or nobody. */
export type Watching = 'link' | 'nobody';

/** A place at the table. With a guest and a bot, the bot plays for the guest until the guest takes the seat back. */
export interface Place {
  /** The guest to whom the seat belongs; null where nobody sits. */
  readonly guest: string | null;
  /** The guest's name. Bots are named by the page. */
  readonly name: string | null;
  /** The bot that plays the seat now. */
  readonly bot: Level | null;
  /** Whether the guest is ready for the next match. */
  readonly ready: boolean;
}

/** Something that was said at the table. */
export interface Said {
  /** The number of the event by which it was said. */
  readonly number: number;
  readonly guest: string;
  readonly name: string;
  /** One of the two. */
  readonly text: string | null;
  readonly emote: string | null;
}

/** What makes a deal fair: the hash of the table's secret, and the words that go into the seed with it. */
export interface Fairness {
  readonly commitment: string;
  /** Before the match starts those of whoever is ready. */
  readonly words: Words;
}

/** The last finished match, with its secret told. */
export interface Revealed extends Fairness {
  readonly match: number;
  readonly secret: string;
}

/** The table, as everybody at it sees it. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly host: string;
  readonly places: readonly Place[];
  readonly watching: Watching;
  readonly listed: boolean;
  readonly timer: Timer | null;
  /** `gathering` before the first match, `playing`, and `over` between matches. */
  readonly phase: 'gathering' | 'playing' | 'over';
  /** The number of the match that is played, or else of the one to come; from 1 on. */
  readonly match: number;
  /** Of that match. */
  readonly fair: Fairness;
  readonly revealed: Revealed | null;
  readonly paused: boolean;
  /** Seats that wish for a pause. When all people at the table wish for it, there is one. */
  readonly pauseWished: readonly number[];
  /** When the time of whoever is on turn is up, in milliseconds since 1970; null without a timer. */
  readonly deadline: number | null;
  /** Guests whom the host does not let speak. */
  readonly muted: readonly string[];
}

/** The match, as one seat or a spectator sees it. */
export interface SeatView {
  /** Null for spectators. */
  readonly seat: number | null;
  readonly view: View;
  readonly legal: readonly MoveText[];
  /** How many moves were made so far. */
  readonly moves: number;
  /** Whether seats that are not on turn may act now. */
  readonly outOfTurn: boolean;
  /** The points of every finished round, by seat; null where they are secret. */
  readonly sheet: readonly (readonly number[] | null)[];
  /** How the points of the round came about, move by move; nothing where they are secret. */
  readonly scored: readonly ScoredMove[];
}

/** All that somebody at a table is shown. Guests on the same seat are shown the same. */
export interface Scene {
  readonly table: TableFacts;
  /** Null before the first match. */
  readonly seen: SeatView | null;
  /** What was said lately. */
  readonly said: readonly Said[];
}
