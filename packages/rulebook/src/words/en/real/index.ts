import { allowed } from './allowed.ts';
import { helpers } from './helpers.ts';

/** All words for people who play with the real box. */
export const realTable = { ...allowed, ...helpers } as const;
