/** The table of the server at which somebody at this device still sits. */
export interface LastTable {
  readonly id: string;
  readonly game: string;
}

const place = 'tischrunde.table';

export function lastTable(): LastTable | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { id, game } = kept as Partial<Record<string, unknown>>;
    return typeof id === 'string' && typeof game === 'string' ? { id, game } : null;
  } catch {
    return null;
  }
}

/** Remembers where one sits, or that one sits there no longer. */
export function noteLastTable(table: LastTable, isSitting: boolean): void {
  try {
    if (isSitting) localStorage.setItem(place, JSON.stringify(table));
    else if (lastTable()?.id === table.id) localStorage.removeItem(place);
  } catch {
    // Then there is only the link.
  }
}
