import { isObject, type Json, openMatch, readTranscript, seatsOf } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { commitmentTo, seedFrom } from '../src/fair.ts';
import type { MatchFile } from '../src/messages.ts';
import { checkFairness } from '../src/verify.ts';

const secret = 'what the table keeps to itself';
const words = ['first-word', null, 'third-word'];

/** A finished match as an honest table writes it: everybody makes the first move there is. */
function honest(game: string): MatchFile {
  const opening = { game, players: words.length, options: { rounds: 2 }, seed: seedFrom(secret, words) };
  const match = openMatch(readTranscript({ ...opening, moves: [] }));
  while (match.phase !== 'matchOver') {
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

describe('a finished match is dealt and played again', () => {
  test.each(['block', 'carlit', 'solo'])('an honest one of %s is fair', (game) => {
    const played = honest(game);
    expect(checkFairness(played)).toEqual({ fair: true });
    const fromTheWire: MatchFile = JSON.parse(JSON.stringify(played));
    expect(
      checkFairness(fromTheWire, { commitment: played.commitment, seat: 2, word: 'third-word' }),
    ).toEqual({
      fair: true,
    });
  });

  test('a secret that was not the one promised', () => {
    const other = 'another secret';
    const transcript = { ...file.transcript, seed: seedFrom(other, words) };
    expect(checkFairness(changed({ secret: other, transcript }))).toMatchObject({ fault: 'secret' });
    const commitment = commitmentTo(other);
    expect(checkFairness(changed({ secret: other, transcript, commitment }), file)).toMatchObject({
      fault: 'commitment',
    });
  });

  test('a word that nobody gave', () => {
    const others = ['first-word', null, 'chosen-word'];
    expect(checkFairness(changed({ words: others }))).toMatchObject({ fault: 'seed' });
    const transcript = { ...file.transcript, seed: seedFrom(secret, others) };
    expect(checkFairness(changed({ words: others, transcript }), { seat: 2, word: 'third-word' })).toEqual({
      fair: false,
      fault: 'word',
      place: 3,
    });
  });

  test('a seed out of the air', () => {
    const transcript = { ...file.transcript, seed: 'lucky' };
    expect(checkFairness(changed({ transcript }))).toMatchObject({ fault: 'seed' });
  });

  test('another deal', () => {
    const deals = listIn('deals').map((deal, round) =>
      round === 1 && isObject(deal) && Array.isArray(deal.hands)
        ? { ...deal, hands: deal.hands.toReversed() }
        : deal,
    );
    const transcript = { ...file.transcript, deals };
    expect(checkFairness(changed({ transcript }))).toEqual({ fair: false, fault: 'deal', place: 2 });
  });

  test('a move that was changed', () => {
    const moves = listIn('moves').map((move, at) =>
      at === 3 && isObject(move) ? { ...move, type: 'sing' } : move,
    );
    expect(checkFairness(changed({ transcript: { ...file.transcript, moves } }))).toEqual({
      fair: false,
      fault: 'move',
      place: 4,
    });
  });

  test('a match that was broken off', () => {
    const moves = listIn('moves').slice(0, -1);
    expect(checkFairness(changed({ transcript: { ...file.transcript, moves } }))).toMatchObject({
      fair: false,
    });
  });

  test('what is no match at all', () => {
    expect(checkFairness(changed({ transcript: {} }))).toMatchObject({ fault: 'file' });
    expect(checkFairness(changed({ words: [] }))).toMatchObject({ fault: 'file' });
    const transcript = { ...file.transcript, game: 'chess' };
    expect(checkFairness(changed({ transcript }))).toMatchObject({ fault: 'file' });
  });
});
