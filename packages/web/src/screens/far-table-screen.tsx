import { useSignal } from '@preact/signals';
import type { Scene } from '@tischrunde/protocol';
import type { GameId } from '@tischrunde/rulebook';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { Board } from '../board/board.ts';
import { useKeys } from '../play/use-keys.ts';
import { currentBook } from '../reading.ts';
import { farTable } from '../remote/far-table.ts';
import { connection } from '../remote/here.ts';
import type { WhyNot } from '../remote/not-done.ts';
import { beReady } from '../remote/opening.ts';
import { seatOf, sittersAt } from '../remote/seating.ts';
import { type Played, tried, type Visit } from '../remote/visit.ts';
import { useTitle } from '../use-title.ts';
import { AtTheEnd } from './far-end.tsx';
import { TableMenu } from './far-menu.tsx';
import { News } from './far-news.tsx';
import { LostLine } from './far-notices.tsx';
import { PauseNotice } from './far-pause.tsx';
import { Presence, TurnClock } from './far-presence.tsx';
import { TalkButton, TalkDrawer, useTalk } from './far-talk.tsx';
import { SettingsButton } from './settings-dialog.tsx';
import './table-page.css';
import { type Beside, TableScreen } from './table-screen.tsx';

interface FarTableScreenProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly played: Played;
  readonly board: Board;
  readonly game: GameId;
}

/** A match at a table of the server: the screen of every table, and what there is with people far away. */
export function FarTableScreen({ visit, scene, played, board, game }: FarTableScreenProps) {
  const book = currentBook();
  const { route } = useLocation();
  const refused = useSignal<string | null>(null);
  const hindrance = useSignal<WhyNot | null>(null);
  const { id, places, phase, match, deadline } = scene.table;
  const guest = connection.guest.value?.id ?? null;
  const own = seatOf(places, guest);
  const here = visit.here.value;
  const isOver = phase === 'over';
  const you = book.say('seat.you');
  const sitters = useMemo(() => sittersAt(scene, guest, you), [places, guest, you]);
  const table = useMemo(() => {
    const hindered = (why: WhyNot): void => {
      hindrance.value = why;
    };
    return farTable(played, { connection, visit, game, sitters, isOver, hindered });
  }, [played, visit, game, sitters, isOver]);
  const rules = `/rules/${game}?table=${id}${refused.value === null ? '' : `#${refused.value}`}`;
  useKeys({ '?': () => route(rules) });
  useTitle(book.name(game));

  const talk = useTalk(scene);
  const moves = played.seen.value?.moves;
  const standing = connection.standing.value;
  // What was in the way is over when anything has changed.
  useEffect(() => {
    hindrance.value = null;
  }, [moves, standing, scene.table.paused, places]);

  const plays = own !== null && places[own].bot === null;
  const turn = played.seen.value?.view.turn ?? null;
  const onPlate: Beside['onPlate'] = (seat) => {
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
        beside={{
          bar: <TableMenu {...{ visit, scene }} />,
          talk: <TalkButton talk={talk} />,
          notices: (
            <div class="far-notices">
              <LostLine connection={connection} />
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
          atTheEnd: isOver && <AtTheEnd {...{ scene, own, sitters }} match={played.match} />,
        }}
        onAgain={() => {
          if (own !== null)
            void tried(beReady(connection, id, match, own)).then((why) => {
              hindrance.value = why;
            });
        }}
        onRefused={(rule) => {
          refused.value = rule;
          hindrance.value = null;
        }}
      />
      <TalkDrawer {...{ visit, scene, talk }} />
      <nav class="table-corner">
        <a class="button round" href={rules} aria-label={book.say('page.rules')}>
          ?
        </a>
        <SettingsButton />
      </nav>
    </>
  );
}
