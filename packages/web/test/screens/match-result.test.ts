import { seatAt } from '@tischrunde/engine';
import { type Book, languages, openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { resultText } from '../../src/screens/shelf/match-result.ts';
import type { Sitter } from '../../src/session/sitter.ts';
import { dayAndTime } from '../../src/ui/day-and-time.ts';
import { playRound } from '../random-round.ts';

const book = await openBook('en');
const you: Sitter = { name: '', plays: 'person' };
const bea: Sitter = { name: 'Bea', plays: 'easy' };
const carlo: Sitter = { name: 'Carlo', plays: 'easy' };

const view = playRound({ game: 'block', players: 2, options: { rounds: 1 }, seed: 1 }).view(null);

function ended(
  sitters: readonly Sitter[],
  winners: readonly number[],
  scores: number[] | null,
  reader: Book = book,
): string {
  return resultText(
    { ...view, phase: 'matchOver', winners: winners.map(seatAt), scores },
    { sitters },
    reader,
  );
}

describe('how a match ended', () => {
  test('is told with the points of both players', () => {
    expect(ended([you, bea], [1], [85, 120])).toBe('Bea won, 120 to 85');
    expect(ended([you, bea], [0], [120, 85])).toBe('You won, 120 to 85');
  });

  test('is told with the points of the winner, if there are more', () => {
    expect(ended([you, bea, carlo], [2], [3, 4, 50])).toBe('Carlo won, 50 points');
    expect(ended([you, bea, carlo], [1, 2], [3, 50, 50])).toBe('Bea and Carlo shared the win, 50 points');
  });

  test('names a draw, and points that are secret not at all', () => {
    expect(ended([you, bea], [0, 1], [5, 5])).toBe('A draw');
    expect(ended([you, bea], [1], null)).toBe('Bea won');
  });

  test('nobody is “you” where several people shared a screen', () => {
    const ada: Sitter = { name: 'Ada', plays: 'person' };
    expect(ended([ada, { ...bea, plays: 'person' }], [0], [9, 2])).toBe('Ada won, 9 to 2');
  });

  test('is whether a puzzle was solved', () => {
    expect(ended([you], [0], [0])).toBe('Solved');
    expect(ended([you], [], [0])).toBe('Not solved');
  });

  test.each(languages)('is a whole sentence in %s', async (language) => {
    const text = ended([you, bea], [1], [85, 120], await openBook(language));
    expect(text).toMatch(/Bea.*120.*85/);
  });
});

describe('when a match was played', () => {
  const now = new Date(2026, 10, 18, 13, 40).getTime();
  const at = (day: number, hour: number, minute: number): number =>
    new Date(2026, 10, day, hour, minute).getTime();

  test('is said as people do', () => {
    expect(dayAndTime(at(18, 0, 5), now, 'de')).toBe('heute, 00:05');
    expect(dayAndTime(at(17, 23, 55), now, 'de')).toBe('gestern, 23:55');
    expect(dayAndTime(at(16, 23, 55), now, 'de')).toBe('16.11.2026');
    expect(dayAndTime(at(18, 13, 28), now, 'ja')).toBe('今日 13:28');
    expect(dayAndTime(at(18, 13, 28), now, 'en')).toBe('today, 13:28');
  });
});
