import { type RefusalCode, type Refused, refusalCodes } from '@tischrunde/protocol';
import { isBroken } from '../../live/quarantine.ts';
import { isFull } from '../../store/store-error.ts';

/** Thrown to refuse an ask; the connection turns it into the answer. */
export class AskRefusal extends Error {
  readonly code: RefusalCode;
  /** Further fields of the answer. */
  readonly more: Pick<Refused, 'challenge'>;

  constructor(code: RefusalCode, error: string = refusalCodes[code], more: AskRefusal['more'] = {}) {
    super(error);
    this.code = code;
    this.more = more;
  }
}

/** How an error is told to the asker. The details of our own faults are for the operator only. */
export function refusalFor(error: unknown): Pick<AskRefusal, 'code' | 'message' | 'more'> {
  if (error instanceof AskRefusal) return error;
  const code = isBroken(error) ? 'table.broken' : isFull(error) ? 'server.full' : 'server.failed';
  return { code, message: refusalCodes[code], more: {} };
}
