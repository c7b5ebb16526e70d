import { useSignal } from '@preact/signals';
import { errorCodeOf, type RequestErrorCode } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { andList } from '@tischrunde/rulebook';
import { useLocation } from 'preact-iso/router';
import { replayAddress } from '../../session/new-match.ts';
import { fileOf } from '../../session/remote/online-table.ts';
import { sittersFromFile } from '../../session/remote/seats.ts';
import { connection } from '../../session/remote/server-connection.ts';
import type { Sitter } from '../../session/sitter.ts';
import { saveMatch } from '../../storage/match-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { FairnessCheck } from './fairness-check.tsx';

interface MatchEndProps {
  readonly scene: Scene;
  readonly match: number;
  readonly own: number | null;
  readonly sitters: readonly Sitter[];
}

/** After an online match: who is ready for another one, the replay, and the fairness check. */
export function MatchEnd({ scene, match, own, sitters }: MatchEndProps) {
  const book = currentBook();
  const { route } = useLocation();
  const failed = useSignal<RequestErrorCode | null>(null);
  const { id, places, fair } = scene.table;
  // Once all are ready, those are missing whose pages have not told their words.
  const isEverybodyReady = places.every(({ bot, ready }) => bot !== null || ready);
  const people = places.flatMap(({ guest, ready }, seat) =>
    guest === null ? [] : [{ seat, ready: ready && (!isEverybodyReady || fair.words[seat] !== null) }],
  );
  const names = (isReady: boolean): string =>
    andList(
      people
        .filter(({ seat, ready }) => ready === isReady && seat !== own)
        .map(({ seat }) => sitters[seat].name),
      book.language,
    );
  const free = places.filter(({ guest, bot }) => guest === null && bot === null).length;
  const isReady = own !== null && places[own].ready;
  const lookBack = async (): Promise<void> => {
    const { names: played, transcript } = await fileOf(connection, id, match);
    const now = Date.now();
    const saved = {
      id: `${id}-${match}`,
      transcript,
      sitters: sittersFromFile(played),
      began: now,
      touched: now,
      over: true,
    };
    await saveMatch(saved);
    route(replayAddress(saved));
  };
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void errorCodeOf(lookBack()).then((why) => {
            failed.value = why;
          })
        }
      >
        {book.say('look.back')}
      </button>
      <FairnessCheck table={id} match={match} />
      <p class="far-word" role="status">
        {[
          free > 0 ? book.say('gather.waits', { count: free }) : '',
          isReady ? book.say('again.youAre') : '',
          names(true) === '' ? '' : book.say('again.ready', { names: names(true) }),
          isReady && names(false) !== '' ? book.say('again.waitsFor', { names: names(false) }) : '',
        ]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </p>
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
    </>
  );
}
