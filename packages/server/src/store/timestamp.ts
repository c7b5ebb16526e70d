let last = 0;

/** Microseconds since 1970, never the same twice in a process: changes within a millisecond keep their order. */
export function uniqueTimestamp(): number {
  last = Math.max(last + 1, Math.round((performance.timeOrigin + performance.now()) * 1000));
  return last;
}
