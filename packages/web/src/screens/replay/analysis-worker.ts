import { type Thought, thoughtsOn, type Wish } from './analysis.ts';

/** A thought, or null when there are no more. */
export type FromThinker = Thought | null;

const tell = (message: FromThinker): void => postMessage(message);

async function think(wish: Wish): Promise<void> {
  for await (const thought of thoughtsOn(wish)) tell(thought);
}

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  think(data)
    // Looking back goes on without advice.
    .catch((error: unknown) => console.error(error))
    .finally(() => tell(null));
});
