import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Fair deals: the table publishes the hash of its secret before anybody sits down, every player adds a word, and the seed of the match is
// made of all of them. A player gives the seal of the word first and tells the word when all seals are there: so the last one to sit down
// cannot choose a word that goes well with the others, not even the operator, who knows the secret. `crypto.subtle` is not an option: pages served without https do not have it.

/** The word of each seat; null for bots. */
export type Words = readonly (string | null)[];

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash that a table publishes before the match. */
export const commitmentTo = (secret: string): string => hashOf(`tischrunde secret ${secret}`);

/** The hash that a player gives before the word. The word must be random and long, so that nobody can guess it. */
export const sealOf = (word: string): string => hashOf(`tischrunde word ${word}`);

/** The seed of a match, made of the secret and everybody's words. */
export const seedFrom = (secret: string, words: Words): string =>
  hashOf(`tischrunde seed ${JSON.stringify([secret, ...words])}`);
