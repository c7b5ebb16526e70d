import type { Level } from '@tischrunde/bots';
import type { Event, JsonObject, MoveText, Options, ScoreSheet, View } from '@tischrunde/engine';
import type { Benched, Evening, Vote } from './evening.ts';
import type { Words } from './fair.ts';

/** What happens when a turn times out: a bot moves, or the seat passes (where it cannot, it draws, or else an easy bot moves). */
export type Expiry = 'bot' | 'pass';

export interface Timer {
  readonly seconds: number;
  readonly expiry: Expiry;
}

/** With more time than this for a turn people do not stay at the table. Seconds. */
const longestLiveTurn = 600;

/** Whether people may be away from a match until their turn runs out: nobody lets a bot play for them. */
export const mayBeAway = (timer: Timer | null): boolean => timer !== null && timer.seconds > longestLiveTurn;

/** Who may watch without a seat: everybody with the link, or nobody. */
export type Watching = 'link' | 'nobody';

/** Who starts the first match, and puts bots on free seats before a match: the host, or everybody who has a seat. */
export type Starting = 'host' | 'players';

/** Who may talk: everybody who may watch, or only those who have a seat. */
export type Talk = 'everybody' | 'players';

/** Who chooses the next game between matches: the host, all by a vote, or one after the other. The host always may. */
export type Choosing = 'host' | 'vote' | 'turns';

/** A seat of the table and who has it. With a guest and a bot, the bot plays until the guest takes the seat back. */
export interface Place {
  /** The guest who owns the seat; null for none. */
  readonly guest: string | null;
  /** The guest's name. The page names bots. */
  readonly name: string | null;
  /** Present if the guest is a program. */
  readonly program?: true;
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
  /** The hash of each seat's word; null for bots and for those who are not ready. */
  readonly seals: readonly (string | null)[];
  /** Before the match starts, only the words that were told. */
  readonly words: Words;
}

/** The last finished match, with its secret. */
export interface Revealed extends Fairness {
  readonly match: number;
  readonly secret: string;
}

/** A player asks the others whether the last move may be taken back. */
export interface UndoRequest {
  /** Whose move it is. */
  readonly seat: number;
  /** The number of the event by which it was asked. */
  readonly number: number;
  /** The seats that have not agreed yet. */
  readonly waiting: readonly number[];
  /** When it lapses, in milliseconds since 1970. The next move ends it, too. */
  readonly until: number;
}

/** A score pad that several phones fill, for people who play with the real game. The table's game and options are the pad's. */
export interface SharedPad {
  /** The number of its match, from 1. */
  readonly match: number;
  /** How often something was written on it. */
  readonly writes: number;
  /** When the match was begun, in milliseconds since 1970. */
  readonly began: number;
  /** Who plays, by seat. */
  readonly names: readonly string[];
  /** What was written down, for `fillPad` of the engine. */
  readonly entries: readonly JsonObject[];
}

/** The public facts of a table. Between matches they are those of the next match. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly host: string;
  readonly hostName: string;
  readonly places: readonly Place[];
  /** The people on the bench, the next in line first. */
  readonly bench: readonly Benched[];
  readonly watching: Watching;
  readonly listed: boolean;
  readonly starting: Starting;
  readonly talk: Talk;
  /** The table agreed that moves can be taken back even if somebody has seen something hidden since. */
  readonly takesBack: boolean;
  readonly timer: Timer | null;
  readonly choosing: Choosing;
  /** Whose choice the next game is; null if it is everybody's. */
  readonly chooser: string | null;
  readonly votes: readonly Vote[];
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
  /** The last one that was asked; null if it was answered, or none was. */
  readonly undo: UndoRequest | null;
  /** When the current turn times out, in milliseconds since 1970; null without a timer. */
  readonly deadline: number | null;
  /** When the next match starts, in milliseconds since 1970; null while nobody is ready for it, and before the first one. */
  readonly startsAt: number | null;
  /** The seats that are ready for the next round, and when it is dealt at the latest. */
  readonly agreed: readonly number[];
  readonly nextAt: number | null;
  readonly evening: Evening;
  /** Guests muted by the host. */
  readonly muted: readonly string[];
  /** Guests whom the host has sent away. */
  readonly kicked: readonly string[];
  /** Present if the host has sent somebody away: those who are new here wait on the bench until the host lets them in. */
  readonly guarded?: true;
  /** Present if the table is a score pad. Those who fill it are on the bench. */
  readonly pad?: SharedPad;
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
  /** The seat in this match; null for those who do not play it, or did not. */
  readonly seat: number | null;
  readonly view: View;
  /** What the seat has heard since the round was dealt. */
  readonly events: readonly Event[];
  /** The legal moves of the seat; empty if they are too many to be sent. */
  readonly legal: readonly MoveText[];
  /** How many legal moves there are, if they are not in `legal`. They follow from the rest: `legalFor` in the engine lists them. */
  readonly unlisted?: number;
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
