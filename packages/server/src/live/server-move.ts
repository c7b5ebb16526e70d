import { type MoveText, seatAt } from '@tischrunde/engine';
import type { Mover } from '@tischrunde/protocol';
import type { TableMatch } from '../table/table-match.ts';
import type { AttendedTable } from './attended-table.ts';

/** How far the match had come when a move was decided on. */
export interface Moment {
  readonly match: number;
  readonly moves: number;
}

export const momentOf = ({ number, moves }: TableMatch): Moment => ({ match: number, moves });

/** Makes a move that nobody but the server would make. Another one may be written before it, so it is checked again then. */
export function serverMove(
  around: AttendedTable,
  seat: number,
  move: MoveText,
  by: Mover,
  moment: Moment,
): void {
  around.write(({ running, phase, paused, places }) => {
    if (running === null || phase !== 'playing' || paused || isPast(moment, running)) return null;
    if (by === 'bot' && places[seat].bot === null) return null;
    const judged = running.match.judge(seatAt(seat), move);
    return judged.ok ? { at: around.now(), kind: 'moved', seat, move: judged.move, by } : null;
  });
}

const isPast = ({ match, moves }: Moment, running: TableMatch): boolean =>
  running.number !== match || running.moves !== moves;
