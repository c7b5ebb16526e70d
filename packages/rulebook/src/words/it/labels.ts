import type { Labels } from '../words.ts';
import { shelfLabels } from './shelf-labels.ts';
import { tableLabels } from './table-labels.ts';

export const labels: Labels = { ...shelfLabels, ...tableLabels };
