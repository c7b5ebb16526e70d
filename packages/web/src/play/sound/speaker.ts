import type { Sound } from './sounds.ts';
import { synthesize } from './synthesizer.ts';

/** Bots that answer at once make many sounds at once: they are spread a little, and no more than this many wait. */
const apart = 0.09;
const most = 6;

let context: AudioContext | null = null;
let free = 0;

/** Opens the speaker. Some devices take long for that, so it is done before there is something to hear. */
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

/** Whoever looks elsewhere hears nothing of the table. */
function opened(): AudioContext {
  const opening = new AudioContext();
  document.addEventListener('visibilitychange', () =>
    document.hidden ? opening.suspend() : opening.resume(),
  );
  return opening;
}
