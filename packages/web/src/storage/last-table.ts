import { storedValue } from './local-storage.ts';
import { isRecord } from './record.ts';

/** The online table at which this device still has a seat. */
export interface LastTable {
  readonly id: string;
  readonly game: string;
}

const stored = storedValue<LastTable | null>('tischrunde.table', (found) => {
  if (!isRecord(found)) return null;
  const { id, game } = found;
  return typeof id === 'string' && typeof game === 'string' ? { id, game } : null;
});

export const lastTable = (): LastTable | null => stored.read();

export function noteLastTable(table: LastTable, isSitting: boolean): void {
  if (isSitting) stored.write(table);
  else if (lastTable()?.id === table.id) stored.remove();
}
