import type { Decision, Judgement, Question, Thinking } from './bot.ts';
import { botFor } from './games.ts';

/**
 * The default budget for a decision, in simulated moves. The slowest decisions take about 0.12 s on one core
 * of a desktop and three times that on a phone, which is as long as people should wait.
 */
export const defaultWork = 120_000;

/**
 * Asks a bot. It thinks in short slices, so that messages and clicks are handled in between. If the signal
 * aborts, the promise is rejected with its reason.
 */
export const ask = (question: Question, signal?: AbortSignal): Promise<Decision> =>
  inSlices(botFor(question.known.view.game).decide(question), signal);

/** A question without a level: analysis is always at the strong level. */
export type AnalysisQuestion = Omit<Question, 'level' | 'work'> & { readonly work?: number };

/** Judges every legal move of the seat, best first. Can be aborted like `ask`. */
export const analyse = (
  { work = defaultWork, ...position }: AnalysisQuestion,
  signal?: AbortSignal,
): Promise<readonly Judgement[]> =>
  inSlices(botFor(position.known.view.game).judge({ ...position, level: 'strong', work }), signal);

/** In milliseconds: long enough that the pauses cost little, short enough to abort at once. */
const slice = 20;

async function inSlices<Answer>(thinking: Thinking<Answer>, signal?: AbortSignal): Promise<Answer> {
  // The clock decides when to pause, never the answer.
  let pauseAt = performance.now() + slice;
  for (;;) {
    signal?.throwIfAborted();
    const step = thinking.next();
    if (step.done === true) return step.value;
    if (performance.now() < pauseAt) continue;
    await new Promise((resolve) => setTimeout(resolve));
    pauseAt = performance.now() + slice;
  }
}
