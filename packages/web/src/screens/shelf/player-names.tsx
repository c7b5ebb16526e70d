import type { Signal } from '@preact/signals';
import { currentBook } from '../../ui/current-language.ts';

interface PlayerNamesProps {
  readonly names: Signal<readonly string[]>;
  readonly count: number;
}

/** A field for the name of each player. */
export function PlayerNames({ names, count }: PlayerNamesProps) {
  const book = currentBook();
  return (
    <div class="names">
      {Array.from({ length: count }, (_, seat) => (
        <label key={seat} class="field">
          <span class="unseen">{book.say('setUp.name', { number: seat + 1 })}</span>
          <input
            type="text"
            maxLength={20}
            autoComplete="off"
            placeholder={book.say('seat.number', { number: seat + 1 })}
            value={names.value[seat] ?? ''}
            onInput={({ currentTarget }) => {
              names.value = Object.assign([...names.value], { [seat]: currentTarget.value });
            }}
          />
        </label>
      ))}
    </div>
  );
}
