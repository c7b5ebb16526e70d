import { useEffect, useState } from 'preact/hooks';
import {
  type Kept,
  keptAside,
  keptChanges,
  keptMatches,
  type SetAside,
  setDamagedAside,
} from '../../storage/match-store.ts';
import { currentBook } from '../../ui/current-language.ts';

interface InDrawers {
  readonly matches: readonly Kept[];
  readonly aside: readonly SetAside[];
}

/** What is kept on this device, up to date. */
export function useKept(): InDrawers {
  const [kept, setKept] = useState<InDrawers>({ matches: [], aside: [] });
  const changes = keptChanges.value;
  const why = currentBook().say('kept.unreadable');
  useEffect(() => void setDamagedAside(why), []);
  // Every change is a reason to look again.
  useEffect(() => {
    let gone = false;
    void Promise.all([keptMatches(), keptAside()]).then(([matches, aside]) => {
      if (!gone) setKept({ matches, aside });
    });
    return () => {
      gone = true;
    };
  }, [changes]);
  return kept;
}
