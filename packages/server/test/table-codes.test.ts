import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { guessRates, type Rate, ratesOf } from '../src/limits.ts';
import { networkOf, rateLimitKey } from '../src/net/client-address.ts';
import { rateLimitersFor } from '../src/net/limiters.ts';
import type { AskRefusal } from '../src/net/messages/ask-refusal.ts';
import { codeCount, codeIn, newCode } from '../src/net/short-code.ts';
import { tableOfCode } from '../src/net/table-codes.ts';
import type { Store } from '../src/store/store.ts';

/** The probability that somebody who guesses for a day finds one of some live tables. */
const found = (guesses: number, live: number): number => 1 - (1 - live / codeCount) ** guesses;

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
    const { ofAddress, ofAll, ofNetwork } = guessRates;
    const live = 20;
    const inDay = ({ burst, perSecond }: Rate): number => burst + perSecond * 86_400;
    const percent = (guesses: number): string => `${(100 * found(guesses, live)).toFixed(1)} %`;
    const networks = 1000;
    expect(docs).toContain(
      `Wrong codes are limited: ${ofAddress.burst} of an address and then one in five minutes, and ${ofAll.burst} of all addresses and then one in ${1 / ofAll.perSecond} seconds`,
    );
    expect(1 / ofAddress.perSecond).toBe(5 * 60);
    expect(docs).toContain(
      `${ofNetwork.burst} are left for every network, and then one in ${1 / ofNetwork.perSecond / 3600} hours`,
    );
    expect(docs).toContain(
      `While ${live} tables have a code, an address that guesses all day finds one of them with a probability of ${percent(inDay(ofAddress))}, all addresses together with ${percent(inDay(ofAll))}, and those of ${networks.toLocaleString('en')} networks with ${percent(inDay(ofAll) + networks * inDay(ofNetwork))}`,
    );
    expect(docs).toContain(`of ${codeCount.toLocaleString('en')} codes`);
    expect(docs).toContain(
      `for ${[inDay(ofAddress), inDay(ofAll), inDay(ofAll) + networks * inDay(ofNetwork)].map((count) => count.toLocaleString('en')).join(', ')} guesses`,
    );
  });
});

describe('many who guess', () => {
  const store = { tableOf: async (code: string) => (code === 'RYGHT' ? 'table' : null) };

  /** Tries a code from an address. */
  function guessing() {
    const limiters = rateLimitersFor(ratesOf(readConfig({})));
    return (address: string, code: string): Promise<string> =>
      tableOfCode({ store: store as unknown as Store, limiters }, rateLimitKey(address), code).catch(
        (error: AskRefusal) => error.code,
      );
  }

  test('do not keep others from their tables', async () => {
    const guess = guessing();
    for (let host = 0; host < 20; host++)
      for (let tries = 0; tries < 20; tries++) await guess(`10.0.0.${host}`, 'WRXNG');
    expect(await guess('10.0.0.100', 'RYGHT')).toBe('message.often');
    for (let guest = 0; guest < 100; guest++) {
      expect(await guess('192.0.2.7', 'RYGHT')).toBe('table');
      expect(await guess('2001:db8:7::1', 'RYGHT')).toBe('table');
    }
    for (let tries = 0; tries < 5; tries++) expect(await guess('192.0.2.7', 'WRXNG')).toBe('code.void');
    expect(await guess('192.0.2.8', 'WRXNG')).toBe('message.often');
  });

  test('have no more guesses by all the networks of one customer', async () => {
    const guess = guessing();
    let tried = 0;
    for (let network = 0; network < 2000; network++)
      if ((await guess(`2001:db8:7:${network.toString(16)}::1`, 'WRXNG')) === 'code.void') tried++;
    expect(tried).toBe(guessRates.ofAll.burst + guessRates.ofNetwork.burst);
  });
});

test('a network is what one customer has, or few', () => {
  for (const [address, network] of [
    ['192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.7', '192.0.2'],
    ['2001:db8:7:1:2:3:4:5', '2001:db8:7'],
    ['2001:db8:7::1', '2001:db8:7'],
    ['::1', '0:0:0'],
  ])
    expect(networkOf(rateLimitKey(address))).toBe(network);
});
