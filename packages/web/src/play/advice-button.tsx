import type { Book } from '@tischrunde/rulebook';
import './advice.css';

interface AdviceButtonProps {
  readonly book: Book;
  readonly busy: boolean;
  readonly pressed: boolean;
  onPress(): void;
}

/** Asks for hints, and puts them away again. */
export function AdviceButton({ book, busy, pressed, onPress }: AdviceButtonProps) {
  return (
    <button
      type="button"
      class="advice-button"
      aria-label={`${book.say('puzzle.hint')}: ${book.say('table.advice')}`}
      aria-busy={busy}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <svg class="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z" />
      </svg>
      <span class="advice-word">{book.say('puzzle.hint')}</span>
    </button>
  );
}
