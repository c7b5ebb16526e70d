import { sperr } from '../lock.ts';
import type { DominoVariant } from '../variant.ts';
import { deals, domino } from './base.ts';

/** Ungarisches Domino: long hands, no stock, and as many tiles a turn as fit. */
export const hungarian: DominoVariant = {
  ...domino,
  ...sperr,
  id: 'hungarian',
  title: 'Hungarian domino',
  players: { least: 2, most: 4 },
  sets: [6, 12, 15],
  pages: ['hungarian'],
  replaces: ['domino.reserve', 'domino.match.length'],
  deal: deals({ 2: 12, 3: 8, 4: 6 }),
  rest: 'outOfTheGame',
  turn: 'asManyAsFit',
  draw: { when: 'never' },
  length: () => ({ target: 100, exceed: true }),
};
