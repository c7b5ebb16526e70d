import { shelfLabels } from './shelf-labels.ts';
import { tableLabels } from './table-labels.ts';

/** Every label by its key. */
export const labels = { ...shelfLabels, ...tableLabels } as const;
