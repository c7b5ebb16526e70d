import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { startFromFile } from '../../session/new-match.ts';
import { identity } from '../../session/remote/identity.ts';
import { pathOf } from '../../site.ts';
import { deleteQuarantined, type QuarantinedEntry, quarantine } from '../../storage/match-store.ts';
import { type SavedMatch, wasPlayed } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { dayAndTime } from '../../ui/day-and-time.ts';
import { lazy } from '../../ui/lazy.tsx';
import { saveTextFile } from '../../ui/save-file.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { DeleteButton } from '../common/delete-button.tsx';
import { FallenDomino } from '../common/fallen-domino.tsx';
import { KeptMatch } from './kept-match.tsx';
import { useSavedMatches } from './use-saved-matches.ts';
import './shelf.css';

const OwnTables = lazy(async () => (await import('../online/own-tables.tsx')).OwnTables, 'part');

/** All matches on this device, to continue, replay, save or delete, and an import for files. */
export function MatchesScreen() {
  const book = currentBook();
  const { route } = useLocation();
  const { isRead, matches, quarantined } = useSavedMatches();
  const problem = useSignal<((reader: Book) => string) | null>(null);
  const isOnline = useSignal(false);
  const title = book.say('page.matches');
  useTitle(title);
  const played = matches.filter(wasPlayed);
  const isEmpty = isRead && played.length + quarantined.length === 0;
  const openFile = async (file: File): Promise<void> => {
    const text = await file.text();
    const { validateFile: checkText, quarantineReason: whyAside } = await import(
      '../../session/validate-match.ts'
    );
    const checked = checkText(text, book);
    if (checked.ok) {
      route(startFromFile(checked.match.transcript(), checked.match.phase === 'matchOver'));
    } else {
      problem.value = (reader) => whyAside(text, reader);
      await quarantine(`${file.name} ${Date.now()}`, text, checked.why);
    }
  };
  return (
    <>
      <Bar />
      <main class="shelf matches">
        <div class="matches-head">
          <h1>{title}</h1>
          <a class="button" href={pathOf('/statistics')}>
            {book.say('stats.title')}
          </a>
          <label class="button file">
            {book.say('kept.fromFile')}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file !== undefined) void openFile(file);
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
        {problem.value !== null && (
          <div class="problem" role="alert">
            <h2>{book.say('kept.damaged')}</h2>
            <p>{problem.value(book)}</p>
            <p class="quiet">{book.say('kept.setAside')}</p>
          </div>
        )}
        {identity.value?.token != null && (
          <OwnTables
            onFound={() => {
              isOnline.value = true;
            }}
          />
        )}
        {isEmpty && !isOnline.value && (
          <div class="notice">
            <FallenDomino />
            <h2>{book.say('kept.none')}</h2>
            <p>{book.say('kept.noneWhy')}</p>
            <a class="button primary" href={pathOf('/')}>
              {book.say('page.choose')}
            </a>
          </div>
        )}
        <Drawer title={book.say('kept.unfinished')} matches={played.filter(({ over }) => !over)} />
        <Drawer title={book.say('kept.finished')} matches={played.filter(({ over }) => over)} />
        {quarantined.length > 0 && (
          <section>
            <h2>{book.say('kept.aside')}</h2>
            <ul class="kept">
              {quarantined.map((thing) => (
                <Damaged key={thing.id} thing={thing} />
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}

function Drawer({ title, matches }: { readonly title: string; readonly matches: readonly SavedMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="kept">
        {matches.map((match) => (
          <KeptMatch key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function Damaged({ thing: { id, text, why, when } }: { readonly thing: QuarantinedEntry }) {
  const book = currentBook();
  const said = useSignal(why);
  // The stored reason is in the language of that day.
  useEffect(() => {
    void import('../../session/validate-match.ts').then(({ quarantineReason: whyAside }) => {
      said.value = whyAside(text, book);
    });
  }, [text, book]);
  return (
    <li>
      <p>
        {dayAndTime(when, Date.now(), book.language)}
        <span class="quiet">{said}</span>
      </p>
      <div class="kept-buttons">
        <button type="button" class="kept-less" onClick={() => saveTextFile(text, 'tischrunde-damaged.json')}>
          {book.say('kept.toFile')}
        </button>
        <DeleteButton look="kept-less" onDelete={() => void deleteQuarantined(id)} />
      </div>
    </li>
  );
}
