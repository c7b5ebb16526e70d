import { type RefusalCode, refusalCodes } from '@tischrunde/protocol';

/** Thrown where an ask is refused; turned into its answer. */
export class Refusing extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, error: string = refusalCodes[code]) {
    super(error);
    this.code = code;
  }
}
