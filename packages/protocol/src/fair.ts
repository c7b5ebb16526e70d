import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Fair deals: the table publishes the hash of its secret before anybody sits down, every player adds a word, and the seed of the match is
// made of all of them. `crypto.subtle` is not an option: pages served without https do not have it.

/** The word of each seat; null for bots. */
export type Words = readonly (string | null)[];

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash that a table publishes before the match. */
export const commitmentTo = (secret: string): string => hashOf(`tischrunde secret ${secret}`);

/** The seed of a match, made of the secret and everybody's words. */
export const seedFrom = (secret: string, words: Words): string =>
  hashOf(`tischrunde seed ${JSON.stringify([secret, ...words])}`);
