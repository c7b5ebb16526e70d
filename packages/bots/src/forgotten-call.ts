import type { Chance } from '@tischrunde/engine';
import type { Level } from './bot.ts';
import { happens } from './random.ts';

const odds: Readonly<Record<Level, number>> = { easy: 0.2, medium: 0.03, strong: 0 };

/** Weaker bots sometimes forget to say that they hold a single card. */
export const forgetsCall = (level: Level, chance: Chance): boolean => happens(odds[level], chance);
