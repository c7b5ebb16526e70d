import type { Refusal } from '@tischrunde/engine';
import type { RefusalCode, Refused } from '@tischrunde/protocol';

/** Why something that was asked for was not done: as the server says, or because there is no way to it. */
export type RequestErrorCode = RefusalCode | 'connection.lost';

/** Something that was asked for was not done. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;
  /** The rule that a move breaks. */
  readonly refusal: Refusal | null;

  constructor(code: RequestErrorCode, refusal: Refusal | null = null) {
    super(code);
    this.code = code;
    this.refusal = refusal;
  }

  static from({ code, refusal }: Refused): RequestError {
    return new RequestError(code, refusal ?? null);
  }
}

/** What a failure says to whoever asked; anything else is a bug, and goes on as one. */
export function requestErrorCode(error: unknown): RequestErrorCode {
  if (error instanceof RequestError) return error.code;
  throw error;
}
