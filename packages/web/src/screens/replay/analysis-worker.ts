import { type Analysis, type AnalysisRequest, analyseDecisions } from './analysis.ts';

/** A thought, or null when there are no more. */
export type AnalysisMessage = Analysis | null;

const tell = (message: AnalysisMessage): void => postMessage(message);

async function think(wish: AnalysisRequest): Promise<void> {
  for await (const thought of analyseDecisions(wish)) tell(thought);
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  think(data)
    // Looking back goes on without advice.
    .catch((error: unknown) => console.error(error))
    .finally(() => tell(null));
});
