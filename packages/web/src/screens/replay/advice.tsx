import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { describeMove } from '../../play/move-description.ts';
import type { Analysis } from './analysis.ts';

interface AdviceProps {
  /** The analysis of the position shown, once it is known. */
  readonly thought: Analysis | undefined;
  readonly thinks: boolean;
  /** Whether the user asked for advice. */
  readonly shows: boolean;
  /** Whether there is a decision in the position shown. */
  readonly decides: boolean;
  readonly done: number;
  readonly count: number;
  readonly view: View;
  readonly book: Book;
  nameOf(seat: number): string;
  onAsk(): void;
  onStop(): void;
}

/** What a strong bot would do, on request. */
export function Advice(props: AdviceProps) {
  const { thought, thinks, shows, decides, done, count, view, book, nameOf, onAsk, onStop } = props;
  const percent = new Intl.NumberFormat(book.language, { style: 'percent' });
  return (
    <section class="look-back-advice">
      {thinks ? (
        <p>
          <span class="quiet">{book.say('look.thinking', { number: done, count })}</span>
          <button type="button" onClick={onStop}>
            {book.say('look.stop')}
          </button>
        </p>
      ) : (
        done < count && (
          <button type="button" class="primary" onClick={onAsk}>
            {book.say('look.strong')}
          </button>
        )
      )}
      {shows && (
        <p role="status">
          {thought !== undefined &&
            book.say('look.best', {
              move: describeMove(thought.best, view, book, nameOf),
              percent: percent.format(thought.chance),
            })}{' '}
          {thought?.agrees === true && book.say('look.same')}
          {thought?.agrees === false &&
            thought.made !== null &&
            book.say('look.made', { percent: percent.format(thought.made) })}
          {!decides && book.say('look.nothing')}
        </p>
      )}
    </section>
  );
}
