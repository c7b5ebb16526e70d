import type { Sound } from './hearing.ts';
import { make } from './making.ts';

/** Bots that answer at once make many sounds at once: they are spread a little, and no more than this many wait. */
const apart = 0.09;
const most = 6;

let context: AudioContext | null = null;
let free = 0;

export function sound(heard: readonly Sound[]): void {
  context ??= open();
  for (const one of heard) {
    const at = Math.max(context.currentTime, free);
    if (at > context.currentTime + most * apart) return;
    make(context, one, at, 0.92 + Math.random() * 0.16);
    free = at + apart;
  }
}

/** Whoever looks elsewhere hears nothing of the table. */
function open(): AudioContext {
  const opened = new AudioContext();
  document.addEventListener('visibilitychange', () => (document.hidden ? opened.suspend() : opened.resume()));
  return opened;
}
