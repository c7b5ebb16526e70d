/**
 * The time, in milliseconds since 1970, that is never set back: when its source is, time goes on by a clock that nobody sets, so that what began
 * also ends.
 */
export class SteadyClock {
  private readonly source: () => number;
  private time: number;
  private readAt = performance.now();

  constructor(source: () => number) {
    this.source = source;
    this.time = source();
  }

  now(): number {
    const readAt = performance.now();
    this.time = Math.max(this.source(), this.time + readAt - this.readAt);
    this.readAt = readAt;
    return Math.floor(this.time);
  }
}

/**
 * The time by which a server sees to its tables. One that has its store for itself goes on where its machine's clock is set back. Processes that share
 * a store follow their machines: who was ahead once would end the turns of all others too early, until its next start.
 */
export function serverTime(isShared: boolean): () => number {
  if (isShared) return () => Date.now();
  const clock = new SteadyClock(() => Date.now());
  return () => clock.now();
}
