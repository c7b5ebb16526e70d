import type { View } from '@tischrunde/engine';
import type { SeatView } from '../session/table.ts';

/** How many cards the seat on turn must draw, unless it can add to them; 0 in games without such debts. */
export const debtIn = (view: View): number =>
  view.game === 'solo' || view.game === 'solomino' ? view.pending : 0;

/** Whether a card has just made the debt larger: while there is one, only cards that add to it may be laid. */
export const hasDebtGrown = ({ view, latest }: Pick<SeatView, 'view' | 'latest'>): boolean =>
  debtIn(view) > 0 &&
  latest.some(({ events }) => events.some(({ type }) => type === 'laid' || type === 'turnedUp'));
