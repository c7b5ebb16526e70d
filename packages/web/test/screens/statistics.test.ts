import {
  chanceOf,
  type JsonObject,
  openMatch,
  readTranscript,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { judged, resultOf } from '../../src/screens/statistics/match-summary.ts';
import { statisticsOf } from '../../src/screens/statistics/statistics.ts';
import { readSavedMatch, type SavedMatch } from '../../src/storage/saved-match.ts';

type Plays = 'person' | 'easy' | 'strong';

interface Made {
  readonly match: SavedMatch;
  /** By the referee, while it was played. */
  readonly isWon: boolean;
}

/** A match of random moves that was played to its end. */
function made(game: string, plays: readonly Plays[], number: number): Made {
  const options = game === 'hektik' || game === 'burg' || game === 'dominanz' ? {} : { rounds: 1 };
  const match = openMatch(
    readTranscript({ game, players: plays.length, options, seed: `${number}`, moves: [] }),
  );
  const chance = chanceOf(seedOf(`${game} ${number}`), 0);
  while (match.phase !== 'matchOver') {
    const seat = match.turn ?? seatAt(chance.below(plays.length));
    const legal = match.phase === 'play' ? match.legal(seat) : [{ type: 'next' }];
    if (legal.length > 0) match.attempt(seat, legal[chance.below(legal.length)]);
  }
  const person = plays.indexOf('person');
  const saved: SavedMatch = {
    id: `${game} ${number}`,
    transcript: match.transcript(),
    sitters: seatsOf(plays.length).map((seat) => ({ name: '', plays: plays[seat] })),
    began: number,
    touched: number,
    over: true,
  };
  return {
    match: { ...saved, summary: resultOf(saved.transcript) },
    isWon: match.view(null).winners?.includes(person) === true,
  };
}

test('the statistics are what the referee counts', () => {
  const easy = Array.from({ length: 12 }, (_, index) => made('block', ['person', 'easy'], index));
  const strong = Array.from({ length: 5 }, (_, index) =>
    made('block', ['strong', 'person', 'strong'], 20 + index),
  );
  const solo = Array.from({ length: 6 }, (_, index) => made('solo', ['person', 'easy', 'easy'], 40 + index));
  const together = made('block', ['person', 'person'], 60);
  const all = [...easy, ...strong, ...solo];
  // The order of the list does not matter, only when they were played.
  const { all: tally, games } = statisticsOf([...all, together].map(({ match }) => match).toReversed());
  const wins = all.filter(({ isWon }) => isWon).length;
  const results = all.map(({ isWon }) => (isWon ? 'w' : 'l')).join('');
  const longest = (text: string): number => Math.max(...text.split('l').map(({ length }) => length));
  expect(wins).toBeGreaterThan(0);
  expect(tally).toEqual({
    matches: 23,
    wins,
    streak: results.length - 1 - results.lastIndexOf('l'),
    bestStreak: longest(results),
    given: null,
  });
  expect(games.map(({ game, level, matches }) => [game, level, matches])).toEqual([
    ['block', 'easy', 12],
    ['solo', 'easy', 6],
    ['block', 'strong', 5],
  ]);
  expect(games[0].wins).toBe(easy.filter(({ isWon }) => isWon).length);
});

test('the chance given away is the average of all decisions, not of the matches', () => {
  const [one, other, unknown] = [1, 2, 3].map((number) => made('block', ['person', 'easy'], number).match);
  const withJudged = (match: SavedMatch, decisions: number, given: number): SavedMatch => ({
    ...match,
    summary: { ...resultOf(match.transcript), judged: { decisions, given } },
  });
  const { all } = statisticsOf([withJudged(one, 10, 0.5), withJudged(other, 30, 0.1), unknown]);
  expect(all.given).toBeCloseTo(0.6 / 40);
});

test('random play gives chances away, and forced moves do not count', async () => {
  const { match } = made('fives', ['person', 'easy'], 3);
  const { decisions, given } = await judged(match.transcript, 0, 400);
  const moves = match.transcript.moves;
  expect(decisions).toBeGreaterThan(0);
  expect(decisions).toBeLessThan(Array.isArray(moves) ? moves.length / 2 + 1 : 0);
  expect(given).toBeGreaterThan(0);
});

test('what was known of a match is forgotten once it has gone on', () => {
  const { match } = made('block', ['person', 'easy'], 4);
  const { moves } = match.transcript;
  const longer: JsonObject = { ...match.transcript, moves: Array.isArray(moves) ? [...moves, moves[0]] : [] };
  expect(statisticsOf([match]).all.matches).toBe(1);
  expect(statisticsOf([{ ...match, transcript: longer }]).all.matches).toBe(0);
  expect(statisticsOf([{ ...match, over: false }]).all.matches).toBe(0);
});

test('a damaged summary is dropped, and the match stays', () => {
  const { match } = made('block', ['person', 'easy'], 5);
  expect(readSavedMatch({ ...match })).toEqual(match);
  const { summary: _summary, ...rest } = match;
  for (const summary of [
    null,
    7,
    { moves: 1 },
    { moves: 1, winners: ['0'], judged: null },
    { ...match.summary, judged: {} },
  ])
    expect(readSavedMatch({ ...rest, summary })).toEqual(rest);
});
