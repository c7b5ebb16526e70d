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
  /** Before, nothing is known of what is there. */
  readonly isRead: boolean;
  readonly matches: readonly SavedMatch[];
  readonly quarantined: readonly QuarantinedEntry[];
}

/** The contents of the match store, kept up to date. */
export function useSavedMatches(): StoreContents {
  const [contents, setContents] = useState<StoreContents>({ isRead: false, matches: [], quarantined: [] });
  const changes = storeChanges.value;
  const why = currentBook().say('kept.unreadable');
  useEffect(() => void quarantineDamaged(why), []);
  // Read again after every change.
  useEffect(() => {
    let gone = false;
    void Promise.all([savedMatches(), quarantinedEntries()]).then(([matches, quarantined]) => {
      if (!gone) setContents({ isRead: true, matches, quarantined });
    });
    return () => {
      gone = true;
    };
  }, [changes]);
  return contents;
}
