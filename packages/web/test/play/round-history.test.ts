import { openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { lastChapter } from '../../src/play/round-history.ts';

test('the round so far is told from a view alone', async () => {
  const book = await openBook('en');
  const match = openMatch(
    readTranscript({
      game: 'block',
      players: 2,
      seed: 'told',
      deals: [
        {
          hands: [
            ['6-6', '2-1'],
            ['6-3', '1-0'],
          ],
          stock: ['5-5', '4-4', '3-3'],
        },
      ],
    }),
  );
  match.attempt(seatAt(0), { type: 'lay', tile: '6-6' });
  match.attempt(seatAt(1), { type: 'lay', tile: '6-3', at: '6-6:6' });
  const people = { front: 1, nameOf: (seat: number) => ['Ada', 'Bea'][seat] };
  const { round, sentences } = lastChapter(match.view(seatAt(1)), book, people);
  expect(round).toBe(1);
  expect(sentences[0]).toMatch(/^Ada lays 6-6/);
  expect(sentences.join(' ')).toMatch(/You lay 6-3/);
});
