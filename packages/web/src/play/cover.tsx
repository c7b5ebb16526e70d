import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import './cover.css';
import { TakeBackButton } from './take-back-button.tsx';

interface CoverProps {
  /** For whom the hand is covered, and all people at the screen. */
  readonly seat: number;
  readonly people: readonly number[];
  readonly book: Book;
  nameOf(seat: number): string;
  onUncover(seat: number): void;
  /** Missing if the last move cannot be taken back. */
  readonly onTakeBack: (() => void) | undefined;
}

/** Covers the hand on a shared screen between turns, until the next player uncovers it. The table stays in view. */
export function Cover({ seat, people, book, nameOf, onUncover, onTakeBack }: CoverProps) {
  const isOther = useSignal(false);
  useEffect(() => {
    isOther.value = false;
  }, [seat]);
  const uncover = (person: number, isMain: boolean) => (
    <button
      key={person}
      type="button"
      class={isMain ? 'primary uncover' : 'uncover'}
      onClick={() => onUncover(person)}
    >
      {book.say('device.uncover', { name: nameOf(person) })}
    </button>
  );
  return (
    <section class="cover cloth">
      <h2>{isOther.value ? book.say('device.who') : book.say('device.hand', { name: nameOf(seat) })}</h2>
      <p class="cover-buttons">
        {isOther.value ? people.map((person) => uncover(person, person === seat)) : uncover(seat, true)}
      </p>
      {!isOther.value && (
        <p class="cover-buttons">
          <button
            type="button"
            onClick={() => {
              isOther.value = true;
            }}
          >
            {book.say('device.notMe')}
          </button>
          {onTakeBack !== undefined && <TakeBackButton {...{ book, onTakeBack }} />}
        </p>
      )}
    </section>
  );
}
