import { expect, test } from 'vitest';
import { isProof, proofFor } from '../src/proof.ts';

test('a proof is found, is for its challenge only, and is rare', async () => {
  const proof = await proofFor('a challenge');
  expect(isProof('a challenge', proof)).toBe(true);
  expect(isProof('another challenge', proof)).toBe(false);
  const lucky = Array.from({ length: 2000 }, (_, number) => isProof('any', number)).filter((is) => is);
  expect(lucky.length).toBeLessThan(4);
});
