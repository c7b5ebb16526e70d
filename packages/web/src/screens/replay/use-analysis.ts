import { useEffect, useRef, useState } from 'preact/hooks';
import type { Thought, Wish } from './analysis.ts';
import type { FromThinker } from './analysis-worker.ts';

interface Thinker {
  readonly thoughts: ReadonlyMap<number, Thought>;
  readonly thinks: boolean;
  think(wish: Wish): void;
  stop(): void;
}

/** Lets a strong player think about a match beside the page. Another seat (`about`) is another matter. */
export function useThinker(about: string): Thinker {
  const [thoughts, setThoughts] = useState<ReadonlyMap<number, Thought>>(new Map());
  const [thinks, setThinks] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = null;
    setThinks(false);
  };
  // What was thought for one seat is nothing to another.
  useEffect(() => {
    setThoughts(new Map());
    return stop;
  }, [about]);
  const think = (wish: Wish): void => {
    stop();
    const started = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
      if (data === null) stop();
      else setThoughts((before) => new Map(before).set(data.at, data));
    });
    started.addEventListener('error', stop);
    started.postMessage(wish);
    worker.current = started;
    setThinks(true);
  };
  return { thoughts, thinks, think, stop };
}
