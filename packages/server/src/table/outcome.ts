import type { Refusal } from '@tischrunde/engine';
import { type RefusalCode, refusalCodes } from '@tischrunde/protocol';
import type { TableEvent } from './events.ts';

/** The guest who asks. */
export interface Asker {
  readonly guest: string;
  readonly name: string;
  readonly program?: true;
}

/** The outcome of an ask: an event to write, the number of one that is written (and perhaps told to the asker), or a refusal. */
export type Outcome =
  | { readonly write: TableEvent }
  | { readonly written: number; readonly isTold?: true }
  | { readonly code: RefusalCode; readonly error: string; readonly refusal?: Refusal };

/** Who is connected to the table. */
export interface Present {
  isHere(guest: string): boolean;
  /** Whether a guest has been away for so long that others may act for them. */
  isAway(guest: string): boolean;
  /** Whether the host has been away for so long that another player may be the host. */
  isHostGone(): boolean;
}

export const refused = (code: RefusalCode, more = ''): Outcome => ({
  code,
  error: more === '' ? refusalCodes[code] : `${refusalCodes[code]}: ${more}`,
});
