import { signal, useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso/router';
import type { Entry } from '../catalogue.ts';
import { late } from '../late.tsx';
import { currentBook } from '../reading.ts';
import { gamesFor, noWishes, playersFor } from '../shelf.ts';
import { type Plan, start } from '../starting.ts';
import { useTitle } from '../use-title.ts';
import { Bar } from './shelf-bar.tsx';
import { GameCard } from './shelf-card.tsx';
import { Unfinished } from './shelf-continue.tsx';
import { Daily } from './shelf-daily.tsx';
import { DeviceDialog } from './shelf-device.tsx';
import { Filters } from './shelf-filters.tsx';
import { Newer } from './shelf-newer.tsx';
import { OptionsDialog } from './shelf-options.tsx';
import { BackToTable, OpenTables } from './shelf-tables.tsx';
import './shelf.css';

const InviteDialog = late(async () => (await import('./invite-dialog.tsx')).InviteDialog, 'part');

interface Asked {
  readonly about: 'device' | 'options' | 'invite';
  readonly entry: Entry;
  /** What was agreed on already. */
  readonly plan?: Plan;
}

/** Whoever comes back from a game finds the shelf as they left it. */
const wishes = signal(noWishes);

/** The start page: every game, ready to play. */
export function ShelfScreen() {
  const book = currentBook();
  const { route } = useLocation();
  const asked = useSignal<Asked | null>(null);
  useTitle(book.say('shelf.title'));
  const { people } = wishes.value;
  const found = gamesFor(wishes.value, book);
  const play = (plan: Plan): void => route(start(plan));
  const close = (): void => {
    asked.value = null;
  };
  return (
    <>
      <Bar />
      <main class="shelf">
        <Newer />
        <h1>{book.say('shelf.title')}</h1>
        <BackToTable />
        <Unfinished />
        <OpenTables />
        <Filters wishes={wishes} />
        {(people === 1 || wishes.value.puzzles) && <Daily />}
        <div class="games">
          {found.map((entry) => (
            <GameCard
              key={entry.id}
              entry={entry}
              onPlay={() => play({ game: entry.id, players: playersFor(entry, people) })}
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
          <div class="nothing">
            <p>{book.say('shelf.nothing')}</p>
            <button
              type="button"
              onClick={() => {
                wishes.value = noWishes;
              }}
            >
              {book.say('shelf.all')}
            </button>
          </div>
        )}
      </main>
      {asked.value?.about === 'device' && (
        <DeviceDialog entry={asked.value.entry} people={people} onPlay={play} onClose={close} />
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
