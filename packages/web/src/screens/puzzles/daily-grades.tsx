import { useLocation } from 'preact-iso/router';
import { timeOf } from '../../play/puzzle/clock.tsx';
import { wasPlayed } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { DailyHeading } from '../shelf/daily-card.tsx';
import { useSavedMatches } from '../shelf/use-saved-matches.ts';
import { dailyGrades, openDaily, savedDaily } from './daily-puzzle.ts';

/** The daily puzzle in every grade, with the player's progress. */
export function DailyGrades() {
  const book = currentBook();
  const { route } = useLocation();
  const { matches } = useSavedMatches();
  const today = new Date();
  return (
    <section class="banner daily">
      <DailyHeading today={today} />
      <ul class="daily-grades">
        {dailyGrades.map((grade) => {
          const begun = savedDaily(matches, today, grade);
          const isSolved = begun?.over === true;
          return (
            <li key={grade}>
              <button
                type="button"
                data-solved={isSolved}
                onClick={() => route(openDaily(matches, today, grade))}
              >
                <b>{book.choice(grade)}</b>
                <span class="quiet">
                  {isSolved
                    ? `✓ ${timeOf(begun.notes?.seconds ?? 0)}`
                    : book.say(begun !== undefined && wasPlayed(begun) ? 'shelf.continue' : 'shelf.play')}
                </span>
                {isSolved && <span class="unseen">{book.say('puzzle.solvedToday')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
