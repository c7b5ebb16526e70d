import type { JsonObject } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { type LinkedMatch, linkFragment, matchInFragment } from '../../src/screens/replay/match-link.ts';
import { playRound } from '../random-round.ts';

const sitters = [
  { name: 'Anna 🙂', plays: 'person' },
  { name: 'Bea', plays: 'strong' },
] as const;

const shared = (game: string): LinkedMatch => ({
  transcript: playRound({ game, seed: 3 }).transcript(),
  sitters,
});
const packed = async (match: LinkedMatch): Promise<string> =>
  (await linkFragment(match)) ?? expect.unreachable();

describe('a match as a link', () => {
  test.each(['block', 'solo', 'concentration', 'burg'])('comes out as it went in: %s', async (game) => {
    const match = shared(game);
    const fragment = await packed(match);
    expect(fragment).toMatch(/^[\w-]+$/);
    const out = await matchInFragment(fragment);
    expect(out?.sitters).toEqual(sitters);
    expect(out?.transcript.moves).toEqual(match.transcript.moves);
    expect(out?.transcript.seed).toBe(match.transcript.seed);
  });

  test('deals that follow from the seed are left out, others are not', async () => {
    const match = shared('block');
    expect((await matchInFragment(await packed(match)))?.transcript.deals).toBeUndefined();
    const deals = [{ hands: [['6-6'], ['1-0', '2-1']], stock: ['5-5', '4-4'] }];
    const byHand: JsonObject = { game: 'block', players: 2, options: {}, seed: 'x', deals, moves: [] };
    expect((await matchInFragment(await packed({ transcript: byHand, sitters })))?.transcript.deals).toEqual(
      deals,
    );
  });

  test('what is cut off, broken or something else is no match', async () => {
    const fragment = await packed(shared('block'));
    for (const broken of [
      fragment.slice(0, -9),
      fragment.slice(0, 40),
      `${fragment.slice(0, 30)}AAAA${fragment.slice(34)}`,
      'hello',
      '%%%',
      '',
    ]) {
      expect(await matchInFragment(broken)).toBeNull();
    }
  });

  test('somebody must sit on every seat', async () => {
    const { transcript } = shared('block');
    expect(await matchInFragment(await packed({ transcript, sitters: sitters.slice(1) }))).toBeNull();
  });

  test('one that is too long is none', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => `${index * 7919} ${(index * 104_729) % 9973}`);
    const many = names.map((name) => ({ name, plays: 'person' as const }));
    expect(await linkFragment({ ...shared('block'), sitters: many })).toBeNull();
  });
});
