import type { Timer } from '@tischrunde/protocol';

/** How much of a turn has passed. Pauses do not count. */
export class TurnClock {
  private readonly timer: Timer | null;
  private since = 0;
  private stoppedAt: number | null = null;

  constructor(timer: Timer | null) {
    this.timer = timer;
  }

  /** When the turn runs out, if there is no pause. */
  get deadline(): number | null {
    return this.timer === null ? null : this.since + this.timer.seconds * 1000;
  }

  /** When the turn began; later by what it was paused and put off. */
  get turnSince(): number {
    return this.since;
  }

  /** A turn begins. */
  start(at: number): void {
    this.since = at;
    this.stoppedAt = null;
  }

  stop(at: number): void {
    this.stoppedAt ??= at;
  }

  goOn(at: number): void {
    if (this.stoppedAt !== null) this.since += at - this.stoppedAt;
    this.stoppedAt = null;
  }

  putOff(deadline: number): void {
    if (this.timer !== null) this.since = deadline - this.timer.seconds * 1000;
  }
}
