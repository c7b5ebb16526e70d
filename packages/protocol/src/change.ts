import type { Event, JsonObject } from '@tischrunde/engine';
import { type Patch, patched } from './patch.ts';
import { mostEvents, type PlayedMove, type Scene, type SeatView } from './scene.ts';

/** The public part of an event of the table's log. */
export type Happening =
  | { readonly kind: 'opened' }
  | { readonly kind: 'sat'; readonly seat: number; readonly name: string }
  | { readonly kind: 'stood'; readonly seat: number; readonly name: string }
  /** `name` is that of the guest who owns the seat, and `by` says who let the bot play, or took the seat back. */
  | {
      readonly kind: 'bot';
      readonly seat: number;
      readonly level: string | null;
      readonly name: string | null;
      readonly by: 'self' | 'player' | 'server';
    }
  | { readonly kind: 'ready'; readonly seat: number }
  | { readonly kind: 'word'; readonly seat: number }
  | { readonly kind: 'started'; readonly match: number }
  | { readonly kind: 'moved'; readonly seat: number; readonly by: Mover }
  /** Without winners and scores if it became too long. */
  | {
      readonly kind: 'ended';
      readonly match: number;
      readonly winners: readonly number[] | null;
      readonly scores: readonly number[] | null;
    }
  /** A seat is ready for the next round. */
  | { readonly kind: 'agreed'; readonly seat: number }
  /** The server was restored from a backup, and the table begins anew. */
  | { readonly kind: 'restored' }
  | { readonly kind: 'pause'; readonly seat: number; readonly wish: boolean }
  /** The player at a seat asks for consent to take the last move back. */
  | { readonly kind: 'undoAsked'; readonly seat: number }
  | { readonly kind: 'undoAnswered'; readonly seat: number; readonly agrees: boolean }
  /** Everybody agreed: the last move of a seat was taken back, and what bots did after it. */
  | { readonly kind: 'takenBack'; readonly seat: number }
  /** Somebody has written on the score pad, or begun the next match on it. */
  | { readonly kind: 'noted'; readonly guest: string; readonly name: string }
  | { readonly kind: 'padBegun'; readonly guest: string; readonly name: string }
  | { readonly kind: 'said' }
  | { readonly kind: 'muted'; readonly guest: string; readonly muted: boolean }
  /** The host sent a guest away, or lets the guest come back; the name of one who had a seat. */
  | {
      readonly kind: 'kicked';
      readonly guest: string;
      readonly name: string | null;
      readonly kicked: boolean;
    }
  /** Something else is played next, or by other settings. `by` is the name of the one who chose; null after a vote. */
  | { readonly kind: 'changed'; readonly game: string; readonly by: string | null }
  | { readonly kind: 'voted'; readonly guest: string; readonly game: string }
  /** Somebody had to leave a seat, and may come back. */
  | { readonly kind: 'removed'; readonly seat: number; readonly name: string }
  | { readonly kind: 'swapped'; readonly seat: number; readonly with: number }
  | { readonly kind: 'renamed'; readonly guest: string; readonly before: string; readonly name: string }
  /** Somebody waits for a seat, or does not any more. */
  | { readonly kind: 'benched'; readonly guest: string; readonly name: string }
  | { readonly kind: 'unbenched'; readonly guest: string; readonly name: string }
  /** Somebody else is the host now. */
  | { readonly kind: 'host'; readonly guest: string; readonly name: string }
  /** The server was away, so the turn times out later. */
  | { readonly kind: 'delayed' }
  /** The host has closed the table. */
  | { readonly kind: 'closed' };

/** Who made a move: the player, the bot on the seat, or the clock. */
export type Mover = 'player' | 'bot' | 'clock';

/** An event of the table's log, and how it changes the recipient's scene. */
export interface Change {
  readonly number: number;
  /** The number of the change before it, for recipients who have just come in from outside; otherwise it is one less. */
  readonly after?: number;
  readonly event: Happening;
  /** What the recipient hears of a move, or of the deal of a match that starts; empty for all else. */
  readonly events: readonly Event[];
  /** Null if nothing else changes for this recipient. */
  readonly patch: Patch | null;
}

/**
 * The scene after some changes in a row. A change patches the scene and adds its events to those of the round; the moves of all
 * changes are the scene's `latest` ones. If the changes do not concern the match, `seen` is the same object as before.
 */
export function sceneAfter(scene: Scene, changes: readonly Change[]): Scene {
  let { seen, ...rest } = scene;
  let latest: PlayedMove[] = [];
  for (const { event, events, patch } of changes) {
    if (patch !== null) ({ seen, ...rest } = patchedScene({ ...rest, seen }, patch));
    if (event.kind === 'started' || event.kind === 'takenBack') latest = [];
    if (seen === null) continue;
    if (events.length > 0) seen = { ...seen, events: eventsAfter(seen.events, events) };
    if (event.kind === 'moved') latest.push({ seat: event.seat, events });
  }
  if (seen === null || seen === scene.seen) return { ...rest, seen };
  return { ...rest, seen: { ...seen, latest } };
}

/** What comes over the network is taken for what the protocol says it is. */
const patchedScene = (scene: Scene, patch: Patch): Scene =>
  patched(scene as unknown as JsonObject, patch) as unknown as Scene;

/** With a deal, the events of a new round begin. */
function eventsAfter(before: SeatView['events'], heard: Change['events']): SeatView['events'] {
  const deal = heard.findLastIndex(({ type }) => type === 'dealt');
  return (deal < 0 ? [...before, ...heard] : heard.slice(deal)).slice(-mostEvents);
}
