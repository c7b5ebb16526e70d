import type { Book, GameId, Overview } from '@tischrunde/rulebook';
import type { VNode } from 'preact';
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
import { useLoaded } from '../../ui/use-loaded.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { Notice } from '../common/broken-page.tsx';
import { Box, InShort } from './box.tsx';
import { showRule } from './show-rule.ts';
import { useRuleLinks } from './use-rule-links.ts';
import './rulebook.css';

/** The rulebook pages of a game. Every rule can be linked by its id: #block.draw. */
export function RulebookScreen() {
  const book = currentBook();
  const entry = findDescriptor(useRoute().params.game ?? '');
  if (entry === undefined) return <Notice title={book.say('page.lost')} />;
  return <Pages key={entry.id} entry={entry} book={book} />;
}

function Pages({ entry, book }: { readonly entry: GameDescriptor; readonly book: Book }) {
  const { id } = entry;
  const overview = useLoaded(() => book.overview(id), [id, book]);
  const chapter = useChapter(overview, book);
  const { route } = useLocation();
  const back = useWayBack(id);
  const ref = useRef<HTMLElement>(null);
  const fragment = useFragment();
  const isHere = chapter !== null;
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
            {overview !== null && <Box pages={overview} book={book} />}
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
        {chapter ??
          (overview !== null && (
            <div class="chapter">
              <InShort pages={overview} book={book} />
            </div>
          ))}
      </main>
    </>
  );
}

/** The rules are asked for when the head of the chapter is painted: on a slow line it would wait for the engine otherwise. */
function useChapter(overview: Overview | null, book: Book): VNode | null {
  const load = async ({ game }: Overview): Promise<VNode> => {
    const [{ Chapter }, pages] = await Promise.all([import('./chapter.tsx'), book.pages(game)]);
    return <Chapter {...{ pages, book }} />;
  };
  return useLoaded(overview === null ? null : () => load(overview), [overview]);
}

/** The address of the table from which the rulebook was opened; null if there is none. */
function useWayBack(game: GameId): string | null {
  const { table } = useLocation().query;
  const match = currentMatch.value;
  if (table !== undefined) return pathOf(`/table/${encodeURIComponent(table)}`);
  return match?.transcript.game === game && !match.over ? matchAddress(match) : null;
}
