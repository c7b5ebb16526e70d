import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

// A new guest of an address that has had many must do some work first: nobody is locked out by a neighbour who makes guests without end.

/** How many bits of the hash must be zero: well under a second of work, even on a telephone. */
const zeroBits = 16;
/** How many numbers are tried before other things may happen. */
const atOnce = 2000;

/** Whether a number proves that its finder has tried some ten thousand for this challenge. */
export function isProof(challenge: string, proof: number): boolean {
  const digest = sha256(utf8ToBytes(`tischrunde proof ${challenge} ${proof}`));
  return ((digest[0] << 16) | (digest[1] << 8) | digest[2]) >>> (24 - zeroBits) === 0;
}

/** Finds the proof for a challenge, without blocking anything for long. */
export async function proofFor(challenge: string): Promise<number> {
  for (let proof = 0; ; proof++) {
    if (isProof(challenge, proof)) return proof;
    if (proof % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}
