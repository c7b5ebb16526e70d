import { hasServer } from '../site.ts';
import { storedValue } from './local-storage.ts';
import { isRecord } from './record.ts';

/** An online table at which this device still has a seat. */
export interface LastTable {
  readonly id: string;
  readonly game: string;
}

/** So many tables are remembered. */
const most = 8;

/** Earlier versions of the page kept a single table. */
export const checkLastTables = (found: unknown): readonly LastTable[] =>
  (Array.isArray(found) ? found : [found]).flatMap((entry: unknown): LastTable[] => {
    if (!isRecord(entry)) return [];
    const { id, game } = entry;
    return typeof id === 'string' && typeof game === 'string' ? [{ id, game }] : [];
  });

const stored = storedValue('tischrunde.table', checkLastTables);

/** The one that was visited last comes first. */
export const lastTables = (): readonly LastTable[] => (hasServer ? stored.read() : []);

export function noteLastTable(table: LastTable, isSitting: boolean): void {
  const others = lastTables().filter(({ id }) => id !== table.id);
  stored.write((isSitting ? [table, ...others] : others).slice(0, most));
}
