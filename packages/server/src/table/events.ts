import type { Level } from '@tischrunde/bots';
import type { JsonObject, Options } from '@tischrunde/engine';
import type { Happening, Mover, Timer, Watching } from '@tischrunde/protocol';

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
      readonly timer: Timer | null;
      readonly host: string;
      readonly hostName: string;
      /** The secret of the first match. */
      readonly secret: string;
    }
  | {
      readonly kind: 'sat';
      readonly seat: number;
      readonly guest: string;
      readonly name: string;
      readonly word: string;
    }
  | { readonly kind: 'stood'; readonly seat: number }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: Level | null }
  | { readonly kind: 'ready'; readonly seat: number; readonly word: string }
  | { readonly kind: 'started'; readonly match: number; readonly seed: string }
  | {
      readonly kind: 'moved';
      readonly seat: number;
      readonly move: JsonObject;
      readonly by: Mover;
      readonly id?: string;
    }
  /** The match is over: its secret becomes public, and `next` is the secret of the next one. */
  | { readonly kind: 'ended'; readonly match: number; readonly next: string }
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
);

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;

/** Only this program writes events, so they are not validated again. */
export const readEvent = (text: string): TableEvent => JSON.parse(text) as TableEvent;

/** The part of an event that everybody may know; `nameAt` gives the name at a seat before the event. */
export function publicEvent(event: TableEvent, nameAt: (seat: number) => string): Happening {
  switch (event.kind) {
    case 'opened':
    case 'said':
      return { kind: event.kind };
    case 'sat':
      return { kind: 'sat', seat: event.seat, name: event.name };
    case 'stood':
      return { kind: 'stood', seat: event.seat, name: nameAt(event.seat) };
    case 'bot':
      return { kind: 'bot', seat: event.seat, level: event.level };
    case 'ready':
      return { kind: 'ready', seat: event.seat };
    case 'started':
    case 'ended':
      return { kind: event.kind, match: event.match };
    case 'moved':
      return { kind: 'moved', seat: event.seat, by: event.by };
    case 'pause':
      return { kind: 'pause', seat: event.seat, wish: event.wish };
    case 'muted':
      return { kind: 'muted', guest: event.guest, muted: event.muted };
  }
}
