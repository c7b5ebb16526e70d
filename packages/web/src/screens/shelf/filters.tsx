import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { currentBook } from '../../ui/current-language.ts';
import type { GameFilter } from './game-search.ts';

/** How many players, how long, for whom. A second tap removes a filter. */
export function Filters({ wishes }: { readonly wishes: Signal<GameFilter> }) {
  const book = currentBook();
  const { people, minutes, children, puzzles, words } = wishes.value;
  const change = (part: Partial<GameFilter>): void => {
    wishes.value = { ...wishes.value, ...part };
  };
  return (
    <search class="filters">
      <label class="search">
        <span class="unseen">{book.say('shelf.search')}</span>
        <input
          type="search"
          placeholder={book.say('shelf.search')}
          value={words}
          onInput={({ currentTarget }) => change({ words: currentTarget.value })}
        />
      </label>
      <div class="filter-row">
        <Group title={book.say('shelf.people')}>
          {[1, 2, 3, 4, 5].map((count) => (
            <Chip
              key={count}
              on={people === count}
              label={count > 1 && count < 5 ? book.say('book.players', { count }) : undefined}
              onPress={() => change({ people: people === count ? null : count })}
            >
              {count === 1 ? book.say('shelf.alone') : count === 5 ? book.say('shelf.fiveUp') : count}
            </Chip>
          ))}
        </Group>
        <Group title={book.say('shelf.time')}>
          {[10, 20].map((count) => (
            <Chip
              key={count}
              on={minutes === count}
              onPress={() => change({ minutes: minutes === count ? null : count })}
            >
              {book.say('shelf.upTo', { count })}
            </Chip>
          ))}
        </Group>
        <Group title={book.say('shelf.kind')}>
          <Chip on={children} onPress={() => change({ children: !children })}>
            {book.say('shelf.children')}
          </Chip>
          <Chip on={puzzles} onPress={() => change({ puzzles: !puzzles })}>
            {book.say('shelf.puzzles')}
          </Chip>
        </Group>
      </div>
    </search>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class="chips">
      <legend class="unseen">{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  readonly on: boolean;
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
  onPress(): void;
}

function Chip({ on, label, children, onPress }: ChipProps) {
  return (
    <button type="button" class="chip" aria-pressed={on} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
