import { setTimeout as sleep } from 'node:timers/promises';
import { type Connections, statementTimeout } from './connections.ts';

/** Deletes a table with its log and what is stored beside it. False if somebody has used it since a time. */
export async function removeTable(connections: Connections, table: string, before: number): Promise<boolean> {
  const rows = await connections.query(
    `WITH gone AS (DELETE FROM tables WHERE id = $1 AND used < $2 RETURNING id),
       events_gone AS (DELETE FROM events USING gone WHERE table_id = gone.id),
       attachments_gone AS (DELETE FROM attachments USING gone WHERE table_id = gone.id),
       codes_gone AS (DELETE FROM codes USING gone WHERE table_id = gone.id),
       visits_gone AS (DELETE FROM visits USING gone WHERE table_id = gone.id),
       results_gone AS (DELETE FROM results USING gone WHERE table_id = gone.id)
     SELECT id FROM gone`,
    [table, before],
  );
  if (rows.length > 0) await removeStragglers(connections, table);
  return rows.length > 0;
}

/** An append that was under way when its table was removed did not see that, and its event would stay for ever, without a table. */
async function removeStragglers(connections: Connections, table: string): Promise<void> {
  let found: readonly unknown[];
  do {
    await appendsSettled(connections);
    found = await connections.query('DELETE FROM events WHERE table_id = $1 RETURNING number', [table]);
  } while (found.length > 0);
}

/** Waits for the appends that are under way. One that comes later sees what was committed before this. */
async function appendsSettled(connections: Connections): Promise<void> {
  const underWay = async (): Promise<readonly string[]> => {
    const rows = await connections.query<{ transaction: string }>(
      `SELECT virtualtransaction AS transaction FROM pg_locks
       WHERE relation = 'events'::regclass AND mode = 'RowExclusiveLock' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [],
    );
    return rows.map(({ transaction }) => transaction);
  };
  let left = await underWay();
  // No append takes longer; what does is somebody else's.
  const until = performance.now() + statementTimeout;
  while (left.length > 0 && performance.now() < until) {
    await sleep(10);
    const now = new Set(await underWay());
    left = left.filter((transaction) => now.has(transaction));
  }
}
