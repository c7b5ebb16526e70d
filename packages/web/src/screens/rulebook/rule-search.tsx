import { useSignal } from '@preact/signals';
import { type Book, type Language, languages, ownNames } from '@tischrunde/rulebook';
import type { Found, SearchIndex } from '@tischrunde/rulebook/search';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Picture } from '../../games/picture.tsx';
import { pathOf } from '../../site.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';
import './badge.css';

interface RuleSearchProps {
  readonly query: string;
  readonly book: Book;
  onQuery(query: string): void;
}

/** How many results are shown at first, and how many more at a time. */
const some = 20;

/** Finds rules of all games by words of any language. What can be found is loaded when somebody begins to look. */
export function RuleSearch({ query, book, onQuery }: RuleSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isWanted, setWanted] = useState(query !== '');
  const found = useFound(query, book, isWanted);
  const shown = useSignal(some);
  useEffect(() => {
    shown.value = some;
  }, [query]);
  /** Up and down lead through the results; up from the first one leads back to the field. */
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const by = event.key === 'ArrowDown' ? 1 : -1;
    const links: Element[] = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement ?? document.body) + by;
    if (at >= links.length || (at < 0 && document.activeElement === field.current)) return;
    event.preventDefault();
    const next = at < 0 ? field.current : links[at];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <search class="rule-search" onKeyDown={walk}>
      <label class="search">
        <span class="unseen">{book.say('find.rule')}</span>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={book.say('find.rule')}
          value={query}
          onFocus={() => setWanted(true)}
          onInput={({ currentTarget }) => onQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onQuery('');
            if (event.key === 'Enter') list.current?.querySelector('a')?.focus();
          }}
        />
      </label>
      <p class="quiet" role="status">
        {found !== null &&
          (found.length === 0 ? book.say('find.nothing') : book.say('find.found', { count: found.length }))}
      </p>
      {found !== null && found.length > 0 && (
        <ol class="found" ref={list}>
          {found.slice(0, shown.value).map((one) => (
            <Result key={`${one.entry.game} ${one.entry.rule}`} found={one} book={book} />
          ))}
        </ol>
      )}
      {found !== null && found.length > shown.value && (
        <button
          type="button"
          onClick={() => {
            shown.value += some;
          }}
        >
          {book.say('find.more')}
        </button>
      )}
    </search>
  );
}

function Result({ found, book }: { readonly found: Found; readonly book: Book }) {
  const { entry, opening, language, title, excerpt } = found;
  const { page, game, rule } = entry;
  const where =
    page === 'domino' ? book.say('book.shared') : page === 'table' ? book.say('book.table') : book.name(page);
  const isForeign = language !== book.language;
  return (
    <li>
      <a href={pathOf(`/rules/${game}${rule === null ? '' : `#${rule}`}`)}>
        <Picture game={game} />
        <span>
          <b>{entry.title}</b>
          {rule !== null && <span class="quiet">{where}</span>}
          {isForeign && <span class="excerpt">{nonBreaking(opening)}</span>}
          {/* Words of another language stand below the reader's own, which are about the same. */}
          <span class={isForeign ? 'excerpt quiet' : 'excerpt'} lang={language}>
            {isForeign && (
              <span class="badge">
                {ownNames[language]}: {title}
              </span>
            )}{' '}
            {excerpt.map(({ text, isMarked }, index) =>
              isMarked ? <mark key={index}>{nonBreaking(text)}</mark> : nonBreaking(text),
            )}
          </span>
        </span>
      </a>
    </li>
  );
}

/** What has the words; null while nothing is looked for, or nothing is loaded yet. */
function useFound(query: string, book: Book, isWanted: boolean): readonly Found[] | null {
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    openSearch(book.language, (loaded) => {
      if (!left) setSearch(loaded);
    }).catch(setFailed);
    return () => {
      left = true;
    };
  }, [book, isWanted]);
  // The error boundary handles it.
  if (failed !== null) throw failed;
  if (search === null || query.trim() === '') return null;
  return search.findIn(search.indexes, query);
}

interface Search {
  findIn(indexes: readonly SearchIndex[], query: string): Found[];
  readonly indexes: readonly SearchIndex[];
}

/** The reader's language comes first, and can be searched while the others are still on their way. */
async function openSearch(language: Language, show: (search: Search) => void): Promise<void> {
  const { openIndex, findIn } = await import('@tischrunde/rulebook/search');
  const own = await openIndex(language);
  show({ findIn, indexes: [own] });
  const others = await Promise.all(languages.filter((other) => other !== language).map(openIndex));
  show({ findIn, indexes: [own, ...others] });
}
