import type { Book } from '@tischrunde/rulebook';
import { nonBreaking } from '../ui/non-breaking.ts';
import type { Advice } from './advice.ts';
import './advice.css';

interface AdviceStripProps {
  /** Null while it is being computed. */
  readonly advice: readonly Advice[] | null;
  /** The index of the hint that is read. */
  readonly current: number;
  readonly book: Book;
  onRead(index: number): void;
  onPlay(advice: Advice): void;
  onClose(): void;
}

/**
 * The hints in words, one at a time. It lies over what surrounds the table, never over the table, and the table keeps its size: one
 * looks for the place of a hint there.
 */
export function AdviceStrip({ advice, current, book, onRead, onPlay, onClose }: AdviceStripProps) {
  const read = advice?.[current];
  return (
    <section class="advice" aria-label={book.say('table.advice')}>
      {advice === null ? (
        <span class="quiet">{book.say('table.thinking')}</span>
      ) : (
        advice.map((hint, index) => (
          <button
            key={hint.number}
            type="button"
            class="advice-chip"
            aria-pressed={index === current}
            onClick={() => onRead(index)}
          >
            <span class="unseen">
              {book.say('advice.hint', { number: hint.number, percent: hint.percent })}
            </span>
            <b class="advice-number" aria-hidden="true">
              {hint.number}
            </b>
            <span class="advice-percent" aria-hidden="true">
              {hint.percent}
            </span>
          </button>
        ))
      )}
      <p role="status" class="advice-why">
        {read !== undefined && (
          <>
            <b>{nonBreaking(read.words)}</b> {nonBreaking(read.why)}
          </>
        )}
      </p>
      {read !== undefined && (
        <button type="button" class="primary advice-play" onClick={() => onPlay(read)}>
          {book.say('advice.play')}
        </button>
      )}
      <button type="button" class="round" aria-label={book.say('page.close')} onClick={onClose}>
        ✕
      </button>
    </section>
  );
}
