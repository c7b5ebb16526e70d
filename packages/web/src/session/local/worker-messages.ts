import type { Judgement } from '@tischrunde/bots';
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
}

/** From the page to the worker. Requests carry a number that the reply repeats. */
export type ToWorker =
  | { readonly kind: 'open'; readonly opening: LocalTableSetup }
  | { readonly kind: 'send'; readonly number: number; readonly move: JsonObject }
  | { readonly kind: 'turnTo'; readonly seat: number }
  | { readonly kind: 'advice'; readonly number: number }
  | { readonly kind: 'takeBack'; readonly number: number }
  | { readonly kind: 'transcript'; readonly number: number };

/** From the worker to the page. */
export type FromWorker =
  | { readonly kind: 'seen'; readonly seen: SeatView; readonly transcript: JsonObject }
  | { readonly kind: 'sent'; readonly number: number; readonly refusal: Refusal | null }
  | { readonly kind: 'advice'; readonly number: number; readonly judgements: readonly Judgement[] }
  | { readonly kind: 'tookBack'; readonly number: number; readonly move: JsonObject | null }
  | { readonly kind: 'transcript'; readonly number: number; readonly transcript: JsonObject }
  | { readonly kind: 'broken'; readonly error: string; readonly transcript: JsonObject | null };
