import type { Grade } from '@tischrunde/engine';
import { addressOf, type Plan, start } from '../../session/new-match.ts';
import type { Kept } from '../../storage/match-store.ts';

/** The grades of the puzzle of the day. */
export const dailyGrades: readonly Grade[] = ['easy', 'medium', 'hard', 'expert'];

/** The puzzle of a day, the same for everybody. */
export function dailyPlan(day: Date, grade: Grade): Plan & { readonly seed: string } {
  const seed = `day ${[day.getFullYear(), day.getMonth() + 1, day.getDate()].join('-')}`;
  return { game: 'dominosa', players: 1, options: { grade }, seed };
}

/** The puzzle of a day as somebody has begun it; what they solved counts more than what they began. */
export function dailyIn(matches: readonly Kept[], day: Date, grade: Grade): Kept | undefined {
  const { game, seed } = dailyPlan(day, grade);
  const found = matches.filter(
    ({ transcript }) =>
      transcript.game === game && transcript.seed === seed && gradeIn(transcript.options) === grade,
  );
  return found.find(({ over }) => over) ?? found[0];
}

const gradeIn = (options: Kept['transcript'][string] | undefined): unknown =>
  typeof options === 'object' && options !== null && 'grade' in options ? options.grade : 'easy';

/** The address of the puzzle of a day: begun, or new. */
export function openDaily(matches: readonly Kept[], day: Date, grade: Grade): string {
  const begun = dailyIn(matches, day, grade);
  return begun === undefined ? start(dailyPlan(day, grade)) : addressOf(begun);
}
