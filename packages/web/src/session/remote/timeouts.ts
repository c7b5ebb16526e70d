/** How long a connection that was lost is left alone before it is tried again, in milliseconds. */
const shortest = 300;
const longest = 10_000;

/**
 * The wait before the next try, after so many that failed: twice as long each time, and never quite the same for two browsers, so that
 * they do not all come back at once. `chance` is from 0 to 1.
 */
export function backoff(failed: number, chance: number): number {
  const most = Math.min(longest, shortest * 2 ** failed);
  return Math.max(shortest, most * (0.5 + chance / 2));
}

/** After so long without a word the other side is asked for one. */
export const quietAfter = 30_000;

/** And after so long without an answer, there is no connection any more. */
export const lostAfter = 8_000;

/** What was too much at once is sent again after so long. */
export const breath = 1500;
