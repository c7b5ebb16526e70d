import { currentBook } from '../reading.ts';
import type { Plan } from '../starting.ts';
import { Picture } from './shelf-picture.tsx';

/** One puzzle a day, the same for everybody. */
export function Daily({ onPlay }: { onPlay(plan: Plan): void }) {
  const book = currentBook();
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].join('-');
  return (
    <section class="banner">
      <Picture game="dominosa" />
      <div>
        <h2>{book.say('shelf.daily')}</h2>
        <p class="quiet">
          {book.name('dominosa')} · {today.toLocaleDateString(book.language, { dateStyle: 'long' })}
        </p>
      </div>
      <button
        type="button"
        class="primary"
        aria-label={`${book.say('shelf.play')}: ${book.say('shelf.daily')}`}
        onClick={() => onPlay({ game: 'dominosa', players: 1, seed: `day ${day}` })}
      >
        {book.say('shelf.play')}
      </button>
    </section>
  );
}
