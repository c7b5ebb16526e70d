import { type RefusalCode, refusalCodes } from '@tischrunde/protocol';
import { isBroken } from '../../live/quarantine.ts';
import { isFull } from '../../store/store-error.ts';

/** Thrown to refuse an ask; the connection turns it into the answer. */
export class AskRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, error: string = refusalCodes[code]) {
    super(error);
    this.code = code;
  }
}

/** How an error is told to the asker. The details of our own faults are for the operator only. */
export function refusalFor(error: unknown): { readonly code: RefusalCode; readonly message: string } {
  if (error instanceof AskRefusal) return error;
  const code = isBroken(error) ? 'table.broken' : isFull(error) ? 'server.full' : 'server.failed';
  return { code, message: refusalCodes[code] };
}
