import type { SharedDescriptor } from '../descriptor.ts';
import type { SharedPage } from '../game-id.ts';
import { domino } from './domino.ts';
import { table } from './table.ts';

/** The pages with rules that several games share. */
export const sharedPages: { readonly [Page in SharedPage]: SharedDescriptor<Page> } = { domino, table };
