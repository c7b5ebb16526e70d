import { openRealTableWords, type RealTableWords } from '@tischrunde/rulebook/real-table';
import { useEffect, useState } from 'preact/hooks';
import { currentBook } from '../../ui/current-language.ts';

/** The words for the real table in the current language; null until they are loaded. */
export function useRealTableWords(): RealTableWords | null {
  const { language } = currentBook();
  const [words, setWords] = useState<RealTableWords | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    openRealTableWords(language).then((opened) => {
      if (!left) setWords(() => opened);
    }, setFailed);
    return () => {
      left = true;
    };
  }, [language]);
  // The error boundary handles it.
  if (failed !== null) throw failed;
  return words;
}
