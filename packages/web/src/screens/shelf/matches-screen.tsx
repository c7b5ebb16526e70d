import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { Picture } from '../../games/picture.tsx';
import { matchAddress, replayAddress, startFromFile } from '../../session/new-match.ts';
import { identity } from '../../session/remote/identity.ts';
import { pathOf } from '../../site.ts';
import {
  deleteMatch,
  deleteQuarantined,
  type QuarantinedEntry,
  quarantine,
} from '../../storage/match-store.ts';
import { type SavedMatch, wasPlayed } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { lazy } from '../../ui/lazy.tsx';
import { saveTextFile, saveTranscript } from '../../ui/save-file.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { gameOf, shortDescription } from './unfinished-match.tsx';
import { useSavedMatches } from './use-saved-matches.ts';
import './shelf.css';

const OwnTables = lazy(async () => (await import('../online/own-tables.tsx')).OwnTables, 'part');

/** All matches on this device, to continue, replay, save or delete, and an import for files. */
export function MatchesScreen() {
  const book = currentBook();
  const { route } = useLocation();
  const { matches, quarantined } = useSavedMatches();
  const problem = useSignal<((reader: Book) => string) | null>(null);
  const title = book.say('page.matches');
  useTitle(title);
  const played = matches.filter(wasPlayed);
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
        {identity.value?.token != null && <OwnTables />}
        {played.length + quarantined.length === 0 && <p>{book.say('kept.none')}</p>}
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

function KeptMatch({ match }: { readonly match: SavedMatch }) {
  const book = currentBook();
  const game = gameOf(match);
  if (game === null) return null;
  const people = match.sitters
    .filter(({ plays }) => plays === 'person' || plays === 'far')
    .map(({ name }) => name);
  const names = people.filter((name) => name !== '').join(', ');
  return (
    <li>
      <Picture game={game} />
      <p>
        {shortDescription(match, game, book)}
        {names !== '' && <span class="quiet">{names}</span>}
      </p>
      <div class="kept-buttons">
        <a class="button primary" href={matchAddress(match)}>
          {book.say(match.over ? 'kept.open' : 'shelf.continue')}
        </a>
        <a class="button" href={replayAddress(match)}>
          {book.say('look.back')}
        </a>
        <button type="button" onClick={() => saveTranscript(match.transcript)}>
          {book.say('kept.toFile')}
        </button>
        <Delete onDelete={() => void deleteMatch(match.id)} />
      </div>
    </li>
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
        {new Date(when).toLocaleString(book.language, { dateStyle: 'medium', timeStyle: 'short' })}
        <span class="quiet">{said}</span>
      </p>
      <div class="kept-buttons">
        <button type="button" onClick={() => saveTextFile(text, 'tischrunde-damaged.json')}>
          {book.say('kept.toFile')}
        </button>
        <Delete onDelete={() => void deleteQuarantined(id)} />
      </div>
    </li>
  );
}

/** Asks for confirmation in place. */
function Delete({ onDelete }: { onDelete(): void }) {
  const book = currentBook();
  const sure = useSignal(false);
  return (
    <button
      type="button"
      class={sure.value ? 'call' : ''}
      onBlur={() => {
        sure.value = false;
      }}
      onClick={() => {
        if (sure.value) onDelete();
        sure.value = true;
      }}
    >
      {book.say(sure.value ? 'kept.sure' : 'kept.delete')}
    </button>
  );
}
