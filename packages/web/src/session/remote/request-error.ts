import type { Refusal } from '@tischrunde/engine';
import type { RefusalCode, Refused } from '@tischrunde/protocol';

/** Why something that was asked for was not done: as the server says, or because there is no way to it. */
export type WhyNot = RefusalCode | 'connection.lost';

/** Something that was asked for was not done. */
export class NotDone extends Error {
  readonly code: WhyNot;
  /** The rule that a move breaks. */
  readonly refusal: Refusal | null;

  constructor(code: WhyNot, refusal: Refusal | null = null) {
    super(code);
    this.code = code;
    this.refusal = refusal;
  }

  static from({ code, refusal }: Refused): NotDone {
    return new NotDone(code, refusal ?? null);
  }
}

/** What a failure says to whoever asked; anything else is a bug, and goes on as one. */
export function whyNot(error: unknown): WhyNot {
  if (error instanceof NotDone) return error.code;
  throw error;
}
