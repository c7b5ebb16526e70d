import type { JsonObject } from '@tischrunde/engine';
import type { Change } from './change.ts';
import type { Invitation, OwnTable } from './evening.ts';
import type { AskName } from './messages.ts';
import type { RefusalCode } from './refusals.ts';
import type { Scene } from './scene.ts';

/** An entry of the public list: `GET /api/tables` answers `{ tables: Listing[] }`. */
export interface Listing {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly players: number;
  readonly free: number;
  readonly phase: Scene['table']['phase'];
  readonly watching: Scene['table']['watching'];
  /** The names of those who have a seat. */
  readonly people: readonly string[];
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
}

/** The fields of the answer to an accepted ask, besides `answer` and `ok`. */
export interface Answers {
  readonly hello: {
    readonly guest: string;
    readonly name: string;
    /** Present if there is a new one, which replaces the old one. */
    readonly token?: string;
    /** The server's clock, in milliseconds since 1970. */
    readonly now: number;
    /** The address at which other devices reach the server, if it knows; null if it is the one that the client uses. */
    readonly reach: string | null;
    /** Seconds after which somebody who is not here counts as away, so that a bot may play for them. */
    readonly awayAfter: number;
    /** If the server calls guests by Web Push: the key to subscribe with. */
    readonly pushKey?: string;
  };
  readonly rename: { readonly token: string; readonly name: string };
  readonly renew: { readonly token: string };
  /** A code that one other device can exchange for a token, and until when, in milliseconds since 1970. */
  readonly carry: { readonly code: string; readonly until: number };
  /** The name of the guest who made a code. */
  readonly whose: { readonly name: string };
  readonly redeem: { readonly token: string; readonly name: string };
  readonly subscribe: object;
  readonly unsubscribe: object;
  readonly open: { readonly table: string };
  readonly invited: { readonly invitation: Invitation };
  /** A short code of a table, and until when it is valid, in milliseconds since 1970. */
  readonly code: { readonly code: string; readonly until: number };
  /** The table at which the guest sits now, and whether it was opened for them. */
  readonly play: { readonly table: string; readonly seat: number; readonly isNew: boolean };
  readonly mine: { readonly tables: readonly OwnTable[] };
  /** With `after`, the changes since that event if they are still known; else the whole scene. */
  readonly look:
    | {
        readonly number: number;
        /** Of the log: another one after the server was restored from a backup. */
        readonly epoch: number;
        readonly scene: Scene;
        readonly here: readonly string[];
        /** How many boards show the table, and how many of them play its sounds. */
        readonly boards: number;
        readonly loud: number;
        /** For a board at a closed table: what it says instead of the code when it comes back. */
        readonly pass?: string;
      }
    | {
        readonly changes: readonly Change[];
        readonly here: readonly string[];
        readonly boards: number;
        readonly loud: number;
      };
  readonly leave: object;
  /** These asks write to the table's log; the answer is the number of the event. */
  readonly sit: Written;
  readonly stand: Written;
  readonly bench: Written;
  readonly change: Written;
  readonly vote: Written;
  readonly remove: Written;
  readonly swap: Written;
  readonly bot: Written;
  readonly start: Written;
  readonly ready: Written;
  readonly word: Written;
  readonly move: Written;
  readonly pause: Written;
  readonly takeBack: Written;
  readonly consent: Written;
  readonly note: Written;
  readonly pad: Written;
  readonly say: Written;
  readonly emote: Written;
  readonly mute: Written;
  readonly kick: Written;
  readonly host: Written;
  readonly close: Written;
  readonly file: { readonly file: MatchFile };
}

export interface Written {
  readonly number: number;
}

export type AnswerOf<Name extends AskName> = { readonly answer: number; readonly ok: true } & Answers[Name];

/** What a server sends unasked. */
export type Tell =
  | ({
      readonly tell: 'change';
      readonly table: string;
      /** The seat that the client named when it looked. */
      readonly seat?: number;
      readonly answer?: number;
    } & Change)
  /** The guests who are watching the table now, how many boards show it, and how many of them play its sounds. */
  | {
      readonly tell: 'here';
      readonly table: string;
      readonly seat?: number;
      readonly here: readonly string[];
      readonly boards: number;
      readonly loud: number;
    }
  /** There is nothing more to watch at the table. */
  | {
      readonly tell: 'gone';
      readonly table: string;
      readonly seat?: number;
      readonly code: RefusalCode;
      readonly error: string;
    }
  /** The server is closing, or needs the place of this connection: reconnect after so many milliseconds. */
  | { readonly tell: 'closing'; readonly after: number };

/** A finished match, with everything needed to verify its deals. */
export interface MatchFile {
  readonly table: string;
  readonly match: number;
  readonly commitment: string;
  readonly secret: string;
  readonly words: readonly (string | null)[];
  readonly names: readonly (string | null)[];
  readonly transcript: JsonObject;
}
