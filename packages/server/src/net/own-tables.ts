import type { OwnTable } from '@tischrunde/protocol';
import { mostOwnTables, ownTablesSize } from '../limits.ts';
import type { Store } from '../store/store.ts';

/** The tables at which a guest sits or sat, the latest first, as many as fit into an answer. */
export async function ownTables(store: Store, guest: string): Promise<readonly OwnTable[]> {
  const texts = await store.visitsOf(guest, mostOwnTables);
  let size = 0;
  const fitting = texts.filter((text) => {
    size += Buffer.byteLength(text);
    return size <= ownTablesSize;
  });
  return fitting.map((text) => JSON.parse(text) as OwnTable);
}
