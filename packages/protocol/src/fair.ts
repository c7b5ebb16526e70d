import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Fair deals: the table names the hash of its secret before anybody sits down, every player adds a word, and the seed of the match is
// made of all of them. (Not by `crypto.subtle`: a page that is opened by a local address without https does not have it.)

/** The word that each person at the table added; null for the seats of bots. */
export type Words = readonly (string | null)[];

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What a table publishes of its secret before the match. */
export const commitmentTo = (secret: string): string => hashOf(`tischrunde secret ${secret}`);

/** The seed that follows from the secret and everybody's words. */
export const seedFrom = (secret: string, words: Words): string =>
  hashOf(`tischrunde seed ${JSON.stringify([secret, ...words])}`);
