import { heirsOf } from '../table/ask-outcome.ts';
import type { TableState } from '../table/state.ts';

/** What guests are at a table at present. */
export class GuestRoles {
  private readonly state: () => TableState;

  constructor(state: () => TableState) {
    this.state = state;
  }

  isHost(guest: string): boolean {
    return guest === this.state().host;
  }

  hasSeat(guest: string): boolean {
    return this.state().seatOf(guest) !== null;
  }

  /** Whether a guest has a seat, or waits for one. */
  isAtTable(guest: string): boolean {
    return this.state().isAtTable(guest);
  }

  /** Whether a guest has a say at the table. All others can be anybody, and many. */
  hasSay(guest: string): boolean {
    return this.isHost(guest) || heirsOf(this.state()).includes(guest);
  }

  /** Whether it is a public table of somebody else. */
  isInvited(guest: string): boolean {
    const { listed, isClosed } = this.state();
    return listed && !isClosed && !this.isHost(guest);
  }

  /** Whether it is a public table of somebody else that has not begun to play. */
  isAwaited(guest: string): boolean {
    return this.isInvited(guest) && this.state().phase === 'gathering';
  }
}
