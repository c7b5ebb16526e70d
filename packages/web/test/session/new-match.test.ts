import { hintSolo1, openMatch, readTranscript } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { optionsFor } from '../../src/session/new-match.ts';
import { viewOf } from '../random-round.ts';

test('Solo 1 can be won, unless one leaves that to chance', () => {
  const options = optionsFor({ game: 'solo1' });
  for (let seed = 0; seed < 20; seed++) {
    const transcript = { game: 'solo1', players: 1, options, seed: `${seed}`, moves: [] };
    const match = openMatch(readTranscript(transcript));
    expect(hintSolo1(viewOf(match, 'solo1')).winnable).toBe(true);
  }
  expect(optionsFor({ game: 'solo1', options: { winnable: false } })).toEqual({ winnable: false });
  expect(optionsFor({ game: 'block', options: { rounds: 2 } })).toEqual({ rounds: 2 });
});
