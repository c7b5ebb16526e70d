import type { Signal } from '@preact/signals';
import type { Options } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { currentBook } from '../../ui/current-language.ts';
import { Choice } from '../../ui/dialog.tsx';

const ways = ['usual', 'rounds', 'target'] as const;
type Way = (typeof ways)[number];

const beginning: Readonly<Record<'rounds' | 'target', number>> = { rounds: 3, target: 100 };

/** The length of a match: the game's default, a number of rounds, or a target score. */
export function MatchLength({ game, agreed }: { readonly game: GameId; readonly agreed: Signal<Options> }) {
  const book = currentBook();
  const { rounds, target, ...others } = agreed.value;
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
        nameOf={(value) => (value === 'usual' ? book.say('setUp.usual') : book.option(game, value).name)}
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
        </label>
      )}
    </div>
  );
}
