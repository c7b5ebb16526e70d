import { type Event, type Match, openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import { openBook, type Sentence } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { withoutPoints } from '../../src/play/points.ts';
import { chaptersOf, lastChapter, rowsOf } from '../../src/play/round-history.ts';
import { eventHistory } from '../../src/session/event-history.ts';
import type { SeatView } from '../../src/session/table.ts';
import { playRound } from '../random-round.ts';

const book = await openBook('en');
const people = { front: 1, nameOf: (seat: number) => ['Ada', 'Bea', 'Carlo'][seat] };

/** What a seat is shown of a match. */
const seenBy = (match: Match, seat: number): SeatView => ({
  seat,
  ...match.known(seatAt(seat)),
  legal: [],
  moves: 0,
  outOfTurn: false,
  sheet: [],
  latest: [],
});

const deal = {
  hands: [
    ['6-6', '2-1'],
    ['6-3', '1-0'],
  ],
  stock: ['5-5', '4-4', '3-3'],
};

/** Seats have tiles left after two lays. */
const longDeal = {
  hands: [
    ['6-6', '2-1', '3-1'],
    ['6-3', '1-0', '2-0'],
  ],
  stock: ['5-5', '4-4', '3-3'],
};

/** A match that begins with a lay of each seat. */
function twoLays(game: string): Match {
  const match = openMatch(readTranscript({ game, players: 2, seed: 'told', deals: [deal] }));
  match.attempt(seatAt(0), { type: 'lay', tile: '6-6' });
  match.attempt(seatAt(1), { type: 'lay', tile: '6-3', at: '6-6:6' });
  return match;
}

const historyOf = (match: Match, seat: number | null): readonly Event[] => {
  const { opening, moves } = eventHistory(match.transcript(), seat);
  return [opening, ...moves.map(({ events }) => events)].flat();
};

const texts = (sentences: readonly Sentence[]): string[] => sentences.map(({ text }) => text);

describe('the log', () => {
  test('tells the round to a seat that has no transcript', () => {
    const { round, sentences } = lastChapter(seenBy(twoLays('block'), 1), book, people);
    expect(round).toBe(1);
    expect(texts(sentences)).toEqual([
      'Ada plays 6-6.',
      'Ada draws 1 tile.',
      expect.stringMatching(/^You play 6-3 against /),
      'You win the round.',
      'The round is blocked.',
    ]);
  });

  test('says why a lay scored', () => {
    const { sentences } = lastChapter(seenBy(twoLays('fives'), 1), book, people);
    expect(sentences[2].text).toBe('You get 15 points (the ends make 12 + 3 = 15).');
  });

  test('tells a match round by round, also where the next round begins at once', () => {
    const match = openMatch(readTranscript({ game: 'hektik', players: 2, seed: 'rounds' }));
    for (const seat of [0, 1, 0]) match.attempt(seatAt(seat), { type: 'giveUp' });
    const chapters = chaptersOf(historyOf(match, 1), 'hektik', book, people);
    expect(chapters.map(({ round }) => round)).toEqual([1, 2]);
    expect(texts(chapters[0].sentences)).toContain('You give up.');
    expect(texts(chapters[1].sentences)).toEqual([
      expect.stringMatching(/ is up for grabs\.$/),
      'Ada gives up.',
    ]);
  });

  test('names what the seat drew itself, and only counts what others drew', () => {
    const match = playRound({ game: 'solo', players: 3, seed: 3 });
    const sentences = chaptersOf(historyOf(match, 1), 'solo', book, people).flatMap((told) =>
      texts(told.sentences),
    );
    expect(sentences.some((sentence) => /^You draw (red|green|blue|yellow)/.test(sentence))).toBe(true);
    expect(sentences.some((sentence) => /^Ada draws \d/.test(sentence))).toBe(true);
    expect(sentences.filter((sentence) => /^(Ada|Carlo) draws (?!the \d)\D/.test(sentence))).toEqual([]);
  });

  test('does not remember at Konzentration what lies face down again', () => {
    const match = playRound({ game: 'concentration', seed: 1 });
    const sentences = texts(lastChapter(seenBy(match, 1), book, people).sentences);
    expect(sentences).toContain('You take the pair.');
    expect(sentences.filter((sentence) => /turn|\d-\d/.test(sentence))).toEqual([]);
  });
});

test('points that have not arrived are not yet on the score sheet', () => {
  const match = openMatch(readTranscript({ game: 'fives', players: 2, seed: 'told', deals: [longDeal] }));
  match.attempt(seatAt(0), { type: 'lay', tile: '6-6' });
  match.attempt(seatAt(1), { type: 'lay', tile: '6-3', at: '6-6:6' });
  const { view } = seenBy(match, 1);
  expect(rowsOf([], view)).toEqual([{ round: 1, points: [0, 15] }]);
  const before = withoutPoints(view, new Map([[1, 15]]));
  expect(before.scores).toEqual([0, 0]);
  expect(rowsOf([], before)).toEqual([]);
});

test('a match that is played again is heard as it was', () => {
  const live: Event[] = [];
  const match = playRound({ game: 'solo', players: 3, seed: 5 }, (now) =>
    live.push(...now.latest(seatAt(2))),
  );
  expect(eventHistory(match.transcript(), 2).moves.flatMap(({ events }) => events)).toEqual(live);
  expect(eventHistory(match.transcript(), null).moves.flatMap(({ events }) => events)).not.toEqual(live);
});
