import type { ToldWords } from '../words.ts';
import { events } from './table/events.ts';
import { refusals } from './table/refusals.ts';
import { tableLabels } from './table-labels.ts';

export const told: ToldWords = { events, refusals, tableLabels };
