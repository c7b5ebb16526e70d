import { type Analysis, type AnalysisRequest, analyseDecisions } from './analysis.ts';

/** One analysis, or null after the last. */
export type AnalysisMessage = Analysis | null;

const tell = (message: AnalysisMessage): void => postMessage(message);

async function run(request: AnalysisRequest): Promise<void> {
  for await (const analysis of analyseDecisions(request)) tell(analysis);
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  run(data)
    // The replay works without advice.
    .catch((error: unknown) => console.error(error))
    .finally(() => tell(null));
});
