import { useLocation } from 'preact-iso/router';
import { Picture } from '../../games/picture.tsx';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { openDaily, savedDaily } from '../puzzles/daily-puzzle.ts';
import { useSavedMatches } from './use-saved-matches.ts';

/** The daily puzzle, and a link to all other puzzles. */
export function DailyCard() {
  const book = currentBook();
  const { route } = useLocation();
  const { matches } = useSavedMatches();
  const today = new Date();
  const isSolved = savedDaily(matches, today, 'easy')?.over === true;
  return (
    <section class="banner">
      <DailyHeading today={today} />
      <a class="button" href={pathOf('/puzzles')}>
        {book.say('shelf.puzzles')}
      </a>
      <button
        type="button"
        class={isSolved ? '' : 'primary'}
        aria-label={`${book.say(isSolved ? 'puzzle.solvedToday' : 'shelf.play')}: ${book.say('shelf.daily')}`}
        onClick={() => route(openDaily(matches, today, 'easy'))}
      >
        {isSolved ? `✓ ${book.say('puzzle.solvedToday')}` : book.say('shelf.play')}
      </button>
    </section>
  );
}

/** The name of the daily puzzle, and its date. */
export function DailyHeading({ today }: { readonly today: Date }) {
  const book = currentBook();
  return (
    <>
      <Picture game="dominosa" />
      <div>
        <h2>{book.say('shelf.daily')}</h2>
        <p class="quiet">
          {book.name('dominosa')} · {today.toLocaleDateString(book.language, { dateStyle: 'long' })}
        </p>
      </div>
    </>
  );
}
