import { type Signal, useSignal } from '@preact/signals';
import { handWish, saveHandWish } from '../../storage/hand-mode.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useMedia } from '../../ui/use-media.ts';

/** Whether this device shows the hand alone. */
export interface HandChoice {
  /** There is a board, and a hand to show. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly showsBoard: Signal<boolean>;
}

/** A device that one holds in a hand: its shorter side is short. */
const isPhone = '(max-width: 640px), (max-height: 540px)';

/** At a table with a board, a phone becomes a hand, unless somebody has chosen otherwise on this device. */
export function useHandChoice(boards: number, isSeated: boolean): HandChoice {
  const showsBoard = useSignal(false);
  const isSmall = useMedia(isPhone);
  const isPossible = boards > 0 && isSeated;
  return { isPossible, isOn: isPossible && (handWish.value ?? isSmall), showsBoard };
}

/** In the bar of the table: shows the small board. */
export function SmallBoardButton({ choice: { isOn, showsBoard } }: { readonly choice: HandChoice }) {
  const book = currentBook();
  if (!isOn) return null;
  return (
    <button
      type="button"
      class="round"
      aria-pressed={showsBoard.value}
      aria-label={book.say('hand.board')}
      title={book.say('hand.board')}
      onClick={() => {
        showsBoard.value = !showsBoard.value;
      }}
    >
      <svg class="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M3 5h18v11H3ZM8 20h8" />
      </svg>
    </button>
  );
}

/** In the menu of the table: goes back and forth between the hand alone and the whole table. */
export function HandSwitch({ choice: { isPossible, isOn } }: { readonly choice: HandChoice }) {
  const book = currentBook();
  if (!isPossible) return null;
  return (
    <div class="menu-buttons">
      <p class="quiet">{book.say('hand.about')}</p>
      <button type="button" onClick={() => saveHandWish(!isOn)}>
        {book.say(isOn ? 'hand.whole' : 'hand.only')}
      </button>
    </div>
  );
}
