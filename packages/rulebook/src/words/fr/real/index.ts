import { allowed } from './allowed.ts';
import { helpers } from './helpers.ts';

export const realTable = { ...allowed, ...helpers };
