import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Like `toEqual`, but fast where the two are equal: properties ask this many times in every position, and the answer is nearly
 * always yes.
 */
export function expectSame(found: unknown, wanted: unknown, what?: string): void {
  if (found !== wanted && !isDeepStrictEqual(found, wanted)) expect(found, what).toEqual(wanted);
}
