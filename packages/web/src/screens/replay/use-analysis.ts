import { useEffect, useRef, useState } from 'preact/hooks';
import type { Analysis, AnalysisRequest } from './analysis.ts';
import type { AnalysisMessage } from './analysis-worker.ts';

interface AnalysisRun {
  readonly analyses: ReadonlyMap<number, Analysis>;
  readonly isRunning: boolean;
  analyse(request: AnalysisRequest): void;
  stop(): void;
}

/** Analyses a match in a worker. Another `about`, such as another seat, starts over. */
export function useAnalysis(about: string): AnalysisRun {
  const [analyses, setAnalyses] = useState<ReadonlyMap<number, Analysis>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = null;
    setRunning(false);
  };
  // The analysis of one seat says nothing about another.
  useEffect(() => {
    setAnalyses(new Map());
    return stop;
  }, [about]);
  const analyse = (request: AnalysisRequest): void => {
    stop();
    const started = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
      if (data === null) stop();
      else setAnalyses((before) => new Map(before).set(data.at, data));
    });
    started.addEventListener('error', stop);
    started.postMessage(request);
    worker.current = started;
    setRunning(true);
  };
  return { analyses, isRunning, analyse, stop };
}
