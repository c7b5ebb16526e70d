import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { PadMatch } from '../../src/pad/index.ts';

/** Asked for every round: an assertion that is only made where it fails. */
export function same(found: unknown, wanted: unknown, { game, players, options }: PadMatch): void {
  if (!isDeepStrictEqual(found, wanted))
    expect(found, `${game} for ${players} ${JSON.stringify(options)}`).toEqual(wanted);
}
