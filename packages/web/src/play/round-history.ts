import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { logOf } from '../session/events.ts';
import type { Happened, Seen } from '../session/table.ts';
import { narrate, type People } from './narration.ts';

/** A line of the score sheet. */
export interface SheetRow {
  readonly round: number;
  /** Null if they are secret. */
  readonly points: readonly number[] | null;
}

/** The finished rounds, and the current one once it has scores. */
export function rowsOf(sheet: Seen['sheet'], { phase, round, gained }: View): readonly SheetRow[] {
  const rows = sheet.map((points, index) => ({ round: index + 1, points }));
  const isOn = phase === 'play' && gained?.some((points) => points !== 0) === true;
  return isOn ? [...rows, { round, points: gained }] : rows;
}

/** What happened in a round, in sentences. */
export interface Chapter {
  readonly round: number;
  readonly sentences: readonly string[];
}

/** What happened in a match, round by round. */
export function chaptersOf(
  happened: readonly Happened[],
  game: string,
  book: Book,
  people: People,
): readonly Chapter[] {
  const rounds: Happened[][] = [[]];
  for (const one of happened) {
    if (one.move.type === 'next') rounds.push([]);
    else rounds[rounds.length - 1].push(one);
  }
  return rounds.map((inRound, index) => ({
    round: index + 1,
    sentences: narrate(inRound, game, book, people),
  }));
}

/** What happened in the current round, if only a view is known. */
export const lastChapter = (view: View, book: Book, people: People): Chapter => ({
  round: view.round,
  sentences: logOf(view).flatMap((event) =>
    narrate([{ seat: Number(event.seat), move: event }], view.game, book, people),
  ),
});
