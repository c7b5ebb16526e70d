import { Keeper } from './keeper.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const tell = (message: FromWorker): void => postMessage(message);

const clock = {
  after(milliseconds: number, then: () => void): () => void {
    const timer = setTimeout(() => guarded(then), milliseconds);
    return () => clearTimeout(timer);
  },
};

let keeper: Keeper | null = null;

/** A bug is told, with the match as it stands, instead of leaving a table that does not answer. */
function guarded(act: () => void | Promise<void>): void {
  const broken = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    tell({ kind: 'broken', error: message, transcript: keeper?.transcript() ?? null });
  };
  try {
    act()?.catch(broken);
  } catch (error) {
    broken(error);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) =>
  guarded(async () => {
    if (data.kind === 'open') keeper = new Keeper(data.opening, tell, clock);
    else await keeper?.hear(data);
  }),
);
