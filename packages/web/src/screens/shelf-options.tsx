import { useSignal } from '@preact/signals';
import type { Level } from '@tischrunde/bots';
import type { Options, OptionValue } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import { type Agreement, agreementsFor, type Entry, optionsFrom } from '../catalogue.ts';
import { currentBook } from '../reading.ts';
import { playersFor } from '../shelf.ts';
import { type Plan, seated } from '../starting.ts';
import { Choice, Dialog, Switch } from './dialog.tsx';
import { Length } from './shelf-length.tsx';

interface OptionsDialogProps {
  readonly entry: Entry;
  readonly people: number | null;
  onPlay(plan: Plan): void;
  onClose(): void;
}

const levels: readonly Level[] = ['easy', 'medium', 'strong'];

/** What the players agree on, made from what the game offers. */
export function OptionsDialog({ entry, people, onPlay, onClose }: OptionsDialogProps) {
  const book = currentBook();
  const { id, least, most } = entry;
  const players = useSignal(playersFor(entry, people));
  const level = useSignal<Level>('medium');
  const agreed = useSignal<Options>({});
  const offered = agreementsFor(entry, players.value);
  return (
    <Dialog title={`${book.name(id)} · ${book.say('shelf.options')}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPlay({
            game: id,
            players: players.value,
            level: level.value,
            options: optionsFrom(entry, players.value, agreed.value),
          });
        }}
      >
        {least < most && (
          <Choice
            title={book.say('setUp.players')}
            values={Array.from({ length: most - least + 1 }, (_, index) => least + index)}
            chosen={players.value}
            nameOf={String}
            onChoose={(value) => {
              players.value = value;
            }}
          />
        )}
        {most > 1 && (
          <Choice
            title={book.say('setUp.bots')}
            values={levels}
            chosen={level.value}
            nameOf={(value) => book.say(`level.${value}`)}
            onChoose={(value) => {
              level.value = value;
            }}
          />
        )}
        {offered.some(({ kind }) => kind === 'count') && <Length game={id} agreed={agreed} />}
        {offered.map((option) => (
          <Offered
            key={option.name}
            game={id}
            option={option}
            names={seated({ players: players.value }).map(({ name }) => name || book.say('seat.you'))}
            value={agreed.value[option.name] ?? option.standard}
            onAgree={(value) => {
              agreed.value = { ...agreed.value, [option.name]: value };
            }}
          />
        ))}
        <footer class="dialog-foot">
          <button type="submit" class="primary">
            {book.say('setUp.start')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface OfferedProps {
  readonly game: GameId;
  readonly option: Agreement;
  readonly names: readonly string[];
  readonly value: OptionValue | undefined;
  onAgree(value: OptionValue): void;
}

function Offered({ game, option, names, value, onAgree }: OfferedProps) {
  const book = currentBook();
  const { name: title, about } = book.option(game, option.name);
  switch (option.kind) {
    case 'count':
      return null;
    case 'flag':
      return <Switch {...{ title, about }} on={value === true} onChange={onAgree} />;
    case 'seat':
      return (
        <Choice<number>
          {...{ title, about }}
          values={names.map((_, seat) => seat)}
          chosen={Number(value ?? 0)}
          nameOf={(seat) => names[seat] ?? ''}
          onChoose={onAgree}
        />
      );
    case 'choice':
      return (
        <Choice
          {...{ title, about }}
          values={(option.choices ?? []).toSorted(byNumber)}
          chosen={value ?? ''}
          nameOf={(choice) => choiceOf(book, option.name, choice)}
          onChoose={onAgree}
        />
      );
  }
}

const choiceOf = (book: Book, option: string, value: OptionValue): string =>
  option === 'set' ? book.say('score.set', { value: Number(value) }) : book.choice(value);

/** Numbers in order; words stay as the game lists them. */
const byNumber = (one: OptionValue, other: OptionValue): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : 0;
