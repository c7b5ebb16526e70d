import type { ShelfLabels } from '../words.ts';
import { app } from './screens/app.ts';
import { common } from './screens/common.ts';
import { newMatch } from './screens/new-match.ts';
import { savedMatches } from './screens/saved-matches.ts';
import { settings } from './screens/settings.ts';
import { shelf } from './screens/shelf.ts';

export const shelfLabels: ShelfLabels = {
  ...app,
  ...shelf,
  ...newMatch,
  ...settings,
  ...savedMatches,
  ...common,
};
