import type { Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { useState } from 'preact/hooks';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useIsAway } from './use-is-away.ts';

/** How long the table waits for somebody before it offers a bot or another host: a minute, unless the operator says otherwise. Milliseconds. */
export const longAway = (): number => 4 * connection.awayAfter;

/** The seat on turn whose player has been away for a while at a table without a timer; null if nobody is waited for. */
export function useAwaySeat(visit: Visit, { table }: Scene, turn: number | null): number | null {
  const place = turn === null ? undefined : table.places[turn];
  const isWaitedFor =
    table.phase === 'playing' && !table.paused && table.timer === null && place?.bot === null;
  return useIsAway(visit, isWaitedFor ? place.guest : null, longAway()) ? turn : null;
}

interface AwayNoticeProps {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  /** Whether the guest may let a bot play. */
  readonly canHelp: boolean;
  act(doing: Promise<unknown>): void;
}

/** Somebody is away, and the others decide whether a bot plays or they wait. */
export function AwayNotice({ table, seat, name, canHelp, act }: AwayNoticeProps) {
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
            onClick={() => act(connection.ask('bot', { table, seat, level: 'medium' }))}
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
