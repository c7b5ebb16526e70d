import type { JsonObject } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { percentIn, reasonsText } from '../../play/reason-text.ts';
import type { Analysis } from './analysis.ts';

interface AdviceProps {
  /** The analysis of the position shown, once it is known. */
  readonly analysis: Analysis | undefined;
  readonly isRunning: boolean;
  /** Whether the user asked for advice. */
  readonly shows: boolean;
  /** Whether there is a decision in the position shown. */
  readonly decides: boolean;
  readonly done: number;
  readonly count: number;
  readonly book: Book;
  nameOf(seat: number): string;
  /** A move of the position shown, in words. */
  inWords(move: JsonObject): string;
  onAsk(): void;
  onStop(): void;
}

/** What a strong bot would do, on request. */
export function Advice(props: AdviceProps) {
  const { analysis, isRunning, shows, decides, done, count, book, nameOf, inWords, onAsk, onStop } = props;
  return (
    <section class="look-back-advice">
      {isRunning ? (
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
          {analysis !== undefined &&
            book.say('look.best', {
              move: inWords(analysis.best),
              percent: percentIn(analysis.chance, book),
            })}{' '}
          {analysis !== undefined && reasonsText(analysis.why, book, nameOf)}{' '}
          {analysis?.agrees === true && book.say('look.same')}
          {analysis?.agrees === false &&
            analysis.made !== null &&
            book.say('look.made', { percent: percentIn(analysis.made, book) })}
          {!decides && book.say('look.nothing')}
        </p>
      )}
    </section>
  );
}
