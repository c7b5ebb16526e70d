let last = 0;

/**
 * The time in microseconds since 1970, and never the same twice in a process, so that what changed later comes later also where
 * many things change within a millisecond.
 */
export function stamp(): number {
  last = Math.max(last + 1, Math.round((performance.timeOrigin + performance.now()) * 1000));
  return last;
}
