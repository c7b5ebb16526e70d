import type { Book } from '@tischrunde/rulebook';
import './actions.css';

interface TakeBackButtonProps {
  readonly book: Book;
  onTakeBack(): void;
}

/** Takes the last move back. */
export const TakeBackButton = ({ book, onTakeBack }: TakeBackButtonProps) => (
  <button type="button" class="take-back" onClick={onTakeBack}>
    <svg class="line-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
    </svg>
    <span class="take-back-word">{book.say('move.takeBack')}</span>
  </button>
);
