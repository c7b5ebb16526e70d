import { computed } from '@preact/signals';
import { currentMatch } from '../../session/new-match.ts';
import { saveMatch } from '../../storage/match-store.ts';
import type { PuzzleNotes } from '../../storage/saved-match.ts';

const nothing: PuzzleNotes = { seconds: 0, marks: [] };

const currentNotes = (): PuzzleNotes => currentMatch.peek()?.notes ?? nothing;

/** The marks on the puzzle that lies on the table. */
export const currentMarks = computed(() => currentMatch.value?.notes?.marks ?? nothing.marks);

/** How long somebody has been at the puzzle that lies on the table. */
export const currentSeconds = (): number => currentNotes().seconds;

/** Marks are kept at once. */
export const saveMarks = (marks: readonly string[]): void => note({ marks }, true);

/** In seconds. Whoever closes the page loses no more of their time than this. */
const often = 5;

export function saveSeconds(seconds: number): void {
  if (seconds !== currentSeconds()) note({ seconds }, seconds % often === 0);
}

function note(change: Partial<PuzzleNotes>, atOnce: boolean): void {
  const match = currentMatch.peek();
  if (match === null) return;
  currentMatch.value = { ...match, notes: { ...currentNotes(), ...change } };
  if (atOnce) void saveMatch(currentMatch.value);
}
