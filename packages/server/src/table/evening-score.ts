import type { Evening, MatchResult, PersonScore, SeatResult } from '@tischrunde/protocol';
import { mostPeopleInScore, mostResults } from '../limits.ts';
import type { TableMatch } from './table-match.ts';

/** The winners and scores of a finished match by the referee; both null for one that became too long. */
export interface FinalScores {
  readonly winners: readonly number[] | null;
  readonly scores: readonly number[] | null;
}

export function finalScores(running: TableMatch | null): FinalScores {
  if (running?.match.phase !== 'matchOver') return { winners: null, scores: null };
  const { winners, scores } = running.match.view(null);
  return { winners, scores };
}

/** The place of each seat from 1, equal ones sharing it; nobody has one where there is no winner. */
export function placesOf(
  { winners, scores }: FinalScores,
  wins: 'most' | 'fewest',
): readonly (number | null)[] {
  if (winners === null || scores === null) return [];
  if (winners.length === 0) return scores.map(() => null);
  const isWinner = scores.map((_, seat) => winners.includes(seat));
  const isBetter = (one: number, other: number): boolean =>
    isWinner[one] !== isWinner[other]
      ? isWinner[one]
      : !isWinner[one] && (wins === 'most' ? scores[one] > scores[other] : scores[one] < scores[other]);
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => isBetter(other, seat)).length);
}

/** The score of all matches at a table. A person is a guest under one name: a device may be passed around. */
export class EveningScore {
  /** Another object after every change. */
  evening: Evening = { matches: 0, people: [], results: [] };

  /** Counts a finished match. */
  add(match: number, game: string, at: number, seats: readonly SeatResult[]): void {
    const { matches, people, results } = this.evening;
    const result: MatchResult = { match, game, at, seats };
    let scores = people;
    for (const seat of seats) scores = withSeat(scores, seat);
    const isDecided = seats.some(({ place }) => place !== null);
    this.evening = {
      matches: matches + (isDecided ? 1 : 0),
      people: scores.toSorted(byRank).slice(0, mostPeopleInScore),
      results: [...results, result].slice(-mostResults),
    };
  }

  rename(guest: string, before: string, name: string): void {
    const isMeant = (one: { readonly guest: string | null; readonly name: string | null }): boolean =>
      one.guest === guest && one.name === before;
    const { people, results, ...others } = this.evening;
    this.evening = {
      ...others,
      people: people.map((person) => (isMeant(person) ? { ...person, name } : person)),
      results: results.map((result) => ({
        ...result,
        seats: result.seats.map((seat) => (isMeant(seat) ? { ...seat, name } : seat)),
      })),
    };
  }

  /** Whether a guest has played a match here that counts. */
  hasPlayed(guest: string): boolean {
    return this.evening.people.some((person) => person.guest === guest);
  }
}

function withSeat(
  people: readonly PersonScore[],
  { guest, name, place }: SeatResult,
): readonly PersonScore[] {
  if (guest === null || name === null || place === null) return people;
  const index = people.findIndex((person) => person.guest === guest && person.name === name);
  const before = people[index] ?? { guest, name, matches: 0, wins: 0, places: [] };
  const places = Array.from(
    { length: Math.max(place, before.places.length) },
    (_, at) => (before.places[at] ?? 0) + (at === place - 1 ? 1 : 0),
  );
  const after: PersonScore = {
    ...before,
    matches: before.matches + 1,
    wins: before.wins + (place === 1 ? 1 : 0),
    places,
  };
  return index < 0 ? [...people, after] : people.with(index, after);
}

/** Most wins first, then most second places, and so on; of equal ones the one who needed fewer matches. */
function byRank(one: PersonScore, other: PersonScore): number {
  const most = Math.max(one.places.length, other.places.length);
  for (let at = 0; at < most; at++) {
    const more = (other.places[at] ?? 0) - (one.places[at] ?? 0);
    if (more !== 0) return more;
  }
  return one.matches - other.matches;
}
