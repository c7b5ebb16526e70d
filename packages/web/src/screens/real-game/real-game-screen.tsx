import { fillPad, isPadGame } from '@tischrunde/engine/pad';
import { andList } from '@tischrunde/rulebook';
import { Picture } from '../../games/picture.tsx';
import { pathOf } from '../../site.ts';
import { pads, type SavedPad } from '../../storage/pad-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { useRealTableWords } from '../common/use-real-table-words.ts';
import { findGames, noFilter } from '../shelf/game-search.ts';
import { winsThisEvening } from './evening.ts';
import { winnersText } from './pad-text.ts';
import '../shelf/shelf.css';
import './real-game.css';

/** For people who play with the box: the score pads, and a new one for every game for several. */
export function RealGameScreen() {
  const book = currentBook();
  const words = useRealTableWords();
  const title = book.say('shelf.realGame');
  useTitle(title);
  const open = pads.value.filter(({ match }) => fillPad(match).winners === null);
  const over = pads.value.filter((pad) => !open.includes(pad));
  const wins = winsThisEvening(over, Date.now());
  return (
    <>
      <Bar />
      <main class="shelf real">
        <h1>{title}</h1>
        <p>{book.say('real.about')}</p>
        {words !== null && (
          <div class="real-tools">
            <a class="button" href={pathOf('/real/allowed')}>
              {words('allowed.title')}
            </a>
            <a class="button" href={pathOf('/real/helpers')}>
              {words('helpers.title')}
            </a>
          </div>
        )}
        <PadList title={book.say('kept.unfinished')} list={open} />
        <h2>{book.say('pad.choose')}</h2>
        <ul class="real-games">
          {findGames(noFilter, book)
            .filter(({ id }) => isPadGame(id))
            .map(({ id, least, most }) => (
              <li key={id}>
                <a class="button" href={pathOf(`/real/new/${id}`)}>
                  <Picture game={id} />
                  <span>
                    {book.name(id)}
                    <span class="quiet">
                      {least === most
                        ? book.say('book.players', { count: least })
                        : book.say('book.playersFrom', { least, most })}
                    </span>
                  </span>
                </a>
              </li>
            ))}
        </ul>
        {wins.length > 0 && (
          <section>
            <h2>{book.say('pad.evening')}</h2>
            <p>{wins.map(({ name, count }) => book.say('pad.wins', { name, count })).join(' · ')}</p>
          </section>
        )}
        <PadList title={book.say('kept.finished')} list={over} />
      </main>
    </>
  );
}

function PadList({ title, list }: { readonly title: string; readonly list: readonly SavedPad[] }) {
  const book = currentBook();
  if (list.length === 0) return null;
  const day = new Intl.DateTimeFormat(book.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{title}</h2>
      <ul class="real-pads">
        {list.map(({ id, names, match, touched }) => {
          const { winners } = fillPad(match);
          return (
            <li key={id}>
              <a class="button" href={pathOf(`/real/pad/${id}`)}>
                <Picture game={match.game} />
                <span>
                  {book.name(match.game)}
                  <span class="quiet">
                    {winners === null ? andList(names, book.language) : winnersText(winners, names, book)}
                  </span>
                  <span class="quiet">{day.format(touched)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
