import type { Level } from '@tischrunde/bots';
import { findGame } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { type MatchSummary, movesIn, type SavedMatch } from '../../storage/saved-match.ts';
import { personIn } from './match-summary.ts';

/** Some matches in numbers. */
export interface Tally {
  readonly matches: number;
  readonly wins: number;
  /** Wins in a row up to the latest match, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The chance of winning given away per decision; null if it has not been worked out. */
  readonly given: number | null;
}

/** The matches of a game against bots of a level; null in games for one. */
export interface GameTally extends Tally {
  readonly game: GameId;
  readonly level: Level | null;
}

export interface Statistics {
  readonly all: Tally;
  /** The games played most in front. */
  readonly games: readonly GameTally[];
}

/** A finished match of one person whose result is known. */
interface Counted {
  readonly game: GameId;
  readonly level: Level | null;
  readonly isWon: boolean;
  readonly judged: MatchSummary['judged'];
}

/** Whether a match belongs into the statistics: finished, with one person. */
export const counts = (match: SavedMatch): boolean => match.over && personIn(match) !== null;

/** What is known of a match, unless it went on since. */
export const summaryIn = ({ summary, transcript }: SavedMatch): MatchSummary | null =>
  summary !== undefined && summary.moves === movesIn(transcript) ? summary : null;

export function statisticsOf(matches: readonly SavedMatch[]): Statistics {
  const counted = matches
    .filter(counts)
    .toSorted((one, other) => one.touched - other.touched)
    .flatMap(countedAs);
  const games = [...Map.groupBy(counted, ({ game, level }) => `${game} ${level}`).values()].map(
    (group): GameTally => ({ game: group[0].game, level: group[0].level, ...tallyOf(group) }),
  );
  return { all: tallyOf(counted), games: games.toSorted((one, other) => other.matches - one.matches) };
}

function countedAs(match: SavedMatch): Counted[] {
  const summary = summaryIn(match);
  const seat = personIn(match);
  const game = findGame(String(match.transcript.game))?.id;
  if (summary === null || seat === null || game === undefined) return [];
  return [{ game, level: levelIn(match), isWon: summary.winners.includes(seat), judged: summary.judged }];
}

/** All bots of a match have the same level. */
function levelIn({ sitters }: SavedMatch): Level | null {
  for (const { plays } of sitters) if (plays !== 'person' && plays !== 'far') return plays;
  return null;
}

function tallyOf(matches: readonly Counted[]): Tally {
  let [wins, streak, bestStreak, decisions, given] = [0, 0, 0, 0, 0];
  for (const { isWon, judged } of matches) {
    streak = isWon ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
    if (isWon) wins++;
    decisions += judged?.decisions ?? 0;
    given += judged?.given ?? 0;
  }
  return {
    matches: matches.length,
    wins,
    streak,
    bestStreak,
    given: decisions === 0 ? null : given / decisions,
  };
}
