import type { Listing } from '@tischrunde/protocol';
import { useEffect, useState } from 'preact/hooks';
import { findDescriptor } from '../../games/catalogue.ts';
import { Picture } from '../../games/picture.tsx';
import { pathOf } from '../../site.ts';
import { lastTables } from '../../storage/last-table.ts';
import { currentBook } from '../../ui/current-language.ts';

/** How often the list is refreshed while it is visible, in milliseconds. */
const every = 20_000;

/** Public tables, if the server has any. */
export function OpenTables() {
  const book = currentBook();
  const tables = useTables();
  const known = tables.flatMap((table) => {
    const game = findDescriptor(table.game)?.id;
    const canJoin = table.free > 0 && table.phase !== 'playing';
    return game === undefined || (!canJoin && table.watching === 'nobody')
      ? []
      : [{ ...table, game, canJoin }];
  });
  if (known.length === 0) return null;
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{book.say('shelf.openTables')}</h2>
      <ul class="kept">
        {known.map(({ id, game, host, free, people, since, canJoin }) => (
          <li key={id}>
            <p>
              <b>{book.name(game)}</b>
              <span class="quiet">
                {[
                  book.say('shelf.hosted', { name: host }),
                  ...(people.some((name) => name !== host) ? [people.join(', ')] : []),
                  ...(canJoin ? [book.say('shelf.free', { count: free })] : []),
                  book.say('shelf.since', { count: Math.max(1, Math.round((Date.now() - since) / 60_000)) }),
                ].join(' · ')}
              </span>
            </p>
            <a
              class={canJoin ? 'button primary' : 'button'}
              href={pathOf(`/table/${id}`)}
              aria-label={`${book.say(canJoin ? 'shelf.join' : 'shelf.watch')}: ${book.name(game)}, ${host}`}
            >
              {book.say(canJoin ? 'shelf.join' : 'shelf.watch')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTables(): readonly Listing[] {
  const [tables, setTables] = useState<readonly Listing[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const fetchTables = async (): Promise<void> => {
      const found = document.hidden ? [] : await tablesThere();
      // Without a server, polling stops.
      if (isGone || found === null) return;
      if (!document.hidden) setTables(found);
      timer = setTimeout(() => void fetchTables(), every);
    };
    void fetchTables();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return tables;
}

/** Null if no server answers. */
async function tablesThere(): Promise<readonly Listing[] | null> {
  try {
    const answer = await fetch('/api/tables');
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
    const { tables }: { readonly tables: readonly Listing[] } = await answer.json();
    return tables;
  } catch {
    return null;
  }
}

/** The way back to the tables where the player still has a seat. */
export function BackToTable() {
  const book = currentBook();
  const [own] = useState(lastTables);
  return own.map(({ id, game: name }) => {
    const game = findDescriptor(name)?.id;
    if (game === undefined) return null;
    return (
      <section class="banner" key={id}>
        <Picture game={game} />
        <div>
          <h2>{book.say('shelf.yourTable')}</h2>
          <p class="quiet">{book.name(game)}</p>
        </div>
        <a class="button primary" href={pathOf(`/table/${id}`)}>
          {book.say('shelf.back')}
        </a>
      </section>
    );
  });
}
