import { createHmac, timingSafeEqual } from 'node:crypto';

/** The identity in a token. */
export interface Guest {
  readonly guest: string;
  readonly name: string;
  /** Only if the guest is a program; then every token of the guest says so. */
  readonly program?: true;
  /** Tokens of earlier generations are void. */
  readonly generation: number;
  /** When the token expires, in milliseconds since 1970. */
  readonly until: number;
}

const day = 86_400_000;
export const lifetime = 90 * day;
/** How long a code is valid that carries a guest to another device. */
export const codeLifetime = 600_000;
/** How long a board may come back to a closed table. */
export const passLifetime = day;

/** What a signed claim is good for: to be the guest, or to become the guest on another device, once. */
type Purpose = 'guest' | 'carry';

/** A token, or a code, that only the owner of the key can make. */
export function signed(
  { guest, name, program, generation, until }: Guest,
  key: string,
  purpose: Purpose = 'guest',
): string {
  const claim = Buffer.from(
    JSON.stringify([guest, name, generation, until, ...(program === true ? [program] : [])]),
  ).toString('base64url');
  return `${claim}.${signatureOf(claim, key, purpose)}`;
}

/** The guest of a token, or why the token is invalid. */
export function readToken(
  token: string,
  key: string,
  now: number,
  purpose: Purpose = 'guest',
): Guest | 'token.forged' | 'token.expired' {
  const [claim = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isEqual(signature, signatureOf(claim, key, purpose))) return 'token.forged';
  // The signature proves that `signed` wrote this claim.
  const [guest, name, generation, until, program] = JSON.parse(
    Buffer.from(claim, 'base64url').toString(),
  ) as [string, string, number, number, true?];
  if (until < now) return 'token.expired';
  return { guest, name, ...(program === true ? { program } : {}), generation, until };
}

const signatureOf = (claim: string, key: string, purpose: Purpose): string =>
  createHmac('sha256', key).update(`tischrunde ${purpose} ${claim}`).digest('base64url');

/** Takes as long whether they are equal or not. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
