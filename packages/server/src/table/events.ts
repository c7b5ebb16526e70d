import type { Level } from '@tischrunde/bots';
import type { JsonObject, Options } from '@tischrunde/engine';
import type { Choosing, Happening, Mover, Starting, Talk, Timer, Watching } from '@tischrunde/protocol';

/** What is played at a table, and how. */
export interface Terms {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** For seats without a guest. */
  readonly bots: readonly (Level | null)[];
  readonly watching: Watching;
  readonly listed: boolean;
  readonly starting: Starting;
  readonly talk: Talk;
  readonly takesBack: boolean;
  readonly timer: Timer | null;
  readonly choosing: Choosing;
}

/** The events of a table's log. They hold secrets and never leave the server. */
export type TableEvent = { readonly at: number } & (
  | {
      readonly kind: 'opened';
      readonly game: string;
      readonly players: number;
      readonly options: Options;
      readonly bots: readonly (Level | null)[];
      readonly watching: Watching;
      readonly listed: boolean;
      /** These three are missing in older logs. */
      readonly starting?: Starting;
      readonly talk?: Talk;
      readonly from?: string;
      /** Only if the table agreed to it. */
      readonly takesBack?: true;
      /** Missing in older logs, too. */
      readonly choosing?: Choosing;
      readonly timer: Timer | null;
      readonly host: string;
      readonly hostName: string;
      /** Who plays with the real game, if the table is a score pad. */
      readonly pad?: readonly string[];
      /** The version of the rules; missing in older logs. */
      readonly rules?: number;
      /** The secret of the first match. */
      readonly secret: string;
    }
  | {
      readonly kind: 'sat';
      readonly seat: number;
      readonly guest: string;
      readonly name: string;
      /** Only if the guest is a program. */
      readonly program?: true;
      /** Either the word, or the seal of one that is told later. */
      readonly word?: string;
      readonly seal?: string;
    }
  | { readonly kind: 'stood'; readonly seat: number }
  | {
      readonly kind: 'bot';
      readonly seat: number;
      readonly level: Level | null;
      /** Missing in older logs. */
      readonly by?: 'self' | 'player' | 'server';
    }
  | { readonly kind: 'ready'; readonly seat: number; readonly word?: string; readonly seal?: string }
  | { readonly kind: 'word'; readonly seat: number; readonly word: string }
  | {
      readonly kind: 'started';
      readonly match: number;
      readonly seed: string;
      /** The version of the rules; missing in older logs. */
      readonly rules?: number;
    }
  | {
      readonly kind: 'moved';
      readonly seat: number;
      readonly move: JsonObject;
      readonly by: Mover;
      readonly id?: string;
    }
  /** The match is over: its secret becomes public, and `next` is the secret of the next one. */
  | {
      readonly kind: 'ended';
      readonly match: number;
      readonly next: string;
      /** By the referee. Missing in older logs; null if the match became too long. */
      readonly winners?: readonly number[] | null;
      readonly scores?: readonly number[] | null;
    }
  /** A seat is ready for the next round. */
  | { readonly kind: 'agreed'; readonly seat: number; readonly id: string }
  /** Something else is played next; `by` is the name of the one who chose, null after a vote. */
  | ({ readonly kind: 'changed'; readonly by: string | null; readonly rules: number } & Terms)
  | { readonly kind: 'voted'; readonly guest: string; readonly game: string }
  | { readonly kind: 'removed'; readonly seat: number }
  | { readonly kind: 'swapped'; readonly seat: number; readonly with: number }
  | { readonly kind: 'renamed'; readonly guest: string; readonly before: string; readonly name: string }
  | {
      readonly kind: 'benched';
      readonly guest: string;
      readonly name: string;
      readonly program?: true;
      readonly takesTurns?: true;
    }
  | { readonly kind: 'unbenched'; readonly guest: string; readonly name: string }
  /**
   * The store was restored from a backup. What was revealed after the backup may be known, so the table begins anew. `match` is
   * the number of its next match, and `next` the secret.
   */
  | { readonly kind: 'restored'; readonly match: number; readonly next: string }
  | { readonly kind: 'pause'; readonly seat: number; readonly wish: boolean }
  /** A player asks the people at some seats whether the last move may be taken back. */
  | { readonly kind: 'undoAsked'; readonly seat: number; readonly of: readonly number[] }
  | { readonly kind: 'undoAnswered'; readonly seat: number; readonly agrees: boolean }
  /** The last move of a seat is taken back, and all that bots did after it. */
  | { readonly kind: 'takenBack'; readonly seat: number }
  /** Somebody writes on the score pad. */
  | {
      readonly kind: 'noted';
      readonly guest: string;
      readonly name: string;
      readonly id: string;
      readonly from: number;
      readonly remove: number;
      readonly entries: readonly JsonObject[];
    }
  /** The next match on the score pad. */
  | {
      readonly kind: 'padBegun';
      readonly guest: string;
      readonly name: string;
      readonly id: string;
      readonly game: string;
      readonly options: Options;
      readonly names: readonly string[];
    }
  | {
      readonly kind: 'said';
      readonly guest: string;
      readonly name: string;
      readonly text: string | null;
      readonly emote: string | null;
      readonly id: string;
    }
  | { readonly kind: 'muted'; readonly guest: string; readonly muted: boolean }
  /** The host sends a guest away, or lets the guest come back. */
  | {
      readonly kind: 'kicked';
      readonly guest: string;
      readonly name: string | null;
      readonly kicked: boolean;
      /** Those who are new need the host's consent from now on. Missing in older logs, where they did not. */
      readonly guards?: true;
    }
  | { readonly kind: 'host'; readonly guest: string; readonly name: string }
  /** The server was away, and the turn runs out later than it would have. */
  | { readonly kind: 'delayed'; readonly deadline: number }
  | { readonly kind: 'closed' }
);

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;

