import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Level } from '@tischrunde/bots';
import type { Options, OptionValue } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import { agreementsFor } from '../../games/catalogue.ts';
import type { Agreement, GameDescriptor } from '../../games/descriptor.ts';
import { preferredOptions } from '../../session/new-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Switch } from '../../ui/dialog.tsx';
import { MatchLength } from './match-length.tsx';

interface AgreementsProps {
  readonly entry: GameDescriptor;
  readonly players: ReadonlySignal<number>;
  readonly agreed: Signal<Options>;
  /** The names of the seats. */
  readonly names: readonly string[];
}

interface PlayerCountProps {
  readonly entry: GameDescriptor;
  readonly players: Signal<number>;
}

/** The number of players. */
export function PlayerCount({ entry: { least, most }, players }: PlayerCountProps) {
  if (least === most) return null;
  return (
    <Choice
      title={currentBook().say('setUp.players')}
      values={Array.from({ length: most - least + 1 }, (_, index) => least + index)}
      chosen={players.value}
      nameOf={String}
      onChoose={(value) => {
        players.value = value;
      }}
    />
  );
}

export const levels: readonly Level[] = ['easy', 'medium', 'strong'];

/** The strength of the bots. */
export function BotLevel({ level }: { readonly level: Signal<Level> }) {
  const book = currentBook();
  return (
    <Choice
      title={book.say('setUp.bots')}
      values={levels}
      chosen={level.value}
      nameOf={(value) => book.say(`level.${value}`)}
      onChoose={(value) => {
        level.value = value;
      }}
    />
  );
}

interface TakesBackProps {
  readonly entry: GameDescriptor;
  readonly agreed: Signal<boolean>;
  /** Online, everybody must agree as well. */
  readonly isOnline?: boolean;
}

/** Whether moves can be taken back, in games in which players wait for each other. */
export function TakesBack({ entry, agreed, isOnline = false }: TakesBackProps) {
  const book = currentBook();
  if (entry.most === 1 || entry.realTime) return null;
  return (
    <Switch
      title={book.say('setUp.takesBack')}
      about={book.say(isOnline ? 'setUp.takesBackOnline' : 'setUp.takesBackAbout')}
      on={agreed.value}
      onChange={(on) => {
        agreed.value = on;
      }}
    />
  );
}

/** A form for the options of a game. */
export function Agreements({ entry, players, agreed, names }: AgreementsProps) {
  const offered = agreementsFor(entry, players.value);
  return (
    <>
      {offered.some(({ kind }) => kind === 'count') && (
        <MatchLength
          game={entry.id}
          players={players.value}
          set={setIn(offered, agreed.value)}
          agreed={agreed}
        />
      )}
      {offered.map((option) => (
        <AgreementField
          key={option.name}
          game={entry.id}
          {...{ option, names }}
          value={agreed.value[option.name] ?? preferredOptions[entry.id]?.[option.name] ?? option.standard}
          onAgree={(value) => {
            agreed.value = { ...agreed.value, [option.name]: value };
          }}
        />
      ))}
    </>
  );
}

/** The set of dominoes that is agreed on. */
const setIn = (offered: readonly Agreement[], agreed: Options): OptionValue =>
  agreed.set ?? offered.find(({ name }) => name === 'set')?.standard ?? 6;

interface AgreementFieldProps {
  readonly game: GameId;
  readonly option: Agreement;
  readonly names: readonly string[];
  readonly value: OptionValue | undefined;
  onAgree(value: OptionValue): void;
}

function AgreementField({ game, option, names, value, onAgree }: AgreementFieldProps) {
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
          nameOf={(choice) => choiceLabel(book, option.name, choice)}
          onChoose={onAgree}
        />
      );
  }
}

/** The label of an option's value. */
export const choiceLabel = (book: Book, option: string, value: OptionValue): string =>
  option === 'set' ? book.say('score.set', { value: Number(value) }) : book.choice(value);

/** Sorts numbers; words keep the order of the game. */
const byNumber = (one: OptionValue, other: OptionValue): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : 0;
