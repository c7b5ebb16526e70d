import type { Adapted, Examples, Unseen } from '../position.ts';
import { noTableExamples } from '../shared/no-examples.ts';
import { actionCards } from './action-cards.ts';
import { basics } from './basics.ts';
import { roundEnd } from './round-end.ts';

export { introduction } from './introduction.ts';

export const examples = { ...basics, ...actionCards, ...roundEnd } as const satisfies Examples<'solo'>;

export const unseen = {} as const satisfies Unseen<'solo'>;

export const adapted = {
  ...noTableExamples,
} as const satisfies Adapted;
