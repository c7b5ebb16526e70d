import type { TableState } from '../table/state.ts';
import type { AttendedTable } from './attended-table.ts';

/** Calls the player on turn who is away. */
export class TurnCall {
  private readonly around: AttendedTable;
  private timer: NodeJS.Timeout | null = null;
  /** When the turn began for which somebody was called. */
  private calledFor: number | null = null;

  constructor(around: AttendedTable) {
    this.around = around;
  }

  get isBusy(): boolean {
    return this.timer !== null;
  }

  /** Watches the turn of the table as it stands, with those who are here now. */
  start(): void {
    this.stop();
    const { awayFor, awayAfter, call } = this.around;
    if (call === null) return;
    const state = this.around.state();
    const guest = guestOnTurn(state);
    const { turnSince } = state.clock;
    if (guest === null || this.calledFor === turnSince) return;
    const away = awayFor(guest);
    // Somebody here may leave, and then this starts again.
    if (away === 0) return;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        if (awayFor(guest) < awayAfter) return;
        this.calledFor = turnSince;
        const { id: table, game, deadline } = state;
        call(guest, { table, game: game.id, since: turnSince, deadline });
      },
      Math.max(0, awayAfter - away),
    );
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

/** The guest for whom a match waits; null if it waits for nobody, for a bot or for several. */
function guestOnTurn({ running, phase, paused, places }: TableState): string | null {
  if (running === null || phase !== 'playing' || paused || running.match.phase !== 'play') return null;
  const { turn } = running.match;
  return turn === null || places[turn].bot !== null ? null : places[turn].guest;
}
