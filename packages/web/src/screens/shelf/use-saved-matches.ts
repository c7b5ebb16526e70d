import { useEffect, useState } from 'preact/hooks';
import {
  type QuarantinedEntry,
  quarantineDamaged,
  quarantinedEntries,
  savedMatches,
  storeChanges,
} from '../../storage/match-store.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';

interface StoreContents {
  readonly matches: readonly SavedMatch[];
  readonly aside: readonly QuarantinedEntry[];
}

/** The contents of the match store, kept up to date. */
export function useSavedMatches(): StoreContents {
  const [kept, setKept] = useState<StoreContents>({ matches: [], aside: [] });
  const changes = storeChanges.value;
  const why = currentBook().say('kept.unreadable');
  useEffect(() => void quarantineDamaged(why), []);
  // Read again after every change.
  useEffect(() => {
    let gone = false;
    void Promise.all([savedMatches(), quarantinedEntries()]).then(([matches, aside]) => {
      if (!gone) setKept({ matches, aside });
    });
    return () => {
      gone = true;
    };
  }, [changes]);
  return kept;
}
