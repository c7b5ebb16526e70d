import type { DominosaView, FortuneView, QuadrilleView, Solo1View, Solo2View } from '@tischrunde/engine';
import { endsText, may, type Told } from './position.ts';

export const solo1Goal = ({ view, book }: Told<Solo1View>): string =>
  view.line.length === 0
    ? book.say('goal.rowBegin')
    : book.say('goal.rowFit', { ends: endsText(view, book) });

export const solo2Goal = ({ view, book }: Told<Solo2View>): string =>
  book.say('goal.fit', { ends: endsText(view, book) });

export function fortuneGoal(told: Told<FortuneView>): string {
  const { view, book } = told;
  const count = view.left.length;
  if (view.line.length === 0) return book.say('goal.fortuneBegin', { count });
  return may(told, 'lay')
    ? book.say('goal.fortuneFit', { count, ends: endsText(view, book) })
    : book.say('goal.fortuneStuck');
}

export const dominosaGoal = ({ view, book }: Told<DominosaView>): string =>
  book.say('goal.dominosa', { count: view.left.length });

export const quadrilleGoal = ({ view, book }: Told<QuadrilleView>): string =>
  book.say('goal.quadrille', { count: view.left.length });
