/** A client that has not answered a ping for so long may be gone. Far longer than a ping takes, and as often as anybody is pinged. Milliseconds. */
export const pongPatience = 2000;

/** Whether there still is a client at the other end of a connection. Times are of the monotonic clock. */
export class Pulse {
  readonly openedAt = performance.now();
  private readonly send: () => void;
  private pingedAt = Number.NEGATIVE_INFINITY;
  private isAwaited = false;
  private pongsDue = 0;

  /** `send` sends a ping. */
  constructor(send: () => void) {
    this.send = send;
  }

  /** Sends a ping, unless the last one is unanswered or was sent just now. */
  ping(now = performance.now()): void {
    if (this.isAwaited || now - this.pingedAt < pongPatience) return;
    this.pingedAt = now;
    this.isAwaited = true;
    this.pongsDue++;
    this.send();
  }

  /** Something came from the client, whatever it is. */
  heard(): void {
    this.isAwaited = false;
  }

  /** A pong came; false if the server did not ask for it. */
  answered(): boolean {
    this.heard();
    if (this.pongsDue === 0) return false;
    this.pongsDue--;
    return true;
  }

  /** Whether the client still has time to answer a ping. */
  isPending(now = performance.now()): boolean {
    return this.isAwaited && now - this.pingedAt < pongPatience;
  }

  /** Whether a ping has been unanswered for too long: here, where others wait for the place, or for `longer`. */
  isSilent(now = performance.now(), longer = pongPatience): boolean {
    return this.isAwaited && now - this.pingedAt >= longer;
  }
}
