import type { Refusal } from '@tischrunde/engine';
import type { RefusalCode, Refused } from '@tischrunde/protocol';

/** Why a request failed: the server's code, or no connection. */
export type RequestErrorCode = RefusalCode | 'connection.lost';

const temporary: ReadonlySet<RequestErrorCode> = new Set<RequestErrorCode>([
  'connection.lost',
  'message.often',
  'server.closing',
  'server.failed',
  'server.full',
]);

/** Whether it passes by itself, so that the same can be tried again. */
export const isTemporary = (why: RequestErrorCode): boolean => temporary.has(why);

/** A request that failed. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;
  /** The rule that a move broke. */
  readonly refusal: Refusal | null;
  /** What a proof of work is wanted for. */
  readonly challenge: string | null;

  constructor(code: RequestErrorCode, refusal: Refusal | null = null, challenge: string | null = null) {
    super(code);
    this.code = code;
    this.refusal = refusal;
    this.challenge = challenge;
  }

  static from({ code, refusal, challenge }: Refused): RequestError {
    return new RequestError(code, refusal ?? null, challenge ?? null);
  }
}

/** The code of a failed request; any other error is a bug and is rethrown. */
export function requestErrorCode(error: unknown): RequestErrorCode {
  if (error instanceof RequestError) return error.code;
  throw error;
}
