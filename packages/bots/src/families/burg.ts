import { seatAt } from '@tischrunde/engine';
import { burg } from '@tischrunde/engine/inside';
import type { Bot, Decision, Judgement, Question, Thinking } from '../bot.ts';
import { legalOf } from '../rollout.ts';
import { giveOf, meanOf } from '../search.ts';
import { timeToAct } from '../temper.ts';
import { candidatesOf, weighed } from './burg-search.ts';
import { hastyMove, quickMove } from './burg-sight.ts';

/** Burg: wait for a chain that is worth it. */
export const burgBot: Bot = { look: (notes) => notes, decide, judge };

function* decide({ view, seat: index, level, chance, work }: Question): Thinking<Decision> {
  const seat = seatAt(index);
  const after = timeToAct(level, true, chance);
  const state = burg.guess(view, chance);
  if (state.turn !== seat) return { move: null, after };
  if (level === 'easy') return { move: burg.write(state, hastyMove(state, seat, chance)), after };
  if (level === 'medium') return { move: burg.write(state, quickMove(state, seat, chance)), after };
  const [best] = yield* weighed(view, seat, candidatesOf(state, seat, chance), chance, work, true);
  return { move: burg.write(state, best.move ?? quickMove(state, seat, chance)), after };
}

function* judge({ view, seat: index, chance, work }: Question): Thinking<readonly Judgement[]> {
  const seat = seatAt(index);
  const state = burg.guess(view, chance);
  if (state.turn !== seat) return [];
  const estimates = yield* weighed(view, seat, legalOf(burg, state, seat), chance, work, false);
  return estimates.flatMap((estimate) =>
    estimate.move === null
      ? []
      : { move: burg.write(state, estimate.move), chance: meanOf(estimate), give: giveOf(estimate) },
  );
}
