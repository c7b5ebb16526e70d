import { signal } from '@preact/signals';

/** Who somebody is at the tables of this server. */
export interface Identity {
  /** Signed by the server; whoever has it is the guest. Null where the name was only typed in so far. */
  readonly token: string | null;
  readonly name: string;
}

const place = 'tischrunde.guest';

/** Reads what was kept; whatever makes no sense is nobody. */
export function readIdentity(text: string | null): Identity | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { token = null, name } = kept as Partial<Record<string, unknown>>;
    if (typeof name !== 'string' || name === '') return null;
    return { token: typeof token === 'string' ? token : null, name };
  } catch {
    return null;
  }
}

export const identity = signal<Identity | null>(readIdentity(recall()));

export function saveIdentity(known: Identity | null): void {
  identity.value = known;
  try {
    if (known === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(known));
  } catch {
    // Where nothing may be kept, it holds until the page is closed.
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
