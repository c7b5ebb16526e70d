import { useSignal } from '@preact/signals';
import { errorCodeOf, type RequestErrorCode, seatOf, sitDown, type Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import type { GameId } from '@tischrunde/rulebook';
import { connection, ownGuest } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { ChatButton, ChatDrawer, useChat } from './chat.tsx';
import { ConnectionLost } from './connection-notices.tsx';
import { FairnessCommitment } from './fairness-check.tsx';
import { News } from './news.tsx';
import { SeatList } from './seat-list.tsx';
import { ShareLink } from './share-link.tsx';
import { Terms } from './terms.tsx';
import '../shelf/shelf.css';
import '../table/table.css';

interface LobbyProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly game: GameId;
}

/** A table before its match: the link, the seats, who is here. */
export function Lobby({ visit, scene, game }: LobbyProps) {
  const book = currentBook();
  const talk = useChat(scene);
  const failed = useSignal<RequestErrorCode | null>(null);
  const { id, places, host, starting, match, fair } = scene.table;
  const guest = connection.guest.value?.id ?? null;
  const own = seatOf(places, guest);
  const here = visit.here.value;
  const free = places.filter((place) => place.guest === null && place.bot === null).length;
  const isComplete = places.every(({ bot }, seat) => bot !== null || fair.words[seat] !== null);
  const mayStart = guest === host || (starting === 'players' && own !== null && !here.includes(host));
  // Spectators have no known name.
  const hostName = places.find((place) => place.guest === host)?.name ?? null;
  const onlookers = here.filter((one) => seatOf(places, one) === null).length;
  const act = async (doing: Promise<unknown>): Promise<void> => {
    failed.value = await errorCodeOf(doing);
  };
  useTitle(`${book.name(game)} · ${book.say('gather.title')}`);
  return (
    <>
      <Bar />
      <main class="gathering">
        <header>
          <h1>{book.name(game)}</h1>
          <Terms scene={scene} />
          <ConnectionLost connection={connection} />
        </header>
        <section aria-labelledby="gather-seats">
          <h2 id="gather-seats">{book.say('gather.title')}</h2>
          <SeatList
            {...{ scene, guest, here }}
            onSit={(seat) => void act(sitDown(ownGuest, id, match, seat))}
            onStand={() => void act(connection.ask('stand', { table: id }))}
            onBot={(seat, level) => void act(connection.ask('bot', { table: id, seat, level }))}
          />
          <p class="far-word" role="alert">
            {failed.value !== null && book.say(`whyNot.${failed.value}`)}
          </p>
          <p class="quiet" role="status">
            {free > 0 ? book.say('gather.waits', { count: free }) : book.say('gather.complete')}
            {free === 0 &&
              !mayStart &&
              hostName !== null &&
              ` ${book.say('gather.hostStarts', { name: hostName })}`}
            {onlookers > 0 && ` ${book.say('gather.onlookers', { count: onlookers })}`}
          </p>
          <div class="gathering-buttons">
            {mayStart && (
              <button
                type="button"
                class="primary"
                disabled={!isComplete}
                onClick={() => void act(connection.ask('start', { table: id }))}
              >
                {book.say('setUp.start')}
              </button>
            )}
            <ChatButton talk={talk} />
          </div>
          <ChatDrawer {...{ visit, scene, talk }} />
          <News visit={visit} />
        </section>
        <section class="gathering-link">
          <p>{book.say('gather.linkAbout')}</p>
          {isThisComputer(location.hostname) && (
            <p class="quiet">{book.say('gather.linkHere', { setting: 'HOST=0.0.0.0' })}</p>
          )}
          <ShareLink
            link={`${location.origin}/table/${id}`}
            label={book.say('gather.link')}
            shareAs={`${book.name(game)} · Tischrunde`}
          />
          <FairnessCommitment commitment={fair.commitment} />
        </section>
      </main>
    </>
  );
}

/** Hosts that mean a different machine on every machine. */
const isThisComputer = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');
