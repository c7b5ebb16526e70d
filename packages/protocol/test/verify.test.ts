import { isObject, type Json, type JsonObject, openMatch, readTranscript, seatsOf } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import type { MatchFile } from '../src/answers.ts';
import { commitmentTo, sealOf, seedFrom } from '../src/fair.ts';
import { checkFairness, type Fault, type Remembered } from '../src/verify.ts';

const secret = 'what the table keeps to itself';
const words = ['first-word', null, 'third-word'];
const seals = words.map((word) => (word === null ? null : sealOf(word)));

/** A match as an honest table writes it, in which everybody makes the first legal move; up to its end, or to a number of moves. */
function honest(game: string, most = Number.POSITIVE_INFINITY): MatchFile {
  const opening = { game, players: words.length, options: { rounds: 2 }, seed: seedFrom(secret, words) };
  const match = openMatch(readTranscript({ ...opening, moves: [] }));
  for (let made = 0; made < most && match.phase !== 'matchOver'; made++) {
    const [seat] = seatsOf(match.players).filter((able) => match.legal(able).length > 0);
    match.attempt(seat, match.legal(seat)[0]);
  }
  return {
    table: '0123456789',
    match: 1,
    commitment: commitmentTo(secret),
    secret,
    words,
    names: ['Anna', null, 'Chiara'],
    transcript: match.transcript(),
  };
}

const file = honest('block');
const listIn = (field: string, from = file): readonly Json[] => {
  const list = from.transcript[field];
  return Array.isArray(list) ? list : [];
};
const changed = (fields: Partial<MatchFile>): MatchFile => ({ ...file, ...fields });
const retold = (fields: JsonObject): MatchFile => changed({ transcript: { ...file.transcript, ...fields } });

const otherSecret = 'another secret';
const otherWords = ['first-word', null, 'chosen-word'];
const otherDeals = listIn('deals').map((deal, round) =>
  round === 1 && isObject(deal) && Array.isArray(deal.hands)
    ? { ...deal, hands: deal.hands.toReversed() }
    : deal,
);
const otherMoves = listIn('moves').map((move, at) =>
  at === 3 && isObject(move) ? { ...move, type: 'sing' } : move,
);

type Case = readonly [about: string, file: MatchFile, place?: number | null, noted?: Remembered];

/** A fault without a case does not compile. */
const unfair: Readonly<Record<Fault, readonly Case[]>> = {
  file: [
    ['an empty transcript', changed({ transcript: {} })],
    ['words for another number of players', changed({ words: [] })],
    ['an unknown game', retold({ game: 'chess' })],
  ],
  commitment: [
    [
      'another hash than the one noted',
      {
        ...retold({ seed: seedFrom(otherSecret, words) }),
        secret: otherSecret,
        commitment: commitmentTo(otherSecret),
      },
      null,
      { commitment: file.commitment },
    ],
  ],
  secret: [
    [
      'a secret that does not match its hash',
      { ...retold({ seed: seedFrom(otherSecret, words) }), secret: otherSecret },
    ],
  ],
  word: [
    [
      'another word than the one noted',
      { ...retold({ seed: seedFrom(secret, otherWords) }), words: otherWords },
      3,
      { seat: 2, word: 'third-word' },
    ],
    [
      'a word that was chosen after the others were told',
      { ...retold({ seed: seedFrom(secret, otherWords) }), words: otherWords },
      3,
      { seat: 0, word: 'first-word', seals },
    ],
    [
      'a word on a seat that had none',
      {
        ...retold({ seed: seedFrom(secret, ['first-word', 'lucky', 'third-word']) }),
        words: ['first-word', 'lucky', 'third-word'],
      },
      2,
      { seat: 0, word: 'first-word', seals },
    ],
  ],
  seed: [
    ['a word that did not go into the seed', changed({ words: otherWords })],
    ['a seed of the table’s own choosing', retold({ seed: 'lucky' })],
  ],
  deal: [
    ['hands exchanged in the second round', retold({ deals: otherDeals }), 2],
    ['a round that was dealt and not played', retold({ moves: listIn('moves').slice(0, 3) }), 2],
  ],
  move: [['an illegal move', retold({ moves: otherMoves }), 4]],
  end: [
    ['a match that has not begun', honest('block', 0)],
    ['a match that was broken off', honest('block', 20)],
    ['a match without its last move', retold({ moves: listIn('moves').slice(0, -1) })],
  ],
};

describe('a finished match is dealt and replayed', () => {
  test.each(['block', 'carlit', 'solo'])('an honest one of %s is fair', (game) => {
    const played = honest(game);
    expect(checkFairness(played)).toEqual({ fair: true });
    const fromTheWire: MatchFile = JSON.parse(JSON.stringify(played));
    const noted = { commitment: played.commitment, seat: 2, word: 'third-word', seals };
    expect(checkFairness(fromTheWire, noted)).toEqual({ fair: true });
  });

  describe.each(Object.entries(unfair))('the fault “%s”', (fault, cases) => {
    for (const [about, wrong, place = null, noted = {}] of cases)
      test(about, () => {
        expect(checkFairness(wrong, noted)).toEqual({ fair: false, fault, place });
      });
  });
});
