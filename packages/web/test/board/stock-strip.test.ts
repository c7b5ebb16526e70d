import { findGame } from '@tischrunde/engine';
import { expect, it } from 'vitest';
import { keepsReserve } from '../../src/board/chain/stock-strip.tsx';
import { catalogue } from '../../src/games/catalogue.ts';

it('two tiles stay in the games whose rules say so', () => {
  const games = catalogue.map(({ id }) => ({ id, rules: findGame(id)?.rules ?? [] }));
  const ofDominoes = games.filter(({ rules }) => rules.includes('domino.ends'));
  expect(ofDominoes).toHaveLength(16);
  for (const { id, rules } of ofDominoes)
    expect([id, keepsReserve(id)]).toEqual([id, rules.includes('domino.reserve')]);
});
