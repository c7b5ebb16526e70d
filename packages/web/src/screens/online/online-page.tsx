import { keepOwnWord, seatOf, Visit } from '@tischrunde/client';
import type { GameId } from '@tischrunde/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { Board } from '../../board/board-props.ts';
import { findDescriptor } from '../../games/catalogue.ts';
import { loadGameBoard } from '../../games/game-board.ts';
import { promises } from '../../session/remote/fairness.ts';
import { connection, ownGuest } from '../../session/remote/server-connection.ts';
import { noteLastTable } from '../../storage/last-table.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Notice } from '../common/broken-page.tsx';
import './online.css';
import { Connecting, OutdatedPage } from './connection-notices.tsx';
import { Lobby } from './lobby.tsx';
import { NameScreen } from './name-screen.tsx';
import { OnlineTableScreen } from './online-table-screen.tsx';

/** A table on the server: name, connection, lobby and match. */
export function OnlinePage() {
  const book = currentBook();
  const id = useRoute().params.id ?? '';
  const visit = useVisit(id);
  const scene = visit?.scene.value ?? null;
  const game = gameOf(scene?.table.game);
  const board = useBoard(game);
  const turnedAway = visit?.turnedAway.value ?? null;
  useEffect(() => {
    if (turnedAway === 'table.none') noteLastTable({ id, game: '' }, false);
  }, [turnedAway]);
  switch (connection.standing.value) {
    case 'nameless':
      return <NameScreen connection={connection} />;
    case 'outdated':
      return <OutdatedPage />;
  }
  if (turnedAway !== null) return <Notice title={book.say(`whyNot.${turnedAway}`)} />;
  if (visit === null || scene === null || game === null) return <Connecting connection={connection} />;
  if (scene.table.phase === 'gathering') return <Lobby {...{ visit, scene, game }} />;
  const played = visit.played.value;
  if (played === null) return <Notice title={book.say('watch.closed')} />;
  if (board === null) return <main class="table-screen" aria-busy="true" />;
  return <OnlineTableScreen key={played.match} {...{ visit, scene, played, board, game }} />;
}

const gameOf = (id: string | undefined): GameId | null => findDescriptor(id ?? '')?.id ?? null;

/** Joins a table, and leaves it with the page. */
function useVisit(id: string): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    connection.open();
    const coming = new Visit(connection, id);
    setVisit(coming);
    // The table's commitment is stored before its match begins.
    const stop = coming.scene.subscribe((scene) => {
      if (scene === null) return;
      const { places, game } = scene.table;
      noteLastTable({ id, game }, seatOf(places, connection.guest.peek()?.id ?? null) !== null);
      if (scene.table.phase === 'playing') return;
      promises.remember(id, scene.table.match, { commitment: scene.table.fair.commitment });
    });
    const stopKeeping = keepOwnWord(ownGuest, coming);
    return () => {
      stop();
      stopKeeping();
      coming.leave();
      connection.close();
    };
  }, [id]);
  return visit;
}

function useBoard(game: GameId | null): Board | null {
  const [board, setBoard] = useState<{ readonly draw: Board } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (game !== null) loadGameBoard(game).then((draw) => setBoard({ draw }), setFailed);
  }, [game]);
  // The error boundary handles it.
  if (failed !== null) throw failed;
  return board?.draw ?? null;
}
