import type { Decision, Judgement, Question, Thinking } from './bot.ts';
import { botFor } from './games.ts';

/**
 * How much a bot may think about a move where nobody says otherwise, in moves played in thought. The longest thoughts take about
 * 0.12 s with it on one core of a desktop, and some three times that on a phone: nobody who plays against bots should have to wait
 * longer.
 */
export const defaultWork = 120_000;

/**
 * A bot's answer. It thinks in short slices, so that a message or a click in between can cancel it: then the promise is rejected
 * with the signal's reason.
 */
export const ask = (question: Question, signal?: AbortSignal): Promise<Decision> =>
  inSlices(botFor(question.view.game).decide(question), signal);

/** What is asked of an analysis: a question without a level, because it is always the strong player's. */
export type Position = Omit<Question, 'level' | 'work'> & { readonly work?: number };

/** What a strong player makes of every legal move of a view's seat, best first. It can be cancelled as an answer can. */
export const analyse = (
  { work = defaultWork, ...position }: Position,
  signal?: AbortSignal,
): Promise<readonly Judgement[]> =>
  inSlices(botFor(position.view.game).judge({ ...position, level: 'strong', work }), signal);

/** In milliseconds: long enough that the pauses cost little, short enough that nobody waits for a cancelled answer. */
const slice = 20;

async function inSlices<Answer>(thinking: Thinking<Answer>, signal?: AbortSignal): Promise<Answer> {
  // The clock says when to pause, never what to answer.
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
