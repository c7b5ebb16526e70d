import type { Explained } from '@tischrunde/bots';
import type { JsonObject, Refusal } from '@tischrunde/engine';
import type { Sitter } from '../sitter.ts';
import type { SeatView } from '../table.ts';

/** What a local table is opened with. */
export interface LocalTableSetup {
  /** A transcript: without moves for a new match, or a match to continue. */
  readonly transcript: JsonObject;
  readonly sitters: readonly Sitter[];
  /** The speed of the bots: 1 is that of people, 0 is immediate. */
  readonly pace: number;
  /** The table agreed that moves can be taken back. */
  readonly takesBack?: boolean;
}

/** From the page to the worker. Requests carry a number that the reply repeats. */
export type ToWorker =
  | { readonly kind: 'open'; readonly opening: LocalTableSetup }
  | { readonly kind: 'send'; readonly number: number; readonly move: JsonObject }
  | { readonly kind: 'turnTo'; readonly seat: number }
  /** The bot on turn acts at once. */
  | { readonly kind: 'hurry' }
  /** A person is ready for what is at stake next, in a real-time game. */
  | { readonly kind: 'ready' }
  /** Bots do nothing for so long, because something is seen on the screen. */
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'points'; readonly number: number; readonly moves: readonly JsonObject[] }
  | { readonly kind: 'advice'; readonly number: number }
  | { readonly kind: 'takeBack'; readonly number: number }
  | { readonly kind: 'transcript'; readonly number: number };

/** From the worker to the page. */
export type FromWorker =
  | {
      readonly kind: 'seen';
      readonly seen: SeatView;
      readonly transcript: JsonObject;
      /** Whether the front seat may take the last move back. */
      readonly canTakeBack: boolean;
    }
  | { readonly kind: 'sent'; readonly number: number; readonly refusal: Refusal | null }
  | { readonly kind: 'advice'; readonly number: number; readonly explained: readonly Explained[] }
  | { readonly kind: 'points'; readonly number: number; readonly points: readonly number[] }
  | { readonly kind: 'tookBack'; readonly number: number; readonly move: JsonObject | null }
  | { readonly kind: 'transcript'; readonly number: number; readonly transcript: JsonObject }
  | { readonly kind: 'broken'; readonly error: string; readonly transcript: JsonObject | null };
