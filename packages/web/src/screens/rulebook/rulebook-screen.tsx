import type { Book, GameId } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { botLevelFor, findDescriptor } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';
import { Picture } from '../../games/picture.tsx';
import { currentMatch, matchAddress, startMatch } from '../../session/new-match.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useFragment } from '../../ui/use-fragment.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { Notice } from '../common/broken-page.tsx';
import { Box } from './box.tsx';
import { Chapter } from './chapter.tsx';
import { showRule } from './show-rule.ts';
import { usePages } from './use-pages.ts';
import { useRuleLinks } from './use-rule-links.ts';

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
  const ref = useRef<HTMLElement>(null);
  const fragment = useFragment();
  const isHere = pages !== null;
  useKeys({ Escape: back === null ? undefined : () => route(back) });
  useTitle(`${book.name(id)} · ${book.say('book.title')}`);
  // The browser looked for the rule before it was rendered, and opens no folded one.
  useEffect(() => {
    if (isHere && fragment !== '' && ref.current !== null) showRule(ref.current, fragment);
  }, [isHere, fragment]);
  // A rule that was closed again is opened by the same link.
  useRuleLinks(ref, (rule) => {
    if (location.hash === `#${rule}` && ref.current !== null) showRule(ref.current, rule);
  });
  return (
    <>
      <Bar />
      <main class="rulebook" ref={ref}>
        <header class="rulebook-head">
          <Picture game={id} />
          <div>
            <a class="quiet" href={pathOf('/rules')}>
              {book.say('book.title')}
            </a>
            <h1>{book.name(id)}</h1>
            {pages !== null && <Box {...{ pages, book }} />}
            {back === null ? (
              <button
                type="button"
                class="primary"
                onClick={() =>
                  route(startMatch({ game: id, players: entry.usual, level: botLevelFor(entry) }))
                }
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
        {pages !== null && <Chapter {...{ pages, book }} />}
      </main>
    </>
  );
}

/** The address of the table from which the rulebook was opened; null if there is none. */
function useWayBack(game: GameId): string | null {
  const { table } = useLocation().query;
  const match = currentMatch.value;
  if (table !== undefined) return pathOf(`/table/${encodeURIComponent(table)}`);
  return match?.transcript.game === game && !match.over ? matchAddress(match) : null;
}
