import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guessRates, type Rate } from '../src/limits.ts';
import { codeCount, codeIn, newCode } from '../src/people/table-code.ts';

/** The probability that somebody who guesses for a day finds one of some live tables. */
function found({ burst, perSecond }: Rate, live: number): number {
  const guesses = burst + perSecond * 86_400;
  return 1 - (1 - live / codeCount) ** guesses;
}

describe('the code of a table', () => {
  test('is five letters of which none looks like another, and is understood in any case', () => {
    for (let tries = 0; tries < 1000; tries++) {
      const code = newCode();
      expect(code).toMatch(/^[A-HJ-NP-TV-Z]{5}$/);
      expect(codeIn(code.toLowerCase())).toBe(code);
    }
    for (const wrong of ['ABCD', 'ABCDEF', 'ABCDO', 'ABCDI', 'ABCD1', 'ÄBCDE', 'ßABCD'])
      expect(codeIn(wrong)).toBeNull();
  });

  test('is found by guessing all day with the probability that docs/protocol.md states', () => {
    const docs = readFileSync('docs/protocol.md', 'utf8').replaceAll(/\s+/g, ' ');
    const { ofAddress, ofAll } = guessRates;
    const live = 20;
    const percent = (rate: Rate): string => `${(100 * found(rate, live)).toFixed(1)} %`;
    expect(docs).toContain(
      `Wrong codes are limited: ${ofAddress.burst} of an address and then one in five minutes, and ${ofAll.burst} of all addresses and then one in ${1 / ofAll.perSecond} seconds`,
    );
    expect(1 / ofAddress.perSecond).toBe(5 * 60);
    expect(docs).toContain(
      `While ${live} tables have a code, an address that guesses all day finds one of them with a probability of ${percent(ofAddress)}, and all addresses together with ${percent(ofAll)}`,
    );
    expect(docs).toContain(`of ${codeCount.toLocaleString('en')} codes`);
    expect(docs).toContain(
      `for ${ofAddress.burst + 86_400 * ofAddress.perSecond} and ${(ofAll.burst + 86_400 * ofAll.perSecond).toLocaleString('en')} guesses`,
    );
  });
});
