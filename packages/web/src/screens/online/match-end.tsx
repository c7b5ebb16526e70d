import type { Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { useLocation } from 'preact-iso/router';
import { replayAddress } from '../../session/new-match.ts';
import { keepFinishedMatch } from '../../session/remote/finished-match.ts';
import { namesAt, ownSeats, seatsShown } from '../../session/remote/seats.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Bench } from './bench.tsx';
import { useSecondsUntil } from './countdown.tsx';
import { EveningScore } from './evening-score.tsx';
import { FairnessCheck } from './fairness-check.tsx';
import { HostAway } from './host-away.tsx';
import { NextGame } from './next-game.tsx';
import { useAsks } from './use-asks.ts';

interface MatchEndProps {
  readonly scene: Scene;
  readonly match: number;
  readonly guest: string | null;
}

/** After an online match: the replay, and the fairness check. */
export function MatchEnd({ scene, match, guest }: MatchEndProps) {
  const book = currentBook();
  const { route } = useLocation();
  const { failed, act } = useAsks();
  const { id } = scene.table;
  const lookBack = async (): Promise<void> => {
    const own = ownSeats(seatsShown(scene), guest);
    route(replayAddress(await keepFinishedMatch(connection, id, match, own)));
  };
  return (
    <>
      <button type="button" onClick={() => act(lookBack())}>
        {book.say('look.back')}
      </button>
      <FairnessCheck table={id} match={match} />
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
    </>
  );
}

interface WhatIsNextProps extends Omit<MatchEndProps, 'match'> {
  readonly visit: Visit;
}

/** What is played next and who is ready for it, and the score of the evening. */
export function WhatIsNext({ visit, scene, guest }: WhatIsNextProps) {
  const book = currentBook();
  const { evening, startsAt } = scene.table;
  const startsIn = useSecondsUntil(startsAt, connection.ahead);
  return (
    <div class="match-end">
      <div class="next-match">
        <NextGame {...{ scene, guest }} />
        <WhoIsReady scene={scene} />
        <p class="far-word" role="status">
          {startsIn !== null && book.say('again.starts', { count: startsIn })}
        </p>
        <Bench {...{ scene, guest }} />
        <HostAway {...{ visit, scene, guest }} />
      </div>
      <EveningScore evening={evening} />
    </div>
  );
}

/** All seats of the next match, and who is ready for it. */
function WhoIsReady({ scene: { table } }: { readonly scene: Scene }) {
  const book = currentBook();
  const names = namesAt(table.places);
  return (
    <ul class="who-is-ready">
      {table.places.map(({ guest, bot, ready }, seat) => {
        const isReady = bot !== null || ready;
        return (
          // Seats are known by their numbers.
          <li key={seat} data-ready={isReady}>
            {guest === null && bot === null ? book.say('gather.free') : names[seat]}
            {isReady && (
              <>
                <span aria-hidden="true"> ✓</span>
                <span class="unseen"> {book.say('again.is')}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
