// Search in the rulebook, which loads all chapters of a language at once: an entry of its own, so that nothing else does.

import type { Language } from './languages.ts';
import { searchEntries } from './search/entries.ts';
import { indexOf, type SearchIndex } from './search/find.ts';

export type { SearchEntry } from './search/entries.ts';
export { type Found, findIn, type Marked, type SearchIndex } from './search/find.ts';

/** Loads what can be found in a language. */
export const openIndex = async (language: Language): Promise<SearchIndex> =>
  indexOf(language, await searchEntries(language));
