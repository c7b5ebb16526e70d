import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../storage/settings.ts';
import { currentBook } from '../../ui/current-language.ts';

/** Browsers play no sound before somebody has touched the page, and none on a page that is not seen. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive === true && !document.hidden;

/** Whether this screen plays sounds now. */
export function useLoud(): boolean {
  const [isAllowed, setAllowed] = useState(mayPlay());
  useEffect(() => {
    const gone = new AbortController();
    const look = (): void => setAllowed(mayPlay());
    for (const change of ['pointerup', 'keydown', 'visibilitychange'])
      document.addEventListener(change, look, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return isAllowed && settings.value.sound;
}

/** How a screen that wants to sound comes to do so. */
export const SoundHint = ({ isLoud }: { readonly isLoud: boolean }) =>
  isLoud || !settings.value.sound ? null : <p class="sound-hint">{currentBook().say('board.sound')}</p>;
