import { signal, useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso/router';
import { botLevelFor, playersFor } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';
import { type MatchSetup, startMatch } from '../../session/new-match.ts';
import { hasServer, pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { lazy } from '../../ui/lazy.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { FallenDomino } from '../common/fallen-domino.tsx';
import { JoinForm } from '../online/join-form.tsx';
import { DailyCard } from './daily-card.tsx';
import { Filters } from './filters.tsx';
import { GameCard } from './game-card.tsx';
import { findGames, noFilter } from './game-search.ts';
import { NewVersion } from './new-version.tsx';
import { OneDeviceDialog } from './one-device-dialog.tsx';
import { BackToTable, OpenTables } from './open-tables.tsx';
import { OptionsDialog } from './options-dialog.tsx';
import { UnfinishedMatch } from './unfinished-match.tsx';
import './shelf.css';

const InviteDialog = lazy(async () => (await import('../online/invite-dialog.tsx')).InviteDialog, 'part');

interface Asked {
  readonly about: 'device' | 'options' | 'invite';
  readonly entry: GameDescriptor;
  /** Options that were already chosen. */
  readonly plan?: MatchSetup;
}

/** The filter survives leaving the page. */
const wishes = signal(noFilter);

/** The start page with all games. */
export function ShelfScreen() {
  const book = currentBook();
  const { route } = useLocation();
  const asked = useSignal<Asked | null>(null);
  useTitle(book.say('shelf.title'));
  const { people } = wishes.value;
  const found = findGames(wishes.value, book);
  const play = (plan: MatchSetup): void => route(startMatch(plan));
  const close = (): void => {
    asked.value = null;
  };
  return (
    <>
      <Bar />
      <main class="shelf">
        <NewVersion />
        <div class="shelf-head">
          <h1>{book.say('shelf.title')}</h1>
          {hasServer && <JoinForm onCode={(code) => route(pathOf(`/table/${code}`))} />}
          <a class="button" href={pathOf('/real')}>
            {book.say('shelf.realGame')}
          </a>
        </div>
        {!hasServer && <p class="quiet">{book.say('page.noServer')}</p>}
        <BackToTable />
        <UnfinishedMatch />
        {hasServer && <OpenTables />}
        <Filters wishes={wishes} />
        {(people === 1 || wishes.value.puzzles) && <DailyCard />}
        <div class="games">
          {found.map((entry) => (
            <GameCard
              key={entry.id}
              entry={entry}
              onPlay={() =>
                play({ game: entry.id, players: playersFor(entry, people), level: botLevelFor(entry) })
              }
              onInvite={() => {
                asked.value = { about: 'invite', entry };
              }}
              onOneDevice={() => {
                asked.value = { about: 'device', entry };
              }}
              onOptions={() => {
                asked.value = { about: 'options', entry };
              }}
            />
          ))}
        </div>
        {found.length === 0 && (
          <div class="nothing notice">
            <FallenDomino />
            <p>{book.say('shelf.nothing')}</p>
            <button
              type="button"
              class="primary"
              onClick={() => {
                wishes.value = noFilter;
              }}
            >
              {book.say('shelf.all')}
            </button>
          </div>
        )}
      </main>
      {asked.value?.about === 'device' && (
        <OneDeviceDialog entry={asked.value.entry} people={people} onPlay={play} onClose={close} />
      )}
      {asked.value?.about === 'options' && (
        <OptionsDialog
          entry={asked.value.entry}
          people={people}
          onPlay={play}
          onInvite={(plan) => {
            if (asked.value !== null) asked.value = { about: 'invite', entry: asked.value.entry, plan };
          }}
          onClose={close}
        />
      )}
      {asked.value?.about === 'invite' && (
        <InviteDialog
          entry={asked.value.entry}
          plan={
            asked.value.plan ?? { game: asked.value.entry.id, players: playersFor(asked.value.entry, people) }
          }
          onClose={close}
        />
      )}
    </>
  );
}
