import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, sealOf, seedFrom } from '../src/fair.ts';

describe('a fair deal', () => {
  test('the commitment and the seed are SHA-256, so that anybody can compute them', () => {
    const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(commitmentTo('geheim')).toBe(hash('tischrunde secret geheim'));
    expect(sealOf('wort')).toBe(hash('tischrunde word wort'));
    expect(seedFrom('geheim', ['wort', null])).toBe(hash('tischrunde seed ["geheim","wort",null]'));
  });

  test('every word, its seat and the secret change the seed', () => {
    const seeds = [
      seedFrom('a', ['x', 'y']),
      seedFrom('b', ['x', 'y']),
      seedFrom('a', ['y', 'x']),
      seedFrom('a', ['x', null]),
      seedFrom('a', ['x', 'y', null]),
      seedFrom('a', ['x","y']),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
