import { type RefusalCode, refusalCodes } from '@tischrunde/protocol';

/** Thrown to refuse an ask; the connection turns it into the answer. */
export class AskRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, error: string = refusalCodes[code]) {
    super(error);
    this.code = code;
  }
}
