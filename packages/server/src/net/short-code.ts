import { randomInt } from 'node:crypto';

/** Letters of which none looks like another, in capitals: without I, O and U. */
const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ';
const length = 5;

/** How many codes there are. */
export const codeCount = letters.length ** length;

/** How long a code is valid after it was last asked for. Milliseconds. */
export const tableCodeLifetime = 2 * 3_600_000;

/** A code that nobody can foresee. */
export const newCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** A text as a code; null if it cannot be one. */
export function codeIn(text: string): string | null {
  const code = text.toUpperCase();
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
