import type { Sound } from './sounds.ts';
import { synthesize } from './synthesizer.ts';

/** Instant bots cause many sounds at once: they are spread over time, and only this many are queued. */
const apart = 0.09;
const most = 6;

let context: AudioContext | null = null;
let free = 0;

/** Opens the audio output ahead of the first sound, because some devices are slow to do so. */
export function openSpeaker(): AudioContext {
  context ??= opened();
  return context;
}

export function playSounds(heard: readonly Sound[]): void {
  const context = openSpeaker();
  for (const one of heard) {
    const at = Math.max(context.currentTime, free);
    if (at > context.currentTime + most * apart) return;
    synthesize(context, one, at, 0.92 + Math.random() * 0.16);
    free = at + apart;
  }
}

/** A hidden page is silent. */
function opened(): AudioContext {
  const opening = new AudioContext();
  document.addEventListener('visibilitychange', () =>
    document.hidden ? opening.suspend() : opening.resume(),
  );
  return opening;
}
