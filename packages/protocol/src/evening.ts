import type { Options } from '@tischrunde/engine';
import type { Choosing, TableFacts, Timer, Watching } from './scene.ts';

/** A person on the bench. */
export interface Benched {
  readonly guest: string;
  readonly name: string;
  /** The guest is a program. */
  readonly program?: true;
  /** After a match others get up for them: they have played here, or the host has let them in. */
  readonly takesTurns?: true;
}

/** Which game somebody wants next. */
export interface Vote {
  readonly guest: string;
  readonly game: string;
}

/** A seat of a finished match. */
export interface SeatResult {
  /** Null for a bot. */
  readonly guest: string | null;
  readonly name: string | null;
  /** Null where the match ended without one. */
  readonly score: number | null;
  /** From 1; those who are equal share a place. Null where the match ended without winners. */
  readonly place: number | null;
}

/** How a match ended. */
export interface MatchResult {
  readonly match: number;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly SeatResult[];
}

/** What a person has won at a table. */
export interface PersonScore {
  readonly guest: string;
  readonly name: string;
  readonly matches: number;
  readonly wins: number;
  /** How often the person was first, second, and so on. */
  readonly places: readonly number[];
}

/** The score of all matches at a table, whatever was played. */
export interface Evening {
  readonly matches: number;
  /** The best first. */
  readonly people: readonly PersonScore[];
  /** The last matches, the oldest of them first. */
  readonly results: readonly MatchResult[];
}

/** What somebody who was sent a link or a code may know before coming in. */
export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly players: number;
  readonly free: number;
  /** The name of the host. */
  readonly host: string;
  readonly phase: TableFacts['phase'];
  readonly watching: Watching;
  readonly listed: boolean;
  readonly timer: Timer | null;
  readonly takesBack: boolean;
  readonly choosing: Choosing;
  /** Present if the table is a score pad. */
  readonly pad?: true;
}

/** A table at which a guest sits or sat. */
export interface OwnTable {
  readonly id: string;
  readonly game: string;
  readonly phase: TableFacts['phase'];
  /** The host has closed it. */
  readonly isClosed: boolean;
  /** The name of the host. */
  readonly host: string;
  /** The guest's seat now. */
  readonly seat: number | null;
  /** The name at each seat; null for bots and free seats. */
  readonly players: readonly (string | null)[];
  readonly match: number;
  /** When something other than a move happened there last, in milliseconds since 1970. */
  readonly at: number;
  /** The last matches, the oldest of them first. */
  readonly results: readonly MatchResult[];
}
