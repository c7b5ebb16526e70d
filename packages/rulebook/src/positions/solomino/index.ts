import type { Adapted, Examples, Unseen } from '../position.ts';
import { noTableExamples } from '../shared/no-examples.ts';
import { actionCards } from './action-cards.ts';
import { asks } from './asks.ts';
import { basics } from './basics.ts';
import { roundEnd } from './round-end.ts';

export { introduction } from './introduction.ts';

export const examples = {
  ...basics,
  ...actionCards,
  ...asks,
  ...roundEnd,
} as const satisfies Examples<'solomino'>;

export const unseen = {} as const satisfies Unseen<'solomino'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;
