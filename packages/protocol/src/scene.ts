import type { Level } from '@tischrunde/bots';
import type { Event, MoveText, Options, ScoreSheet, View } from '@tischrunde/engine';
import type { Words } from './fair.ts';

/** What happens when a turn times out: a bot moves, or the seat passes (where it cannot, it draws, or else an easy bot moves). */
export type Expiry = 'bot' | 'pass';

export interface Timer {
  readonly seconds: number;
  readonly expiry: Expiry;
}

/** Who may watch without a seat: everybody with the link, or nobody. */
export type Watching = 'link' | 'nobody';

/** A seat of the table and who has it. With a guest and a bot, the bot plays until the guest takes the seat back. */
export interface Place {
  /** The guest who owns the seat; null for none. */
  readonly guest: string | null;
  /** The guest's name. The page names bots. */
  readonly name: string | null;
  /** The level of the bot that plays the seat at present. */
  readonly bot: Level | null;
  /** Whether the guest is ready for the next match. */
  readonly ready: boolean;
}

/** A line of chat or an emote. */
export interface Said {
  /** The number of its event. */
  readonly number: number;
  readonly guest: string;
  readonly name: string;
  /** Exactly one of `text` and `emote` is set. */
  readonly text: string | null;
  readonly emote: string | null;
}

/** What proves a deal fair: the hash of the table's secret, and the words that go into the seed with it. */
export interface Fairness {
  readonly commitment: string;
  /** Before the match starts, only the words of those who are ready. */
  readonly words: Words;
}

/** The last finished match, with its secret. */
export interface Revealed extends Fairness {
  readonly match: number;
  readonly secret: string;
}

/** The public facts of a table. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly host: string;
  readonly places: readonly Place[];
  readonly watching: Watching;
  readonly listed: boolean;
  readonly timer: Timer | null;
  /** `gathering` before the first match, `playing` during one, `over` between matches. */
  readonly phase: 'gathering' | 'playing' | 'over';
  /** The number of the current or else the next match, from 1. */
  readonly match: number;
  /** For that match. */
  readonly fair: Fairness;
  readonly revealed: Revealed | null;
  readonly paused: boolean;
  /** The seats that wish for a pause. The match is paused once all people at the table do. */
  readonly pauseWished: readonly number[];
  /** When the current turn times out, in milliseconds since 1970; null without a timer. */
  readonly deadline: number | null;
  /** Guests muted by the host. */
  readonly muted: readonly string[];
}

/** A move that was made, and what a seat heard of it. */
export interface PlayedMove {
  readonly seat: number;
  readonly events: readonly Event[];
}

/** A scene holds the newest events of a round, up to this many. */
export const mostEvents = 400;

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
  readonly sheet: ScoreSheet;
  /** The moves made since the scene before; none in a scene that was just fetched. */
  readonly latest: readonly PlayedMove[];
}

/** Everything a client at a table is shown. It depends on the seat only. */
export interface Scene {
  readonly table: TableFacts;
  /** Null before the first match. */
  readonly seen: SeatView | null;
  /** Recent chat. */
  readonly said: readonly Said[];
}
