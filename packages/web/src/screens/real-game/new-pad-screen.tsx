import { useComputed, useSignal } from '@preact/signals';
import type { Options } from '@tischrunde/engine';
import { fillPad, isPadGame, type PadGameId } from '@tischrunde/engine/pad';
import { lengthText } from '@tischrunde/rulebook';
import { useLocation } from 'preact-iso/router';
import { findDescriptor, optionsFrom } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';
import { pathOf } from '../../site.ts';
import { lastNames, rememberNames, savePad } from '../../storage/pad-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { More } from '../../ui/dialog.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { Notice } from '../common/broken-page.tsx';
import { Agreements, PlayerCount } from '../shelf/agreements.tsx';
import { PlayerNames } from '../shelf/player-names.tsx';
import { newPad } from './new-pad.ts';
import './real-game.css';

/** Who plays, and how long: all else is as the sheet says. */
export function NewPadScreen({ game }: { readonly game: string }) {
  const entry = findDescriptor(game);
  return entry === undefined || !isPadGame(entry.id) ? (
    <Notice title={currentBook().say('page.lost')} />
  ) : (
    <NewPadForm
      game={entry.id}
      entry={{ ...entry, options: entry.options.filter(({ name }) => counts.includes(name)) }}
    />
  );
}

/** The options that matter for the points; the others are agreed at the table. */
const counts: readonly string[] = ['set', 'rounds', 'target', 'starter', 'sperr', 'pay'];

function NewPadForm({ game, entry }: { readonly game: PadGameId; readonly entry: GameDescriptor }) {
  const book = currentBook();
  const { route } = useLocation();
  const { id, least, most, usual: usualCount } = entry;
  const known = lastNames();
  const count = useSignal(Math.min(most, Math.max(least, known.length > 0 ? known.length : usualCount)));
  const names = useSignal<readonly string[]>(known);
  const agreed = useSignal<Options>({});
  const players = useComputed(() => count.value);
  const title = book.name(id);
  useTitle(title);
  const usual = (seat: number): string => book.say('seat.number', { number: seat + 1 });
  const seats = Array.from({ length: count.value }, (_, seat) => seat);
  const people = seats.map((seat) => names.value[seat]?.trim() || usual(seat));
  const pad = newPad(game, people, optionsFrom(entry, count.value, agreed.value));
  const start = (): void => {
    rememberNames(seats.map((seat) => names.value[seat]?.trim() ?? ''));
    savePad(pad);
    route(pathOf(`/real/pad/${pad.id}`));
  };
  return (
    <>
      <Bar />
      <main class="shelf pad">
        <h1>{title}</h1>
        <form
          class="pad-form"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <PlayerCount entry={entry} players={count} />
          <fieldset class="choice">
            <legend>{book.say('gather.title')}</legend>
            <p class="quiet">{book.say('pad.sitting')}</p>
            <PlayerNames names={names} count={count.value} />
          </fieldset>
          <button type="submit" class="primary">
            {book.say('setUp.start')}
          </button>
          <p class="quiet">{lengthText(fillPad(pad.match).length, book)}</p>
          {entry.options.length > 0 && (
            <More>
              <Agreements {...{ entry, players, agreed }} names={people} />
            </More>
          )}
        </form>
      </main>
    </>
  );
}