/** Only this program writes events, so they are not validated again. */
export const readEvent = (text: string): TableEvent => JSON.parse(text) as TableEvent;

/** The part of an event that everybody may know; `nameAt` gives the name at a seat before the event. */
export function publicEvent(event: TableEvent, nameAt: (seat: number) => string): Happening {
  switch (event.kind) {
    case 'opened':
    case 'restored':
    case 'said':
      return { kind: event.kind };
    case 'sat':
      return { kind: 'sat', seat: event.seat, name: event.name };
    case 'stood':
    case 'removed':
      return { kind: event.kind, seat: event.seat, name: nameAt(event.seat) };
    case 'bot': {
      const { seat, level, by = 'player' } = event;
      return { kind: 'bot', seat, level, name: nameAt(seat) || null, by };
    }
    case 'ready':
    case 'word':
    case 'agreed':
      return { kind: event.kind, seat: event.seat };
    case 'started':
      return { kind: 'started', match: event.match };
    case 'ended':
      return {
        kind: 'ended',
        match: event.match,
        winners: event.winners ?? null,
        scores: event.scores ?? null,
      };
    case 'changed':
      return { kind: 'changed', game: event.game, by: event.by };
    case 'voted':
      return { kind: 'voted', guest: event.guest, game: event.game };
    case 'swapped':
      return { kind: 'swapped', seat: event.seat, with: event.with };
    case 'renamed':
      return { kind: 'renamed', guest: event.guest, before: event.before, name: event.name };
    case 'benched':
    case 'unbenched':
    case 'noted':
    case 'padBegun':
      return { kind: event.kind, guest: event.guest, name: event.name };
    case 'moved':
      return { kind: 'moved', seat: event.seat, by: event.by };
    case 'pause':
      return { kind: 'pause', seat: event.seat, wish: event.wish };
    case 'undoAsked':
    case 'takenBack':
      return { kind: event.kind, seat: event.seat };
    case 'undoAnswered':
      return { kind: 'undoAnswered', seat: event.seat, agrees: event.agrees };
    case 'muted':
      return { kind: 'muted', guest: event.guest, muted: event.muted };
    case 'kicked':
      return { kind: 'kicked', guest: event.guest, name: event.name, kicked: event.kicked };
    case 'host':
      return { kind: 'host', guest: event.guest, name: event.name };
    case 'delayed':
    case 'closed':
      return { kind: event.kind };
  }
}
