import type { Visit } from '@tischrunde/client';
import { seatOf } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { longAway } from './away-notice.tsx';
import { useAsks } from './use-asks.ts';
import { useIsAway } from './use-is-away.ts';

interface HostAwayProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly guest: string | null;
}

/** The host is gone: anybody who plays here may take over. */
export function HostAway({ visit, scene: { table }, guest }: HostAwayProps) {
  const book = currentBook();
  const { failed, act } = useAsks();
  const isAway = useIsAway(visit, table.host, longAway());
  const plays =
    seatOf(table.places, guest) !== null ||
    table.bench.some((one) => one.guest === guest && one.takesTurns === true);
  if (!isAway || !plays || guest === null || guest === table.host) return null;
  return (
    <div class="host-away">
      <p role="status">{book.say('host.away', { name: table.hostName })}</p>
      <button type="button" onClick={() => act(connection.ask('host', { table: table.id, guest }))}>
        {book.say('host.claim')}
      </button>
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
    </div>
  );
}
