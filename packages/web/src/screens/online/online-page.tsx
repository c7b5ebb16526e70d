import { useSignal } from '@preact/signals';
import {
  errorCodeOf,
  keepOwnWord,
  type RequestErrorCode,
  requestErrorCode,
  seatOf,
  sitDown,
  type Visit,
} from '@tischrunde/client';
import type { Invitation, Scene } from '@tischrunde/protocol';
import { useEffect } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { readyBeside } from '../../session/remote/extra-seats.ts';
import { promises } from '../../session/remote/fairness.ts';
import { invitationTo } from '../../session/remote/invitation.ts';
import { connection, ownGuest } from '../../session/remote/server-connection.ts';
import { codeFrom, isCode } from '../../session/remote/table-code.ts';
import { pathOf } from '../../site.ts';
import { noteLastTable } from '../../storage/last-table.ts';
import { currentBook } from '../../ui/current-language.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Notice } from '../common/broken-page.tsx';
import './online.css';
import { Connecting, OutdatedPage } from './connection-notices.tsx';
import { InvitationScreen, type InvitationScreenProps } from './invitation-screen.tsx';
import { JoinForm } from './join-form.tsx';
import { Lobby } from './lobby.tsx';
import { OnlineTableScreen } from './online-table-screen.tsx';
import { gameNamed, useBoard, useVisit } from './use-visit.ts';

/** A table on the server, by its id or by its short code. */
export function OnlinePage() {
  const place = useRoute().params.id ?? '';
  return isCode(place) ? (
    <ByCode key={place} code={codeFrom(place)} />
  ) : (
    <OnlineTable key={place} id={place.toLowerCase()} />
  );
}

/** Goes on to the table of a code, or says that there is none. */
function ByCode({ code }: { readonly code: string }) {
  const { route } = useLocation();
  const { invitation, failed } = useInvitation(code);
  useEffect(() => {
    if (invitation !== null) route(pathOf(`/table/${invitation.table}`), true);
  }, [invitation]);
  return failed === null ? <Connecting connection={connection} /> : <NoTable why={failed} />;
}

/** A wrong or expired link or code, and another try. */
function NoTable({ why }: { readonly why: RequestErrorCode }) {
  const { route } = useLocation();
  return (
    <Notice title={currentBook().say(`whyNot.${why}`)}>
      <JoinForm onCode={(code) => route(pathOf(`/table/${code}`))} />
    </Notice>
  );
}

/** Invitation, connection, lobby and match. */
function OnlineTable({ id }: { readonly id: string }) {
  const book = currentBook();
  const visit = useVisit(connection, id, {}, settleIn);
  const scene = visit?.scene.value ?? null;
  const played = visit?.played.value ?? null;
  const isGathering = scene?.table.phase === 'gathering';
  // Between matches the last one is on the table, and the next one may be of another game.
  const game = gameNamed(isGathering ? scene?.table.game : played?.seen.value?.view.game);
  const board = useBoard(game);
  const turnedAway = visit?.turnedAway.value ?? null;
  const wantsSeat = useSignal(false);
  const noSeat = useSignal<RequestErrorCode | null>(null);
  useEffect(() => {
    if (turnedAway === 'table.none' || turnedAway === 'table.ended') noteLastTable({ id, game: '' }, false);
  }, [turnedAway]);
  useEffect(() => {
    if (!wantsSeat.value || scene === null || connection.guest.value === null) return;
    wantsSeat.value = false;
    void errorCodeOf(seatFor(scene)).then((why) => {
      // Somebody else was faster: there may be another seat.
      wantsSeat.value = why === 'seat.taken';
      noSeat.value = why === 'seat.taken' ? null : why;
    });
  }, [wantsSeat.value, scene, connection.guest.value]);
  const invited = (
    <Invited
      id={id}
      why={noSeat.value}
      onEnter={(wish) => {
        noSeat.value = null;
        wantsSeat.value = wish === 'seat';
      }}
    />
  );
  switch (connection.standing.value) {
    case 'nameless':
      return invited;
    case 'outdated':
      return <OutdatedPage />;
  }
  if (turnedAway !== null) return <NoTable why={turnedAway} />;
  if (noSeat.value !== null && noSeat.value !== 'connection.lost') return invited;
  if (visit === null || scene === null) return <Connecting {...{ connection, visit }} />;
  if (scene.table.pad !== undefined) return <PadArrival table={scene.table} />;
  if (isGathering && game !== null) return <Lobby {...{ visit, scene, game }} />;
  if (played === null) return <Notice title={book.say('watch.closed')} />;
  if (board === null || game === null) return <main class="table-screen" aria-busy="true" />;
  return <OnlineTableScreen key={played.match} {...{ visit, scene, played, board, game }} />;
}

const PadArrival = lazy(async () => (await import('../real-game/phones/pad-arrival.tsx')).PadArrival);

/** A seat that is free or a bot's, or a place on the bench, where the host lets in those who are new. In mid-match one chooses if there are several bots. */
async function seatFor({ table: { id, places, match, phase, guarded } }: Scene): Promise<void> {
  if (seatOf(places, connection.guest.peek()?.id ?? null) !== null) return;
  const free = places.findIndex(({ guest, bot }) => guest === null && bot === null);
  const bots = places.flatMap(({ guest, bot }, seat) => (guest === null && bot !== null ? [seat] : []));
  const isChoice = phase === 'playing' && bots.length > 1;
  if (guarded) await connection.ask('bench', { table: id });
  else if (free >= 0 && phase !== 'playing') await sitDown(ownGuest, id, match, free);
  else if (bots.length > 0 && !isChoice) await sitDown(ownGuest, id, match, bots[0]);
  else if (places.every(({ guest }) => guest !== null)) await connection.ask('bench', { table: id });
}

interface InvitedProps extends Pick<InvitationScreenProps, 'why' | 'onEnter'> {
  readonly id: string;
}

/** Says who invites to what before it asks for a name; a wrong or expired link is told at once. */
function Invited({ id, why, onEnter }: InvitedProps) {
  const { invitation, failed } = useInvitation(id);
  const game = gameNamed(invitation?.game);
  if (failed !== null) return <NoTable why={failed} />;
  if (invitation === null || game === null) return <Connecting connection={connection} />;
  return <InvitationScreen {...{ invitation, game, why, onEnter }} />;
}

function useInvitation(to: string): {
  readonly invitation: Invitation | null;
  readonly failed: RequestErrorCode | null;
} {
  const invitation = useSignal<Invitation | null>(null);
  const failed = useSignal<RequestErrorCode | null>(null);
  useEffect(() => {
    invitationTo(to).then(
      (found) => {
        invitation.value = found;
      },
      (error: unknown) => {
        failed.value = requestErrorCode(error);
      },
    );
  }, [to]);
  return { invitation: invitation.value, failed: failed.value };
}

/** The table's commitment is stored before its match begins, and the own word is kept until it is due. */
function settleIn(coming: Visit): () => void {
  const { id } = coming;
  const stop = coming.scene.subscribe((scene) => {
    if (scene === null) return;
    const { places, game } = scene.table;
    noteLastTable({ id, game }, seatOf(places, connection.guest.peek()?.id ?? null) !== null);
    if (scene.table.phase === 'playing') return;
    if (scene.table.phase === 'gathering') void readyBeside(connection, scene.table);
    promises.remember(id, scene.table.match, { commitment: scene.table.fair.commitment });
  });
  const stopKeeping = keepOwnWord(ownGuest, coming);
  return () => {
    stop();
    stopKeeping();
  };
}
