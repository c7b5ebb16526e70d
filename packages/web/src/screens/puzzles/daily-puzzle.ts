import type { Grade } from '@tischrunde/engine';
import { type MatchSetup, matchAddress, startMatch } from '../../session/new-match.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';

/** The grades of the daily puzzle. */
export const dailyGrades: readonly Grade[] = ['easy', 'medium', 'hard', 'expert'];

/** The puzzle of a day, the same for everybody. */
export function dailySetup(day: Date, grade: Grade): MatchSetup & { readonly seed: string } {
  const seed = `day ${[day.getFullYear(), day.getMonth() + 1, day.getDate()].join('-')}`;
  return { game: 'dominosa', players: 1, options: { grade }, seed };
}

/** The saved match of a daily puzzle; a solved one takes precedence. */
export function savedDaily(matches: readonly SavedMatch[], day: Date, grade: Grade): SavedMatch | undefined {
  const { game, seed } = dailySetup(day, grade);
  const found = matches.filter(
    ({ transcript }) =>
      transcript.game === game && transcript.seed === seed && gradeIn(transcript.options) === grade,
  );
  return found.find(({ over }) => over) ?? found[0];
}

const gradeIn = (options: SavedMatch['transcript'][string] | undefined): unknown =>
  typeof options === 'object' && options !== null && 'grade' in options ? options.grade : 'easy';

/** The address of the daily puzzle, begun or new. */
export function openDaily(matches: readonly SavedMatch[], day: Date, grade: Grade): string {
  const begun = savedDaily(matches, day, grade);
  return begun === undefined ? startMatch(dailySetup(day, grade)) : matchAddress(begun);
}
