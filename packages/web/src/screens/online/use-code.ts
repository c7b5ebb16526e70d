import { useSignal } from '@preact/signals';
import type { Connection } from '@tischrunde/client';
import { useEffect } from 'preact/hooks';
import { codeOf } from '../../session/remote/invitation.ts';

/** How often the code is asked for again, so that it stays valid. Milliseconds. */
const every = 30 * 60_000;

/** The short code of a table, for those who may have it; null until it is known. It stays valid as long as it is shown. */
export function useCode(connection: Connection, table: string, mayHave: boolean): string | null {
  const code = useSignal<string | null>(null);
  const isOpen = connection.standing.value === 'open';
  useEffect(() => {
    if (!mayHave || !isOpen) return;
    const ask = async (): Promise<void> => {
      code.value = await codeOf(connection, table);
    };
    void ask();
    const timer = setInterval(() => void ask(), every);
    return () => clearInterval(timer);
  }, [connection, table, mayHave, isOpen]);
  return mayHave ? code.value : null;
}
