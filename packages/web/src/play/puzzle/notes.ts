import { computed } from '@preact/signals';
import { currentMatch } from '../../session/new-match.ts';
import { saveMatch } from '../../storage/match-store.ts';
import type { PuzzleNotes } from '../../storage/saved-match.ts';

const nothing: PuzzleNotes = { seconds: 0, marks: [] };

const currentNotes = (): PuzzleNotes => currentMatch.peek()?.notes ?? nothing;

/** The marks on the current puzzle. */
export const currentMarks = computed(() => currentMatch.value?.notes?.marks ?? nothing.marks);

/** The time spent on the current puzzle. */
export const currentSeconds = (): number => currentNotes().seconds;

/** Saved at once. */
export const saveMarks = (marks: readonly string[]): void => note({ marks }, true);

/** How often the time is saved, in seconds: closing the page loses no more than this. */
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
