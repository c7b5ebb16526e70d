import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { Visit } from '@tischrunde/client';
import { useEffect } from 'preact/hooks';
import type { SharedSeats } from '../../session/remote/online-table.ts';
import { connection } from '../../session/remote/server-connection.ts';
import type { SeatView } from '../../session/table.ts';

/** Visits a table from each of several seats of this device, and shows the one in front. Null for a single seat. */
export function useSharedSeats(table: string, match: number, seats: readonly number[]): SharedSeats | null {
  const visits = useSignal<ReadonlyMap<number, Visit>>(new Map());
  const front = useSignal(seats[0] ?? 0);
  const isShared = seats.length > 1;
  useEffect(() => {
    if (!isShared) return;
    const coming = new Map(seats.map((seat) => [seat, new Visit(connection, table, { seat })]));
    visits.value = coming;
    if (!seats.includes(front.peek())) front.value = seats[0];
    return () => {
      for (const visit of coming.values()) visit.leave();
      visits.value = new Map();
    };
  }, [table, seats.join()]);
  const seen: ReadonlySignal<SeatView | null> = useComputed(() => {
    const played = visits.value.get(front.value)?.played.value;
    return played?.match === match ? played.seen.value : null;
  });
  const canTakeBack = useComputed(() => visits.value.get(front.value)?.canTakeBack.value ?? false);
  return isShared ? { seen, front, canTakeBack, all: seats } : null;
}
