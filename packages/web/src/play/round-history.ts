import type { Event, GameId, View } from '@tischrunde/engine';
import { type Book, narrate, type People, type Sentence } from '@tischrunde/rulebook';
import type { SeatView } from '../session/table.ts';

/** A line of the score sheet. */
export interface SheetRow {
  readonly round: number;
  /** Null if they are secret. */
  readonly points: readonly number[] | null;
}

/** The finished rounds, and the current one once it has scores. */
export function rowsOf(sheet: SeatView['sheet'], { phase, round, gained }: View): readonly SheetRow[] {
  const rows = sheet.map((points, index) => ({ round: index + 1, points }));
  const isOn = phase === 'play' && gained?.some((points) => points !== 0) === true;
  return isOn ? [...rows, { round, points: gained }] : rows;
}

/** What happened in a round, in sentences. */
export interface Chapter {
  readonly round: number;
  readonly sentences: readonly Sentence[];
}

/** What was heard in a match, round by round. */
export function chaptersOf(
  events: readonly Event[],
  game: GameId,
  book: Book,
  people: People,
): readonly Chapter[] {
  const rounds: { readonly round: number; readonly heard: Event[] }[] = [];
  for (const event of events) {
    if (event.type === 'dealt') rounds.push({ round: event.round, heard: [] });
    else rounds.at(-1)?.heard.push(event);
  }
  return rounds.map(({ round, heard }) => ({ round, sentences: sentencesOf(heard, game, book, people) }));
}

/** What was heard in the current round. */
export const lastChapter = ({ view, events }: SeatView, book: Book, people: People): Chapter => ({
  round: view.round,
  sentences: sentencesOf(events.filter(isNoSecret), view.game, book, people),
});

/** Which tiles lie face down again, everybody has to remember. */
const isNoSecret = ({ type }: Event): boolean => type !== 'dealt' && type !== 'flipped' && type !== 'missed';

const sentencesOf = (events: readonly Event[], game: GameId, book: Book, people: People): Sentence[] =>
  narrate(book, events, game, people);
