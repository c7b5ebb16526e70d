import { botFor, type Decision, finish } from '@tischrunde/bots';
import { chanceOf, seedOf } from '@tischrunde/engine';
import type { BotTask } from './bot-pool.ts';

/** Makes one decision, on a worker thread. */
export default ({ seed, moves, work, ...asked }: BotTask): Decision =>
  finish(botFor(asked.known.view.game).decide({ ...asked, work, chance: chanceOf(seedOf(seed), moves) }));
