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
import { readyBeside } from '../../session/remote/extra-seats.ts';
import { onlineTable } from '../../session/remote/online-table.ts';
import { ownSeats, seatsShown, sittersAt } from '../../session/remote/seats.ts';
import { connection, ownGuest } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { SettingsButton } from '../settings/settings-dialog.tsx';
import { MinuteOffer } from '../table/minute-offer.tsx';
import type { OnlineSlots } from '../table/online-slots.ts';
import { RulesBeside, RulesButton, useRulesHelp } from '../table/rules-help.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { AwayNotice, useAwaySeat } from './away-notice.tsx';
import { Bench } from './bench.tsx';
import { ChatButton, ChatDrawer, NewestMessage, useChat } from './chat.tsx';
import { ConnectionLost } from './connection-notices.tsx';
import { useSecondsUntil } from './countdown.tsx';
import { SmallBoardButton, useHandChoice } from './hand-mode.tsx';
import { MatchEnd, WhatIsNext } from './match-end.tsx';
import { News } from './news.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { BotMark, ClockRing } from './plate-marks.tsx';
import { PlayInstead } from './play-instead.tsx';
import { Presence } from './presence.tsx';
import { TableMenu } from './table-menu.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useCode } from './use-code.ts';
import { useIsSlow } from './use-is-slow.ts';
import { useSharedSeats } from './use-shared-seats.ts';
import { useTurnCall } from './use-turn-call.ts';

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
  const { id, places, phase, match, deadline, timer, nextAt, agreed } = scene.table;
  const guest = connection.guest.value?.id ?? null;
  // The next match may have other seats than the one on the table.
  const own = seatOf(places, guest);
  const seats = seatsShown(scene);
  const ownHere = ownSeats(seats, guest);
  const shared = useSharedSeats(id, played.match, ownHere);
  const here = visit.here.value;
  const isOver = phase === 'over';
  const you = book.say('seat.you');
  const sitters = useMemo(() => sittersAt(seats, guest, you), [places, phase, guest, you]);
  const table = useMemo(() => {
    const notSent = (why: RequestErrorCode): void => {
      hindrance.value = why;
    };
    return onlineTable(played, { connection, visit, game, sitters, seats: shared, isOver, notSent });
  }, [played, visit, game, sitters, isOver, shared?.all.join()]);
  const seen = table.seen.value;
  const isYourTurn = seen !== null && seen.seat !== null && seen.view.turn === seen.seat && !isOver;
  useTitle(isYourTurn ? `${book.say('turn.elsewhere')} · ${book.name(game)}` : book.name(game));
  useTurnCall(isYourTurn, id, game);
  const hand = useHandChoice(visit.boards.value, seen !== null && seen.seat !== null);
  const turn = seen?.view.turn ?? null;
  const away = useAwaySeat(visit, scene, turn);
  const roundIn = useSecondsUntil(nextAt, connection.ahead);
  // The board of a closed table shows a code, and cannot keep it valid.
  useCode(connection, id, own !== null && visit.boards.value > 0);

  const talk = useChat(scene);
  const moves = played.seen.value?.moves;
  const standing = connection.standing.value;
  // An error message disappears with the next change.
  useEffect(() => {
    hindrance.value = null;
  }, [moves, standing, scene.table.paused, places]);

  const act = (doing: Promise<unknown>): void =>
    void errorCodeOf(doing).then((why) => {
      hindrance.value = why;
    });
  const isSlow = useIsSlow(visit.movesOnTheirWay.value > 0 || standing !== 'open');
  const moveWaits = visit.movesOnTheirWay.value > 0 && isSlow && connection.trouble.value === null;
  const plays = own !== null && places[own].bot === null;
  // Those who are new wait for the consent of the host.
  const letsIn = scene.table.guarded === true && scene.table.host === guest;
  const onPlate: OnlineSlots['onPlate'] = (seat) => {
    const { guest: sitting, bot } = seats[seat];
    return (
      <span class="plate-far quiet">
        {sitting !== null && !ownHere.includes(seat) && bot === null && (
          <Presence isShort isHere={here.includes(sitting)} />
        )}
        {bot !== null && <BotMark />}
        {!isOver && places[seat].program === true && bot === null && <span>{book.say('here.program')}</span>}
        {sitting !== null && bot !== null && <span>{book.say('here.bot')}</span>}
        {deadline !== null && timer !== null && turn === seat && (
          <ClockRing {...{ deadline, timer }} ahead={connection.ahead} isLoud={ownHere.includes(seat)} />
        )}
      </span>
    );
  };
  return (
    <>
      <TableScreen
        {...{ table, board, book }}
        online={{
          bar: <SmallBoardButton choice={hand} />,
          menu: <TableMenu {...{ visit, scene, hand }} />,
          hand: hand.isOn ? { showsBoard: hand.showsBoard.value, isSilent: visit.loud.value > 0 } : null,
          talk: <ChatButton talk={talk} />,
          notices: (
            <div class="far-notices">
              <NewestMessage talk={talk} />
              <ConnectionLost {...{ connection, visit }} />
              {own === null && <p class="far-word quiet">{book.say('watch.you')}</p>}
              {own === null && phase === 'playing' && <PlayInstead {...{ scene }} names={sitters} />}
              {(own === null || letsIn) && phase === 'playing' && <Bench {...{ scene, guest }} />}
              {away !== null && (
                <AwayNotice
                  table={id}
                  seat={away}
                  name={sitters[away].name}
                  canHelp={own !== null && places[own].bot === null}
                  act={act}
                />
              )}
              <PauseNotice {...{ scene, own }} nameOf={(seat) => sitters[seat].name} />
              <UndoNotice {...{ scene, own }} nameOf={(seat) => sitters[seat].name} />
              <p class="far-word" role="status">
                {moveWaits && book.say('net.moveWaits')}
                {roundIn !== null && book.say('again.round', { count: roundIn })}
                {hindrance.value !== null && book.say(`whyNot.${hindrance.value}`)}
              </p>
              <News {...{ visit, scene }} />
            </div>
          ),
          onPlate,
          canGoOn: isOver
            ? plays && !places[own].ready
            : plays && seen?.view.phase === 'roundOver' && !ownHere.every((seat) => agreed.includes(seat)),
          whatIsNext: isOver && <WhatIsNext {...{ visit, scene, guest }} />,
          atTheEnd: isOver && <MatchEnd {...{ scene, guest }} match={played.match} />,
        }}
        onAgain={() => {
          if (own === null) return;
          act(readyUp(ownGuest, id, match, own));
          void readyBeside(connection, scene.table);
        }}
        onRefused={(rule) => {
          help.onRefused(rule);
          hindrance.value = null;
        }}
        onWhy={help.open}
        offer={<MinuteOffer table={{ game, seen: played.seen }} onMinute={help.openIntroduction} />}
        corner={
          <nav class="table-corner">
            <RulesButton help={help} />
            <SettingsButton />
          </nav>
        }
      />
      <ChatDrawer {...{ visit, scene, talk }} />
      <RulesBeside {...{ help, game }} table={id} />
    </>
  );
}
