import { useSignal } from '@preact/signals';
import { connectOnce } from '@tischrunde/client';
import type { MatchResult, OwnTable } from '@tischrunde/protocol';
import { type Book, isDraw } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { Picture } from '../../games/picture.tsx';
import { replayAddress } from '../../session/new-match.ts';
import { keepFinishedMatch } from '../../session/remote/finished-match.ts';
import { ownSeats } from '../../session/remote/seats.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useAsks } from './use-asks.ts';
import { gameNamed } from './use-visit.ts';

/** The tables at which this guest sits or sat, and what came of their last matches. Without a connection there are none. */
export function OwnTables({ onFound }: { onFound(): void }) {
  const book = currentBook();
  const tables = useSignal<readonly OwnTable[]>([]);
  const { failed, act } = useAsks();
  const { route } = useLocation();
  useEffect(() => {
    const ask = async (): Promise<void> => {
      await connectOnce(connection);
      tables.value = (await connection.ask('mine', {})).tables;
    };
    act(ask());
    return () => connection.close();
  }, []);
  const guest = connection.guest.value?.id ?? null;
  const shown = tables.value.filter(({ isClosed, results }) => !isClosed || results.length > 0);
  useEffect(() => {
    if (shown.length > 0) onFound();
  }, [shown.length > 0]);
  if (shown.length === 0) return null;
  const lookBack = async (table: string, { match, seats }: MatchResult): Promise<void> =>
    route(replayAddress(await keepFinishedMatch(connection, table, match, ownSeats(seats, guest))));
  return (
    <section>
      <h2>{book.say('mine.title')}</h2>
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
      <ul class="kept">
        {shown.flatMap(({ id, game: next, players, at, isClosed, results }) => {
          const game = gameNamed(next);
          const names = players.filter((name) => name !== null).join(', ');
          return [
            ...(game === null || isClosed
              ? []
              : [
                  <li key={id}>
                    <Picture game={game} />
                    <p>
                      {[book.name(game), dateOf(at, book)].join(' · ')}
                      <span class="quiet">{names}</span>
                    </p>
                    <div class="kept-buttons">
                      <a class="button primary" href={pathOf(`/table/${id}`)}>
                        {book.say('shelf.back')}
                      </a>
                    </div>
                  </li>,
                ]),
            ...results.toReversed().flatMap((result) => {
              const played = gameNamed(result.game);
              if (played === null) return [];
              return [
                <li key={`${id} ${result.match}`}>
                  <Picture game={played} />
                  <p>
                    {[book.name(played), dateOf(result.at, book)].join(' · ')}
                    <b class="own-result">{ownResultText(result, guest, book)}</b>
                    <span class="quiet">{placesText(result, book)}</span>
                  </p>
                  <div class="kept-buttons">
                    <button type="button" onClick={() => act(lookBack(id, result))}>
                      {book.say('look.back')}
                    </button>
                  </div>
                </li>,
              ];
            }),
          ];
        })}
      </ul>
    </section>
  );
}

const dateOf = (at: number, book: Book): string =>
  new Date(at).toLocaleString(book.language, { dateStyle: 'medium', timeStyle: 'short' });

/** How the match ended for this guest; empty if several people played at this device. */
function ownResultText({ seats }: MatchResult, guest: string | null, book: Book): string {
  const own = seats.filter((seat) => guest !== null && seat.guest === guest);
  const [{ place } = { place: null }] = own;
  if (own.length !== 1 || place === null) return '';
  const winners = seats.flatMap((seat, index) => (seat.place === 1 ? [index] : []));
  if (isDraw(winners, seats.length)) return book.say('won.match.draw');
  return place === 1 ? book.say('mine.won') : book.say('mine.place', { number: place });
}

/** “1. Anna (120) · 2. Bea (80)” */
const placesText = ({ seats }: MatchResult, book: Book): string =>
  seats
    .toSorted((one, other) => (one.place ?? seats.length) - (other.place ?? seats.length))
    .map(({ name, score, place }) => {
      const who = name ?? book.say('bot.mark');
      return `${place === null ? '' : `${place}. `}${who}${score === null ? '' : ` (${score})`}`;
    })
    .join(' · ');
