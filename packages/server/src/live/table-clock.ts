/**
 * The time at a table, in milliseconds since 1970: that of the machine, but never set back. When the machine's clock is behind the log, time goes
 * on from the last event, so that what began at the table also ends there.
 */
export class TableClock {
  private readonly lastEvent: () => number;
  private time = 0;
  private readAt = performance.now();

  constructor(lastEvent: () => number) {
    this.lastEvent = lastEvent;
  }

  now(): number {
    const readAt = performance.now();
    this.time = Math.max(Date.now(), this.time + readAt - this.readAt, this.lastEvent());
    this.readAt = readAt;
    return Math.floor(this.time);
  }
}
