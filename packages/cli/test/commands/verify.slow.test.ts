import { writeFileSync } from 'node:fs';
import { openMatch, readTranscript, seatsOf } from '@tischrunde/engine';
import { commitmentTo, type MatchFile, seedFrom } from '@tischrunde/protocol';
import { describe, expect, test } from 'vitest';
import { freshFile, tischrunde } from '../support/command.ts';

const secret = 'the table keeps this to itself';
const words = ['anna-word', 'bea-word'];

/** A finished match, as an honest server writes it. */
function honest(): MatchFile {
  const seed = seedFrom(secret, words);
  const match = openMatch(
    readTranscript({ game: 'block', players: 2, options: { rounds: 1 }, seed, moves: [] }),
  );
  while (match.phase !== 'matchOver') {
    const [seat] = seatsOf(2).filter((able) => match.legal(able).length > 0);
    match.attempt(seat, match.legal(seat)[0]);
  }
  const names = ['Anna', 'Bea'];
  const transcript = match.transcript();
  return {
    table: '0123456789',
    match: 3,
    commitment: commitmentTo(secret),
    secret,
    words,
    names,
    transcript,
  };
}

function fileWith(content: unknown): string {
  const file = freshFile('match.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('verify', () => {
  test('an honest match', async () => {
    const { code, out, err } = await tischrunde(['verify', fileWith(honest())]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Honest\. Match 3 of table 0123456789 \(block; Anna, Bea\) .* moves follow the rules\.\n$/,
    );
    const words = ['--seat', '1', '--word', 'bea-word', '--commitment', honest().commitment];
    expect((await tischrunde(['verify', ...words, fileWith(honest())])).code).toBe(0);
  });

  test('a deal that somebody chose, a word that was not given, another hash', async () => {
    const file = honest();
    const chosen = { ...file, transcript: { ...file.transcript, seed: 'chosen' } };
    const told = await tischrunde(['verify', fileWith(chosen)]);
    expect(told).toMatchObject({
      code: 1,
      out: 'NOT honest. The deal does not come from the secret and the words.\n',
    });
    const word = await tischrunde(['verify', '--seat', '0', '--word', 'other', fileWith(file)]);
    expect(word).toMatchObject({ code: 1, out: expect.stringContaining('(seat 1)') });
    const hash = await tischrunde(['verify', '--json', '--commitment', 'ab', fileWith(file)]);
    expect(hash.code).toBe(1);
    expect(JSON.parse(hash.out)).toEqual({ fair: false, fault: 'commitment', place: null });
  });

  test('what is no such file', async () => {
    expect(await tischrunde(['verify', fileWith([1])])).toMatchObject({ code: 1, out: '' });
    expect(await tischrunde(['verify', fileWith({ game: 'block' })])).toMatchObject({
      code: 1,
      out: 'NOT honest. What the server sent is not a complete match.\n',
    });
  });
});
