/** Limits of the delay before a reconnect, in milliseconds. */
const shortest = 300;
const longest = 10_000;

/**
 * The delay after this many failed attempts: exponential, with jitter so that browsers do not all reconnect at once. `chance` is
 * from 0 to 1.
 */
export function backoff(failed: number, chance: number): number {
  const most = Math.min(longest, shortest * 2 ** failed);
  return Math.max(shortest, most * (0.5 + chance / 2));
}

/** After this silence the server is asked for a sign of life. */
export const quietAfter = 30_000;

/** After this time without a reply the connection is lost. */
export const lostAfter = 8_000;

/** The shortest delay before a request is repeated that was refused for now. */
export const breath = 1500;

/** The delay before such a request is repeated after this many times: ever longer, and not the same for all. `chance` is from 0 to 1. */
export const pauseBefore = (tries: number, chance: number): number =>
  Math.max(breath, backoff(tries + 3, chance));
