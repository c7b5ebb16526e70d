import type { Book } from '@tischrunde/rulebook';
import { nonBreaking } from '../ui/non-breaking.ts';
import type { Advice } from './advice.ts';
import './play.css';

interface AdviceNoteProps {
  /** Null while it is being computed. */
  readonly advice: readonly Advice[] | null;
  readonly book: Book;
  onClose(): void;
}

/** The best few moves of a strong bot, each with its chance to win. */
export function AdviceNote({ advice, book, onClose }: AdviceNoteProps) {
  return (
    <section class="advice" aria-label={book.say('table.advice')}>
      <div role="status">
        <b>{advice === null ? book.say('table.thinking') : book.say('table.advice')}</b>
        {advice !== null && (
          <ol>
            {advice.map(({ words, percent }) => (
              <li key={words}>
                <span>{nonBreaking(words)}</span>
                <span class="advice-chance">{book.say('table.chance', { percent })}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <button type="button" class="round" aria-label={book.say('page.close')} onClick={onClose}>
        ✕
      </button>
    </section>
  );
}

interface AdviceButtonProps {
  readonly book: Book;
  readonly busy: boolean;
  onAsk(): void;
}

export function AdviceButton({ book, busy, onAsk }: AdviceButtonProps) {
  return (
    <button
      type="button"
      class="advice-button"
      aria-label={`${book.say('puzzle.hint')}: ${book.say('table.advice')}`}
      aria-busy={busy}
      onClick={onAsk}
    >
      <svg class="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z" />
      </svg>
      <span class="advice-word">{book.say('puzzle.hint')}</span>
    </button>
  );
}
