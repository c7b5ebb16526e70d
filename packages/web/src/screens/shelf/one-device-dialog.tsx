import { useComputed, useSignal } from '@preact/signals';
import type { Level } from '@tischrunde/bots';
import type { Options } from '@tischrunde/engine';
import { botLevelFor, optionsFrom, playersFor } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';
import { type MatchSetup, seatPlayers } from '../../session/new-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Dialog, More } from '../../ui/dialog.tsx';
import { Agreements, BotLevel, TakesBack } from './agreements.tsx';
import { PlayerNames } from './player-names.tsx';

interface OneDeviceDialogProps {
  readonly entry: GameDescriptor;
  /** The number of people chosen in the filter. */
  readonly people: number | null;
  onPlay(plan: MatchSetup): void;
  onClose(): void;
}

/** Sets up a match for several people at one screen. */
export function OneDeviceDialog({ entry, people: expected, onPlay, onClose }: OneDeviceDialogProps) {
  const book = currentBook();
  const { id, least, most, options } = entry;
  const count = useSignal(
    expected === null ? Math.max(2, Math.min(least, 4)) : Math.max(2, playersFor(entry, expected)),
  );
  const names = useSignal<readonly string[]>([]);
  const players = useComputed(() => Math.max(least, count.value));
  const level = useSignal<Level>(botLevelFor(entry));
  const takesBack = useSignal(false);
  const agreed = useSignal<Options>({});
  const interjecting = options.find(({ name }) => name === 'interject')?.standard;
  const mayInterject = (agreed.value.interject ?? interjecting) === true;
  const botsJoin = players.value > count.value;
  const usual = (seat: number): string => book.say('seat.number', { number: seat + 1 });
  const seats = Array.from({ length: count.value }, (_, seat) => seat);
  const people = seats.map((seat) => names.value[seat]?.trim() || usual(seat));
  return (
    <Dialog title={`${book.name(id)} · ${book.say('shelf.oneDevice')}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPlay({
            game: id,
            players: players.value,
            people,
            level: level.value,
            takesBack: takesBack.value,
            options: optionsFrom(entry, players.value, agreed.value),
          });
        }}
      >
        <p>{book.say('setUp.handRound')}</p>
        {mayInterject && <p>{book.say('setUp.interject')}</p>}
        <Choice
          title={book.say('setUp.people')}
          values={Array.from({ length: most - 1 }, (_, index) => index + 2)}
          chosen={count.value}
          nameOf={String}
          onChoose={(value) => {
            count.value = value;
          }}
        />
        {botsJoin && <p>{book.say('setUp.botsJoin', { count: players.value - count.value })}</p>}
        <PlayerNames names={names} count={count.value} />
        <More>
          {botsJoin && <BotLevel level={level} />}
          <Agreements
            {...{ entry, players, agreed }}
            names={seatPlayers({ players: players.value, people }).map(({ name }) => name)}
          />
          <TakesBack entry={entry} agreed={takesBack} />
        </More>
        <footer class="dialog-foot">
          <button type="submit" class="primary">
            {book.say('setUp.start')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
