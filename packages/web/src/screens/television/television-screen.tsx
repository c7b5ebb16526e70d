import type { Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { boardConnection } from '../../session/remote/board-connection.ts';
import { linkForOthers } from '../../session/remote/invitation.ts';
import { namesAt, seatsShown } from '../../session/remote/seats.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../common/broken-page.tsx';
import { Connecting, ConnectionLost, OutdatedPage } from '../online/connection-notices.tsx';
import { useSecondsUntil } from '../online/countdown.tsx';
import { EveningScore } from '../online/evening-score.tsx';
import { BotMark, ClockRing } from '../online/plate-marks.tsx';
import { Presence } from '../online/presence.tsx';
import { useCode } from '../online/use-code.ts';
import { useNews } from '../online/use-news.ts';
import { gameNamed, useBoard, useVisit } from '../online/use-visit.ts';
import { GatheringBoard, JoinCode, JoinPicture, type TelevisionInvitation } from './gathering-board.tsx';
import { MatchBoard } from './match-board.tsx';
import { ScreenButtons } from './screen-buttons.tsx';
import { SoundHint, useLoud } from './sound-hint.tsx';
import { useWakeLock } from './wake-lock.ts';
import '../online/online.css';
import '../../play/play.css';
import '../table/table.css';
import './television.css';

interface TelevisionScreenProps {
  readonly table: string;
  /** How the table was found, if by a code. */
  readonly code: string | null;
}

/** A table for a whole room: it has no name, no seat and no hand. */
export function TelevisionScreen({ table, code }: TelevisionScreenProps) {
  const book = currentBook();
  const visit = useVisit(boardConnection, table, code === null ? {} : { code });
  const scene = visit?.scene.value ?? null;
  const known = useCode(boardConnection, table, scene?.table.watching === 'link');
  useWakeLock();
  const isLoud = useLoud();
  useEffect(() => visit?.tellLoud(isLoud), [visit, isLoud]);
  useTitle(book.say('board.title'));
  if (boardConnection.standing.value === 'outdated') return <OutdatedPage />;
  const turnedAway = visit?.turnedAway.value ?? null;
  if (turnedAway !== null) return <Notice title={book.say(`whyNot.${turnedAway}`)} />;
  if (visit === null || scene === null) return <Connecting connection={boardConnection} visit={visit} />;
  const invitation = { link: linkForOthers(boardConnection, `/table/${table}`), code: known ?? code };
  return (
    <>
      <Table {...{ visit, scene, invitation }} soundHint={<SoundHint isLoud={isLoud} />} />
      <ScreenButtons />
      <div class="television-lost">
        <ConnectionLost connection={boardConnection} visit={visit} />
      </div>
    </>
  );
}

interface TableProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly invitation: TelevisionInvitation;
  readonly soundHint: ComponentChildren;
}

function Table({ visit, scene, invitation, soundHint }: TableProps) {
  const book = currentBook();
  const { phase, places, deadline, timer, evening, startsAt, nextAt } = scene.table;
  const played = visit.played.value;
  const shown = gameNamed(phase === 'gathering' ? scene.table.game : played?.seen.value?.view.game);
  const next = gameNamed(scene.table.game);
  const board = useBoard(shown);
  const news = useNews(visit, scene);
  const startsIn = useSecondsUntil(startsAt ?? nextAt, boardConnection.ahead);
  if (shown === null || next === null) return <Notice title={book.say('net.outdated')} />;
  if (phase === 'gathering')
    return (
      <GatheringBoard
        {...{ scene, book, invitation, soundHint }}
        game={shown}
        news={news.at(-1)?.text ?? ''}
      />
    );
  if (played === null) return <Notice title={book.say('watch.closed')} />;
  if (board === null) return <main class="television" aria-busy="true" />;
  const seats = seatsShown(scene);
  const names = namesAt(places);
  const here = visit.here.value;
  return (
    <MatchBoard
      key={played.match}
      {...{ visit, scene, played, board, book }}
      game={shown}
      news={news.at(-1)?.text ?? ''}
      side={
        <>
          <p class="television-invites">{book.say('board.join')}</p>
          <JoinCode {...{ invitation }} />
          <JoinPicture {...{ invitation, book }} />
          <EveningScore evening={evening} />
          {soundHint}
        </>
      }
      atTheEnd={
        <>
          {startsIn !== null && (
            <p class="television-starts">
              {book.say(startsAt === null ? 'again.round' : 'again.starts', { count: startsIn })}
            </p>
          )}
          {phase === 'over' && (
            <section class="television-next">
              <h3>{book.say('next.title', { game: book.name(next) })}</h3>
              <p>
                {places.map(({ guest, bot, ready }, seat) => (
                  // Seats are known by their numbers.
                  <span key={seat} data-ready={bot !== null || ready}>
                    {guest === null && bot === null ? book.say('gather.free') : names[seat]}
                    {(bot !== null || ready) && ' ✓'}
                  </span>
                ))}
              </p>
            </section>
          )}
        </>
      }
      onPlate={(seat, turn) => {
        const { guest, bot } = seats[seat];
        return (
          <span class="plate-far">
            {bot !== null && <BotMark />}
            {guest !== null && bot === null && !here.includes(guest) && <Presence isHere={false} />}
            {deadline !== null && timer !== null && turn === seat && (
              <ClockRing {...{ deadline, timer }} ahead={boardConnection.ahead} isLoud />
            )}
          </span>
        );
      }}
    />
  );
}
