import { useSignal } from '@preact/signals';
import {
  errorCodeOf,
  type RequestErrorCode,
  readyUp,
  type ShownMatch,
  seatOf,
  type Visit,
} from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import type { GameId } from '@tischrunde/rulebook';
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../board/board-props.ts';
import { onlineTable } from '../../session/remote/online-table.ts';
import { sittersAt } from '../../session/remote/seats.ts';
import { connection, ownGuest } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { SettingsButton } from '../settings/settings-dialog.tsx';
import { MinuteOffer } from '../table/minute-offer.tsx';
import { RulesBeside, RulesButton, useRulesHelp } from '../table/rules-help.tsx';
import { ChatButton, ChatDrawer, useChat } from './chat.tsx';
import { ConnectionLost } from './connection-notices.tsx';
import { MatchEnd } from './match-end.tsx';
import { News } from './news.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { Presence, TurnClock } from './presence.tsx';
import { TableMenu } from './table-menu.tsx';
import '../table/table-page.css';
import { type OnlineSlots, TableScreen } from '../table/table-screen.tsx';

interface OnlineTableScreenProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly played: ShownMatch;
  readonly board: Board;
  readonly game: GameId;
}

/** A match at an online table: the common table screen with chat, menu and notices. */
export function OnlineTableScreen({ visit, scene, played, board, game }: OnlineTableScreenProps) {
  const book = currentBook();
  const help = useRulesHelp(played);
  const hindrance = useSignal<RequestErrorCode | null>(null);
  const { id, places, phase, match, deadline } = scene.table;
  const guest = connection.guest.value?.id ?? null;
  const own = seatOf(places, guest);
  const here = visit.here.value;
  const isOver = phase === 'over';
  const you = book.say('seat.you');
  const sitters = useMemo(() => sittersAt(scene, guest, you), [places, guest, you]);
  const table = useMemo(() => {
    const notSent = (why: RequestErrorCode): void => {
      hindrance.value = why;
    };
    return onlineTable(played, { connection, visit, game, sitters, isOver, notSent });
  }, [played, visit, game, sitters, isOver]);
  useTitle(book.name(game));

  const talk = useChat(scene);
  const moves = played.seen.value?.moves;
  const standing = connection.standing.value;
  // An error message disappears with the next change.
  useEffect(() => {
    hindrance.value = null;
  }, [moves, standing, scene.table.paused, places]);

  const plays = own !== null && places[own].bot === null;
  const turn = played.seen.value?.view.turn ?? null;
  const onPlate: OnlineSlots['onPlate'] = (seat) => {
    const { guest: sitting, bot } = places[seat];
    return (
      <span class="plate-far quiet">
        {sitting !== null && seat !== own && bot === null && (
          <Presence isShort isHere={here.includes(sitting)} />
        )}
        {sitting !== null && bot !== null && <span>{book.say('here.bot')}</span>}
        {deadline !== null && turn === seat && <TurnClock deadline={deadline} ahead={connection.ahead} />}
      </span>
    );
  };
  return (
    <>
      <TableScreen
        {...{ table, board, book }}
        online={{
          bar: <TableMenu {...{ visit, scene }} />,
          talk: <ChatButton talk={talk} />,
          notices: (
            <div class="far-notices">
              <ConnectionLost connection={connection} />
              {own === null && <p class="far-word quiet">{book.say('watch.you')}</p>}
              <PauseNotice {...{ scene, own }} nameOf={(seat) => sitters[seat].name} />
              <p class="far-word" role="status">
                {standing !== 'open' && visit.movesOnTheirWay.value > 0 && book.say('net.moveWaits')}
                {hindrance.value !== null && book.say(`whyNot.${hindrance.value}`)}
              </p>
              <News visit={visit} />
            </div>
          ),
          onPlate,
          canGoOn: isOver
            ? plays && !places[own].ready
            : plays && played.seen.value?.view.phase === 'roundOver',
          atTheEnd: isOver && <MatchEnd {...{ scene, own, sitters }} match={played.match} />,
        }}
        onAgain={() => {
          if (own !== null)
            void errorCodeOf(readyUp(ownGuest, id, match, own)).then((why) => {
              hindrance.value = why;
            });
        }}
        onRefused={(rule) => {
          help.onRefused(rule);
          hindrance.value = null;
        }}
        onWhy={help.open}
        offer={<MinuteOffer table={{ game, seen: played.seen }} onMinute={help.openIntroduction} />}
      />
      <ChatDrawer {...{ visit, scene, talk }} />
      <nav class="table-corner">
        <RulesButton help={help} />
        <SettingsButton />
      </nav>
      <RulesBeside {...{ help, game }} table={id} />
    </>
  );
}
