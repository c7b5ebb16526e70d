import { computed } from '@preact/signals';
import { currentMatch } from '../../session/new-match.ts';
import { type PuzzleNotes, saveMatch } from '../../storage/match-store.ts';

const nothing: PuzzleNotes = { seconds: 0, marks: [] };

const notesAtHand = (): PuzzleNotes => currentMatch.peek()?.notes ?? nothing;

/** The marks on the puzzle that lies on the table. */
export const marksAtHand = computed(() => currentMatch.value?.notes?.marks ?? nothing.marks);

/** How long somebody has been at the puzzle that lies on the table. */
export const secondsAtHand = (): number => notesAtHand().seconds;

/** Marks are kept at once. */
export const noteMarks = (marks: readonly string[]): void => note({ marks }, true);

/** In seconds. Whoever closes the page loses no more of their time than this. */
const often = 5;

export function noteTime(seconds: number): void {
  if (seconds !== secondsAtHand()) note({ seconds }, seconds % often === 0);
}

function note(change: Partial<PuzzleNotes>, atOnce: boolean): void {
  const match = currentMatch.peek();
  if (match === null) return;
  currentMatch.value = { ...match, notes: { ...notesAtHand(), ...change } };
  if (atOnce) void saveMatch(currentMatch.value);
}
