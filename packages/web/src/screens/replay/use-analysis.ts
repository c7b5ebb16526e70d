import { useEffect, useRef, useState } from 'preact/hooks';
import type { Analysis, AnalysisRequest } from './analysis.ts';
import type { AnalysisMessage } from './analysis-worker.ts';

interface AnalysisRun {
  readonly thoughts: ReadonlyMap<number, Analysis>;
  readonly thinks: boolean;
  think(wish: AnalysisRequest): void;
  stop(): void;
}

/** Analyses a match in a worker. Another `about`, such as another seat, starts over. */
export function useAnalysis(about: string): AnalysisRun {
  const [thoughts, setThoughts] = useState<ReadonlyMap<number, Analysis>>(new Map());
  const [thinks, setThinks] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = null;
    setThinks(false);
  };
  // The analysis of one seat says nothing about another.
  useEffect(() => {
    setThoughts(new Map());
    return stop;
  }, [about]);
  const think = (wish: AnalysisRequest): void => {
    stop();
    const started = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
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
