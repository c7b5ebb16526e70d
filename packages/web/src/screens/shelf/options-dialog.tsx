import { useSignal } from '@preact/signals';
import type { Level } from '@tischrunde/bots';
import type { Options } from '@tischrunde/engine';
import { botLevelFor, optionsFrom, playersFor } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';
import { type MatchSetup, seatPlayers } from '../../session/new-match.ts';
import { hasServer } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Agreements, BotLevel, PlayerCount, TakesBack } from './agreements.tsx';

interface OptionsDialogProps {
  readonly entry: GameDescriptor;
  readonly people: number | null;
  onPlay(plan: MatchSetup): void;
  /** Opens an online table with these options. */
  onInvite(plan: MatchSetup): void;
  onClose(): void;
}

/** Sets up a match with the options of a game. */
export function OptionsDialog({ entry, people, onPlay, onInvite, onClose }: OptionsDialogProps) {
  const book = currentBook();
  const { id, most } = entry;
  const players = useSignal(playersFor(entry, people));
  const level = useSignal<Level>(botLevelFor(entry));
  const takesBack = useSignal(false);
  const agreed = useSignal<Options>({});
  const plan = (): MatchSetup => ({
    game: id,
    players: players.value,
    level: level.value,
    takesBack: takesBack.value,
    options: optionsFrom(entry, players.value, agreed.value),
  });
  return (
    <Dialog title={`${book.name(id)} · ${book.say('shelf.options')}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPlay(plan());
        }}
      >
        <PlayerCount {...{ entry, players }} />
        {most > 1 && <BotLevel level={level} />}
        <Agreements
          {...{ entry, players, agreed }}
          names={seatPlayers({ players: players.value }).map(({ name }) => name || book.say('seat.you'))}
        />
        <TakesBack entry={entry} agreed={takesBack} />
        <footer class="dialog-foot">
          {most > 1 && hasServer && (
            <button type="button" onClick={() => onInvite(plan())}>
              {book.say('shelf.invite')}
            </button>
          )}
          <button type="submit" class="primary">
            {book.say('setUp.start')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
