import type { Book, GameId } from '@tischrunde/rulebook';
import { isOfCards } from './card-games.ts';
import type { HandOrder } from './hand-order.ts';

interface SortButtonProps {
  readonly order: HandOrder;
  readonly game: GameId;
  readonly book: Book;
  onSort(): void;
}

/** Sorts the hand in the next way. */
export function SortButton({ order, game, book, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      class="sort-button"
      aria-label={`${book.say('hand.sort')}: ${orderText(order, game, book)}`}
      onClick={onSort}
    >
      <svg class="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M7 4v15M3.5 15.5L7 19l3.5 -3.5M13 7h4M13 12h6M13 17h8" />
      </svg>
      <span class="advice-word">{book.say('hand.sort')}</span>
    </button>
  );
}

function orderText(order: HandOrder, game: GameId, book: Book): string {
  if (order === 'kind') return book.say(isOfCards(game) ? 'hand.byColour' : 'hand.doublesFirst');
  return book.say(order === 'value' ? 'hand.byValue' : 'hand.asDealt');
}
