import { loadOverview } from '@tischrunde/rulebook';
import { findDescriptor } from '../games/catalogue.ts';
import { screenPath } from '../site.ts';
import { settings } from '../storage/settings.ts';

/** Starts to load the code for an address while the rulebook is still loading; in sequence both take much longer. */
export function prefetch(address: Location): void {
  const [, page, name] = screenPath(address).split('/');
  const entry = findDescriptor(
    (page === 'rules' ? name : new URLSearchParams(address.search).get('game')) ?? '',
  );
  // Errors are ignored here: the page imports the same modules again and reports what failed.
  const ahead = (...coming: Promise<unknown>[]): void => void Promise.allSettled(coming);
  if (page === 'rules') {
    if (entry === undefined) return;
    ahead(import('../screens/rulebook/rulebook-screen.tsx'));
    ahead(loadOverview(settings.peek().language, entry.id));
  } else if (page === 'table' && name !== undefined) {
    ahead(import('../screens/online/online-page.tsx'));
  } else if (page === 'table' || entry !== undefined) {
    ahead(import('../screens/table/table-page.tsx'));
    if (entry !== undefined) ahead(entry.board());
  }
}
