import type { TableWords } from '../words.ts';
import { events } from './table/events.ts';
import { refusals } from './table/refusals.ts';
import { tableLabels } from './table-labels.ts';

export const tableWords: TableWords = { events, refusals, tableLabels };
