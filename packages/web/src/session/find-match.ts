import type { Book } from '@tischrunde/rulebook';
import { loadMatch, quarantine, quarantinedEntries } from '../storage/match-store.ts';
import type { SavedMatch } from '../storage/saved-match.ts';
import { currentMatch } from './new-match.ts';

type Search =
  | { readonly as: 'gone' }
  | { readonly as: 'damaged'; readonly why: (book: Book) => string }
  | { readonly as: 'found'; readonly match: SavedMatch };

/**
 * Loads and validates a saved match. A damaged one is quarantined, and remains damaged whenever it is asked for again. The current
 * match needs no check.
 */
export async function findMatch(id: string, book: Book): Promise<Search> {
  const current = currentMatch.peek();
  if (current?.id === id) return { as: 'found', match: current };
  const entry = await loadMatch(id);
  const { quarantineReason, reasonOf, validateSavedMatch } = await import('./validate-match.ts');
  if (entry === undefined) {
    const aside = (await quarantinedEntries()).find((quarantined) => quarantined.id === id);
    if (aside === undefined) return { as: 'gone' };
    return { as: 'damaged', why: (reader) => quarantineReason(aside.text, reader) };
  }
  const validated = validateSavedMatch(entry, book);
  if (validated.ok) return { as: 'found', match: validated.saved };
  await quarantine(id, JSON.stringify(entry), validated.why);
  return { as: 'damaged', why: (reader) => reasonOf(validateSavedMatch(entry, reader)) };
}
