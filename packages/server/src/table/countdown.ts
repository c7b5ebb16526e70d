import { countdown } from '../limits.ts';
import type { TableState } from './state.ts';

/** When the next match starts at the latest; null before the first one, and while nobody is ready. */
export function startsAt({ phase, isClosed, places, readyAt, satAt }: TableState): number | null {
  if (phase !== 'over' || isClosed || readyAt === null) return null;
  if (!places.some(({ guest, seal }) => guest !== null && seal !== null)) return null;
  return Math.max(readyAt, satAt ?? readyAt) + countdown;
}

/** When it starts although everybody is ready: not while somebody is just sitting down. */
export const startsReadyAt = ({ at, satAt }: TableState): number => (satAt === null ? at : satAt + countdown);

/** When the next round is dealt at the latest; null while nobody is ready for it. */
export function nextRoundAt({ running, phase }: TableState): number | null {
  if (phase !== 'playing' || running === null || running.agreedAt === null) return null;
  return running.agreedAt + countdown;
}
