import { useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue.ts';
import { Picture } from '../../games/picture.tsx';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { RuleSearch } from './rule-search.tsx';
import './contents.css';

/** The rulebook's table of contents, and the search in all of it. */
export function RulebookContents() {
  const book = currentBook();
  const title = book.say('book.title');
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get('find') ?? '');
  useTitle(title);
  const look = (words: string): void => {
    setQuery(words);
    // Whoever comes back from a rule finds the results again.
    history.replaceState(
      history.state,
      '',
      pathOf(words === '' ? '/rules' : `/rules?find=${encodeURIComponent(words)}`),
    );
  };
  return (
    <>
      <Bar />
      <main class="contents">
        <header class="contents-head">
          <h1>{title}</h1>
          <a class="button" href={pathOf('/rules/print')}>
            {book.say('print.title')}
          </a>
        </header>
        <RuleSearch {...{ query, book }} onQuery={look} />
        {query.trim() === '' && (
          <ul>
            {catalogue.map(({ id }) => (
              <li key={id}>
                <a href={pathOf(`/rules/${id}`)}>
                  <Picture game={id} />
                  <span>
                    <b>{book.name(id)}</b>
                    <span class="quiet">{book.blurb(id)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}
