import { errorCodeOf, type Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';

/** How long the table waits for somebody before it offers a bot, in milliseconds. */
const patience = 60_000;

/** The seat on turn whose player has been away for a while at a table without a timer; null if nobody is waited for. */
export function useAwaySeat(visit: Visit, { table }: Scene, turn: number | null): number | null {
  const [late, setLate] = useState<string | null>(null);
  const place = turn === null ? undefined : table.places[turn];
  const guest = place?.guest ?? null;
  const isAway =
    table.phase === 'playing' &&
    !table.paused &&
    table.timer === null &&
    guest !== null &&
    place?.bot === null &&
    !visit.here.value.includes(guest);
  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => setLate(guest), patience);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [isAway, guest]);
  return isAway && late === guest ? turn : null;
}

interface AwayNoticeProps {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  /** Whether the guest may let a bot play. */
  readonly canHelp: boolean;
}

/** Somebody is away, and the others decide whether a bot plays or they wait. */
export function AwayNotice({ table, seat, name, canHelp }: AwayNoticeProps) {
  const book = currentBook();
  const [waits, setWaits] = useState(false);
  if (waits) return null;
  return (
    <div class="far-notice">
      <p role="status">{book.say('away.title', { name })}</p>
      {canHelp && (
        <>
          <button
            type="button"
            class="primary"
            onClick={() => void errorCodeOf(connection.ask('bot', { table, seat, level: 'medium' }))}
          >
            {book.say('away.bot')}
          </button>
          <button type="button" onClick={() => setWaits(true)}>
            {book.say('away.wait')}
          </button>
        </>
      )}
    </div>
  );
}
