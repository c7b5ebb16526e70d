import type { Timer } from '@tischrunde/protocol';

/** How much of a turn has passed. Pauses do not count. */
export class TurnClock {
  private readonly timer: Timer | null;
  private since = 0;
  private stoppedAt: number | null = null;
  /** Whether somebody has sat down on the seat during the turn, and was given all of it. */
  private isGivenAnew = false;

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
    this.isGivenAnew = false;
  }

  /** Somebody plays on for the bot on turn and has a whole turn. That is once in a turn, or two who change places would hold it off. */
  giveAnew(at: number): void {
    if (this.isGivenAnew) return;
    this.start(at);
    this.isGivenAnew = true;
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
