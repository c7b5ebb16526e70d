import type { Event, JsonObject } from '@tischrunde/engine';
import { type Patch, patched } from './patch.ts';
import { mostEvents, type PlayedMove, type Scene, type SeatView } from './scene.ts';

/** The public part of an event of the table's log. */
export type Happening =
  | { readonly kind: 'opened' }
  | { readonly kind: 'sat'; readonly seat: number; readonly name: string }
  | { readonly kind: 'stood'; readonly seat: number; readonly name: string }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: string | null }
  | { readonly kind: 'ready'; readonly seat: number }
  | { readonly kind: 'started'; readonly match: number }
  | { readonly kind: 'moved'; readonly seat: number; readonly by: Mover }
  | { readonly kind: 'ended'; readonly match: number }
  | { readonly kind: 'pause'; readonly seat: number; readonly wish: boolean }
  | { readonly kind: 'said' }
  | { readonly kind: 'muted'; readonly guest: string; readonly muted: boolean };

/** Who made a move: the player, the bot on the seat, or the clock. */
export type Mover = 'player' | 'bot' | 'clock';

/** An event of the table's log, and how it changes the recipient's scene. */
export interface Change {
  readonly number: number;
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
    if (event.kind === 'started') latest = [];
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
