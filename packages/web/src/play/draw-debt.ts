import type { View } from '@tischrunde/engine';

/** How many cards the seat on turn must draw, unless it can add to them; 0 in games without such debts. */
export const debtIn = (view: View): number =>
  view.game === 'solo' || view.game === 'solomino' ? view.pending : 0;
