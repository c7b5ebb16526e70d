import { type Book, boxes, type GameId, type GamePages, type RuleText } from '@tischrunde/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { findDescriptor } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';
import { currentMatch, matchAddress, startMatch } from '../../session/new-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../common/broken-page.tsx';
import { ExampleBoard, IntroductionBoard } from './example-board.tsx';
import { Agreements } from './options-list.tsx';
import './rulebook.css';
import { Picture } from '../../games/picture.tsx';
import { Bar } from '../common/bar.tsx';

/** The rulebook pages of a game. Every rule can be linked by its id: #block.draw. */
export function RulebookScreen() {
  const book = currentBook();
  const entry = findDescriptor(useRoute().params.game ?? '');
  if (entry === undefined) return <Notice title={book.say('page.lost')} />;
  return <Pages key={entry.id} entry={entry} book={book} />;
}

function Pages({ entry, book }: { readonly entry: GameDescriptor; readonly book: Book }) {
  const { id } = entry;
  const pages = usePages(id, book);
  const { route } = useLocation();
  const back = useWayBack(id);
  useKeys({ Escape: back === null ? undefined : () => route(back) });
  useTitle(`${book.name(id)} · ${book.say('book.title')}`);
  useEffect(() => {
    // The browser looked for the rule before it was rendered.
    if (pages === null || location.hash === '') return;
    location.replace(location.hash);
    // Keyboard users continue from there.
    document.getElementById(location.hash.slice(1))?.querySelector('a')?.focus();
  }, [pages]);
  return (
    <>
      <Bar />
      <main class="rulebook">
        <header class="rulebook-head">
          <Picture game={id} />
          <div>
            <a class="quiet" href="/rules">
              {book.say('book.title')}
            </a>
            <h1>{book.name(id)}</h1>
            <p class="quiet">
              {entry.least === entry.most
                ? book.say('book.players', { count: entry.least })
                : book.say('book.playersFrom', { least: entry.least, most: entry.most })}
              {' · '}
              {book.say('shelf.minutes', { count: boxes[id].minutes })}
            </p>
            {back === null ? (
              <button
                type="button"
                class="primary"
                onClick={() => route(startMatch({ game: id, players: entry.usual }))}
              >
                {book.say('shelf.play')}
              </button>
            ) : (
              <a class="button primary" href={back}>
                {book.say('shelf.back')}
              </a>
            )}
          </div>
        </header>
        {pages !== null && <Chapters pages={pages} entry={entry} book={book} />}
      </main>
    </>
  );
}

/** The address of the table from which the rulebook was opened; null if there is none. */
function useWayBack(game: GameId): string | null {
  const { table } = useLocation().query;
  const match = currentMatch.value;
  if (table !== undefined) return `/table/${encodeURIComponent(table)}`;
  return match?.transcript.game === game && !match.over ? matchAddress(match) : null;
}

/** The pages in the current language. The previous ones stay until the new ones are loaded. */
function usePages(game: GameId, book: Book): GamePages | null {
  const [pages, setPages] = useState<GamePages | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    book.pages(game).then((found) => {
      if (!left) setPages(found);
    }, setFailed);
    return () => {
      left = true;
    };
  }, [game, book]);
  if (failed !== null) throw failed;
  return pages;
}

interface ChaptersProps {
  readonly pages: GamePages;
  readonly entry: GameDescriptor;
  readonly book: Book;
}

function Chapters({ pages, entry, book }: ChaptersProps) {
  return (
    <>
      <section class="aim">
        <h2>{book.say('book.aim')}</h2>
        <p>{pages.aim}</p>
      </section>
      <IntroductionBoard introduction={pages.introduction} book={book} />
      {pages.parts.map(({ section, heading, rules }) => (
        <section key={section}>
          <h2>{book.say(heading)}</h2>
          <Rules rules={rules} book={book} />
        </section>
      ))}
      {pages.optional.map(({ page, rules }) => (
        <details key={page} class="taken-over">
          <summary>
            <h2>{book.say('book.agreed', { game: book.name(page) })}</h2>
          </summary>
          <Rules rules={rules} book={book} />
        </details>
      ))}
      <details class="taken-over">
        <summary>
          <h2>{book.say('book.table')}</h2>
        </summary>
        <Rules rules={pages.everyTable} book={book} />
      </details>
      <Agreements entry={entry} book={book} />
    </>
  );
}

const Rules = ({ rules, book }: { readonly rules: readonly RuleText[]; readonly book: Book }) => (
  <>
    {rules.map((rule) => (
      <Rule key={rule.id} rule={rule} book={book} />
    ))}
  </>
);

function Rule({ rule, book }: { readonly rule: RuleText; readonly book: Book }) {
  const { id, title, text, ruling, example } = rule;
  return (
    <article class="rule" id={id}>
      <h3>
        <a href={`#${id}`}>{title}</a>
      </h3>
      {text !== null && <p>{nonBreaking(text)}</p>}
      {ruling !== null && (
        <p class="ruling">
          <span class="badge">{book.say('book.ruling')}</span> {nonBreaking(ruling)}
        </p>
      )}
      {example !== null && (
        <figure class="example">
          <figcaption>
            <b>{book.say('book.example')}</b> {nonBreaking(example.sentence)}
          </figcaption>
          <ExampleBoard example={example.position} book={book} />
        </figure>
      )}
    </article>
  );
}
