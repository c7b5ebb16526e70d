import { type Analysis, type AnalysisRequest, analyseDecisions } from './analysis.ts';

/** One analysis, or null after the last. */
export type AnalysisMessage = Analysis | null;

const tell = (message: AnalysisMessage): void => postMessage(message);

async function think(wish: AnalysisRequest): Promise<void> {
  for await (const thought of analyseDecisions(wish)) tell(thought);
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  think(data)
    // The replay works without advice.
    .catch((error: unknown) => console.error(error))
    .finally(() => tell(null));
});
