import { isOn, type Option } from '../../core/options.ts';
import type { DominoVariant } from '../variant.ts';
import { sevens } from './sevens.ts';

const small: Option = {
  name: 'small',
  about: 'five tiles each instead of seven',
  kind: 'flag',
  standard: false,
  players: [6],
};

/** Matador: All Sevens with the big set, for many, and ten instead of seven. */
export const matador: DominoVariant = {
  ...sevens,
  id: 'matador',
  title: 'Matador',
  players: { least: 3, most: 11 },
  sets: [9],
  pages: ['sevens', 'matador'],
  replaces: [...sevens.replaces, 'sevens.deal', 'sevens.match', 'domino.match.length'],
  options: [small],
  deal: (players, options) => (players > 6 || isOn(options, 'small') ? 5 : 7),
  fit: { by: 'sum', sum: 10, rule: 'matador.sum' },
  length: () => ({ target: 200 }),
};
