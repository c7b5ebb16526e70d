import { randomBytes } from 'node:crypto';

/** A new secret for a match, which goes into its seed. */
export const newMatchSecret = (): string => randomBytes(32).toString('hex');
