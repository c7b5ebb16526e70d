import type { Book } from '@tischrunde/rulebook';
import { useLocation } from 'preact-iso/router';
import { Picture } from '../../games/picture.tsx';
import { pathOf } from '../../site.ts';
import { deleteMatch, savedMatches } from '../../storage/match-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { DeleteButton } from '../common/delete-button.tsx';
import { type GameTally, statisticsOf, type Tally } from './statistics.ts';
import { useSummaries } from './use-summaries.ts';
import '../shelf/shelf.css';
import './statistics.css';

/** How the matches on this device went: in all, and by game and level. */
export function StatisticsScreen() {
  const book = currentBook();
  const { route } = useLocation();
  const { matches, done, isRunning } = useSummaries();
  const title = book.say('stats.title');
  useTitle(title);
  const { all, games } = statisticsOf(matches ?? []);
  const deleteAll = async (): Promise<void> => {
    for (const { id, over } of await savedMatches()) if (over) await deleteMatch(id);
    route(pathOf('/look-back'));
  };
  return (
    <>
      <Bar />
      <main class="shelf statistics" aria-busy={matches === null}>
        <h1>{title}</h1>
        {matches?.length === 0 && <p>{book.say('stats.none')}</p>}
        {matches !== null && matches.length > 0 && (
          <>
            <p class="quiet">{book.say('stats.about')}</p>
            <Totals {...{ all, book }} />
            <GameTable {...{ games, book }} />
            <p class="quiet" role="status">
              {isRunning && done < matches.length
                ? book.say('stats.running', { number: done, count: matches.length })
                : book.say('stats.givenAbout')}
            </p>
            <section class="statistics-delete">
              <DeleteButton label={book.say('stats.delete')} onDelete={() => void deleteAll()} />
              <p class="quiet">{book.say('stats.deleteAbout')}</p>
            </section>
          </>
        )}
      </main>
    </>
  );
}

interface TotalsProps {
  readonly all: Tally;
  readonly book: Book;
}

function Totals({ all, book }: TotalsProps) {
  const figures = [
    [book.say('stats.played'), all.matches],
    [book.say('stats.won'), `${all.wins} (${shareIn(all, book)})`],
    [book.say('stats.streak'), all.streak],
    [book.say('stats.bestStreak'), all.bestStreak],
    [book.say('stats.given'), givenIn(all, book)],
  ] as const;
  return (
    <dl class="totals">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GameTableProps {
  readonly games: readonly GameTally[];
  readonly book: Book;
}

function GameTable({ games, book }: GameTableProps) {
  return (
    <table class="statistics-table">
      <caption class="unseen">{book.say('stats.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{book.say('stats.game')}</th>
          <th scope="col">{book.say('stats.played')}</th>
          <th scope="col">{book.say('stats.won')}</th>
          <th scope="col">{book.say('stats.bestStreak')}</th>
          <th scope="col">{book.say('stats.given')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((tally) => (
          <tr key={`${tally.game} ${tally.level}`}>
            <th scope="row">
              <div class="statistics-game">
                <Picture game={tally.game} />
                <span>
                  {book.name(tally.game)}
                  <span class="quiet">
                    {tally.level === null ? book.say('stats.alone') : book.say(`level.${tally.level}`)}
                  </span>
                </span>
              </div>
            </th>
            <Cell name={book.say('stats.played')} value={tally.matches} />
            <Cell name={book.say('stats.won')} value={`${tally.wins} (${shareIn(tally, book)})`} />
            <Cell name={book.say('stats.bestStreak')} value={tally.bestStreak} />
            <Cell name={book.say('stats.given')} value={givenIn(tally, book)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone every cell has its name beside it. */
const Cell = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <td data-name={name}>{value}</td>
);

const shareIn = ({ matches, wins }: Tally, { language }: Book): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(matches === 0 ? 0 : wins / matches);

const givenIn = ({ given }: Tally, { language }: Book): string =>
  given === null
    ? '–'
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(given);
