import type { Level } from '@tischrunde/bots';
import type { JsonObject, Options } from '@tischrunde/engine';
import type { Happening, Mover, Starting, Talk, Timer, Watching } from '@tischrunde/protocol';

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
      readonly timer: Timer | null;
      readonly host: string;
      readonly hostName: string;
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
      /** Either the word, or the seal of one that is told later. */
      readonly word?: string;
      readonly seal?: string;
    }
  | { readonly kind: 'stood'; readonly seat: number }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: Level | null }
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
  | { readonly kind: 'ended'; readonly match: number; readonly next: string }
  /**
   * The store was restored from a backup. What was revealed after the backup may be known, so the table begins anew. `match` is
   * the number of its next match, and `next` the secret.
   */
  | { readonly kind: 'restored'; readonly match: number; readonly next: string }
  | { readonly kind: 'pause'; readonly seat: number; readonly wish: boolean }
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
      return { kind: 'stood', seat: event.seat, name: nameAt(event.seat) };
    case 'bot':
      return { kind: 'bot', seat: event.seat, level: event.level };
    case 'ready':
    case 'word':
      return { kind: event.kind, seat: event.seat };
    case 'started':
    case 'ended':
      return { kind: event.kind, match: event.match };
    case 'moved':
      return { kind: 'moved', seat: event.seat, by: event.by };
    case 'pause':
      return { kind: 'pause', seat: event.seat, wish: event.wish };
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
