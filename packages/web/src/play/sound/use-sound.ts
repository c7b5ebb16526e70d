import { useEffect } from 'preact/hooks';
import type { SeatView, Table } from '../../session/table.ts';
import { settings } from '../../storage/settings.ts';
import { type Sound, soundsOf } from './sounds.ts';

/** Plays the sounds of a table. */
export function useSound({ seen }: Table): void {
  useEffect(() => {
    let before: SeatView | null = null;
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

/** Whether another screen in the room plays the sounds of the table. */
let isElsewhere = false;

/** While a board in the room plays the sounds of a table, this device is silent about it. */
export function useSoundElsewhere(elsewhere: boolean): void {
  useEffect(() => {
    isElsewhere = elsewhere;
    return () => {
      isElsewhere = false;
    };
  }, [elsewhere]);
}

/** What only concerns the player at this device. */
const isOwn = (sound: Sound): boolean => sound === 'refused';

/** Browsers allow sound only after a user gesture; the code is loaded with the first sound. */
export function playWhenAllowed(happened: readonly Sound[]): void {
  const heard = isElsewhere ? happened.filter(isOwn) : happened;
  if (heard.length === 0 || !settings.peek().sound) return;
  if (document.hidden || navigator.userActivation?.hasBeenActive !== true) return;
  // A failing sound must not stop the game.
  import('./speaker.ts').then(({ playSounds: sound }) => sound(heard), console.warn);
}
