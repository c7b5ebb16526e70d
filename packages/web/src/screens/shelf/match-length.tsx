import type { Signal } from '@preact/signals';
import type { Options, OptionValue } from '@tischrunde/engine';
import { type GameId, lengthText } from '@tischrunde/rulebook';
import { usualLength } from '../../games/usual-length.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice } from '../../ui/dialog.tsx';

const ways = ['usual', 'rounds', 'target'] as const;
type Way = (typeof ways)[number];

const beginning: Readonly<Record<'rounds' | 'target', number>> = { rounds: 3, target: 100 };

interface MatchLengthProps {
  readonly game: GameId;
  readonly players: number;
  /** The set of dominoes that is played with. */
  readonly set: OptionValue;
  readonly agreed: Signal<Options>;
}

/** The length of a match: the game's default, a number of rounds, or a target score. */
export function MatchLength({ game, players, set, agreed }: MatchLengthProps) {
  const book = currentBook();
  const { rounds, target, ...others } = agreed.value;
  const usual = usualLength(game, players, set);
  const way: Way = rounds !== undefined ? 'rounds' : target !== undefined ? 'target' : 'usual';
  const agree = (on: Way, count: number): void => {
    agreed.value = on === 'usual' ? others : { ...others, [on]: count };
  };
  return (
    <div>
      <Choice
        title={book.say('setUp.length')}
        values={ways}
        chosen={way}
        nameOf={(value) => (value === 'usual' ? lengthText(usual, book) : book.option(game, value).name)}
        onChoose={(value) => agree(value, value === 'usual' ? 0 : beginning[value])}
      />
      {way !== 'usual' && (
        <label class="field length">
          <span class="unseen">{book.option(game, way).name}</span>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={9999}
            required
            value={Number.isNaN(rounds ?? target) ? '' : Number(rounds ?? target)}
            onInput={({ currentTarget }) => agree(way, currentTarget.valueAsNumber)}
          />
          {isWhole(rounds ?? target) && (
            <span class="quiet">
              {lengthText({ ...usual, rounds: numberOf(rounds), target: numberOf(target) }, book)}
            </span>
          )}
        </label>
      )}
    </div>
  );
}

const isWhole = (value: OptionValue | undefined): boolean => Number.isInteger(value) && Number(value) > 0;

const numberOf = (value: OptionValue | undefined): number | null => (isWhole(value) ? Number(value) : null);
