import { useSignal } from '@preact/signals';
import { errorCodeOf, type RequestErrorCode, seatOf, sitDown, type Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import type { GameId } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import { descriptorOf, optionsFrom } from '../../games/catalogue.ts';
import { connection, ownGuest } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { AnotherName } from './another-name.tsx';
import { AnotherPlayer } from './another-player.tsx';
import { Bench } from './bench.tsx';
import { ChatButton, ChatDrawer, NewestMessage, useChat } from './chat.tsx';
import { ConnectionLost } from './connection-notices.tsx';
import { FairnessCommitment } from './fairness-check.tsx';
import { HostAway } from './host-away.tsx';
import { InviteOthers } from './invite-others.tsx';
import { News } from './news.tsx';
import { NextGame } from './next-game.tsx';
import { SeatList } from './seat-list.tsx';
import { Terms } from './terms.tsx';
import '../shelf/shelf.css';
import '../../play/play.css';
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
  /** The seat that the guest wanted last. */
  const wanted = useSignal(0);
  const { id, places, host, starting, match, fair } = scene.table;
  const guest = connection.guest.value?.id ?? null;
  const own = seatOf(places, guest);
  const here = visit.here.value;
  const free = places.filter((place) => place.guest === null && place.bot === null).length;
  const isComplete = places.every(({ bot }, seat) => bot !== null || fair.words[seat] !== null);
  const entry = descriptorOf(game);
  const present = places.length - free;
  // Nobody has to be waited for: the host starts with those who are there.
  const startsWith = guest === host && free > 0 && present >= entry.least ? present : null;
  const mayStart = guest === host || (starting === 'players' && own !== null && !here.includes(host));
  const onlookers = here.filter((one) => seatOf(places, one) === null).length;
  const act = async (doing: Promise<unknown>): Promise<void> => {
    failed.value = await errorCodeOf(doing);
  };
  const sit = (seat: number): void => {
    wanted.value = seat;
    void act(sitDown(ownGuest, id, match, seat));
  };
  const isStarting = useSignal(false);
  const start = async (): Promise<void> => {
    isStarting.value = false;
    await connection.ask('start', { table: id });
  };
  const startWith = async (players: number): Promise<void> => {
    const options = optionsFrom(entry, players, scene.table.options);
    await connection.ask('change', { table: id, players, options });
    isStarting.value = true;
  };
  // Everybody tells the word for the deal once no seat is free, and only then the match can start.
  useEffect(() => {
    if (isStarting.value && isComplete) void act(start());
  }, [isStarting.value, isComplete]);
  useTitle(`${book.name(game)} · ${book.say('gather.title')}`);
  return (
    <>
      <Bar />
      <main class="gathering">
        <header>
          <h1>{book.name(game)}</h1>
          <Terms scene={scene} />
          <ConnectionLost {...{ connection, visit }} />
        </header>
        <section aria-labelledby="gather-seats">
          <h2 id="gather-seats">{book.say('gather.title')}</h2>
          <SeatList
            {...{ scene, guest, here }}
            onSit={sit}
            onStand={() => void act(connection.ask('stand', { table: id }))}
            onBot={(seat, level) => void act(connection.ask('bot', { table: id, seat, level }))}
            onRemove={(seat) => void act(connection.ask('remove', { table: id, seat }))}
            onHost={(other) => void act(connection.ask('host', { table: id, guest: other }))}
            onSwap={(seat) => void act(connection.ask('swap', { table: id, seat, with: seat + 1 }))}
          />
          {own !== null && <AnotherPlayer scene={scene} />}
          <Bench {...{ scene, guest }} />
          <HostAway {...{ visit, scene, guest }} />
          {(guest === host || scene.table.votes.length > 0 || scene.table.choosing !== 'host') && (
            <NextGame {...{ scene, guest }} />
          )}
          {failed.value === 'name.taken' ? (
            <AnotherName onRenamed={() => sit(wanted.value)} />
          ) : (
            <p class="far-word" role="alert">
              {failed.value !== null && book.say(`whyNot.${failed.value}`)}
            </p>
          )}
          <p class="quiet" role="status">
            {free > 0 ? book.say('gather.waits', { count: free }) : book.say('gather.complete')}
            {free === 0 && !mayStart && ` ${book.say('gather.hostStarts', { name: scene.table.hostName })}`}
            {onlookers > 0 && ` ${book.say('gather.onlookers', { count: onlookers })}`}
          </p>
          <div class="gathering-buttons">
            {mayStart && (
              <button
                type="button"
                class="primary"
                disabled={!isComplete && startsWith === null}
                onClick={() => void act(startsWith === null ? start() : startWith(startsWith))}
              >
                {startsWith === null
                  ? book.say('setUp.start')
                  : book.say('gather.startWith', { count: startsWith })}
              </button>
            )}
            <ChatButton talk={talk} />
          </div>
          <NewestMessage talk={talk} />
          <ChatDrawer {...{ visit, scene, talk }} />
          <News {...{ visit, scene }} />
        </section>
        <section class="gathering-link">
          <InviteOthers
            table={id}
            isSeated={own !== null || guest === host}
            shareAs={`${book.name(game)} · Tischrunde`}
          />
          <FairnessCommitment commitment={fair.commitment} />
        </section>
      </main>
    </>
  );
}
