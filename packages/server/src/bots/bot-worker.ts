import { botFor, type Decision, finish } from '@tischrunde/bots';
import { chanceOf, seedOf } from '@tischrunde/engine';
import type { BotTask } from './bot-pool.ts';

/** Makes one decision, on a worker thread. */
export default ({ view, seat, level, notes, seed, moves, work }: BotTask): Decision =>
  finish(botFor(view.game).decide({ view, seat, level, notes, work, chance: chanceOf(seedOf(seed), moves) }));
