import { useSignal } from '@preact/signals';
import type { Scene } from '@tischrunde/protocol';
import { useLocation } from 'preact-iso/router';
import { lookBackAt } from '../../session/new-match.ts';
import { fileOf } from '../../session/remote/online-table.ts';
import type { WhyNot } from '../../session/remote/request-error.ts';
import { keptSitters } from '../../session/remote/seats.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { tried } from '../../session/remote/visit.ts';
import type { Sitter } from '../../session/table.ts';
import { keep } from '../../storage/match-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { FairQuestion } from './fairness-check.tsx';

interface AtTheEndProps {
  readonly scene: Scene;
  readonly match: number;
  readonly own: number | null;
  readonly sitters: readonly Sitter[];
}

/** After a match with others: who wants to play again, the way back through it, and whether it was fair. */
export function AtTheEnd({ scene, match, own, sitters }: AtTheEndProps) {
  const book = currentBook();
  const { route } = useLocation();
  const failed = useSignal<WhyNot | null>(null);
  const { id, places } = scene.table;
  const people = places.flatMap(({ guest, ready }, seat) => (guest === null ? [] : [{ seat, ready }]));
  const names = (isReady: boolean): string =>
    new Intl.ListFormat(book.language, { type: 'conjunction' }).format(
      people
        .filter(({ seat, ready }) => ready === isReady && seat !== own)
        .map(({ seat }) => sitters[seat].name),
    );
  const free = places.filter(({ guest, bot }) => guest === null && bot === null).length;
  const isReady = own !== null && places[own].ready;
  const lookBack = async (): Promise<void> => {
    const { names: played, transcript } = await fileOf(connection, id, match);
    const now = Date.now();
    const kept = {
      id: `${id}-${match}`,
      transcript,
      sitters: keptSitters(played),
      began: now,
      touched: now,
      over: true,
    };
    await keep(kept);
    route(lookBackAt(kept));
  };
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void tried(lookBack()).then((why) => {
            failed.value = why;
          })
        }
      >
        {book.say('look.back')}
      </button>
      <FairQuestion table={id} match={match} />
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
