import { useEffect } from 'preact/hooks';
import type { Seen, Table } from '../../session/table.ts';
import { settings } from '../../storage/settings.ts';
import { type Sound, soundsOf } from './sounds.ts';

/** Lets the table be heard. */
export function useSound({ seen }: Table): void {
  useEffect(() => {
    let before: Seen | null = null;
    return seen.subscribe((now) => {
      if (now === null) return;
      playWhenAllowed(soundsOf(before, now));
      before = now;
    });
  }, [seen]);
  useEffect(() => {
    const touched = new AbortController();
    const open = (): void => {
      touched.abort();
      if (settings.peek().sound)
        import('./speaker.ts').then((speaker) => speaker.openSpeaker(), console.warn);
    };
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, open, { signal: touched.signal, capture: true });
    return () => touched.abort();
  }, []);
}

/** Nothing is heard before somebody has touched the page; what makes the sounds is loaded with the first one. */
export function playWhenAllowed(heard: readonly Sound[]): void {
  if (heard.length === 0 || !settings.peek().sound) return;
  if (document.hidden || navigator.userActivation?.hasBeenActive !== true) return;
  // A sound that cannot be made is no reason to stop playing.
  import('./speaker.ts').then(({ playSounds: sound }) => sound(heard), console.warn);
}
