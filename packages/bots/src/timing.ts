import type { Chance } from '@tischrunde/engine';
import type { Level } from './bot.ts';

// What makes bots human: they take their time, and the weaker ones forget.

/** How long a level usually takes on turn, and to notice that it could interject, in milliseconds. */
const usual: Readonly<Record<Level, { readonly turn: number; readonly interject: number }>> = {
  easy: { turn: 1800, interject: 2600 },
  medium: { turn: 1300, interject: 1500 },
  strong: { turn: 1000, interject: 900 },
};

const shortest = 250;

/** A time around the usual one, as people's are: seldom much shorter, sometimes much longer. */
export function timeToAct(level: Level, onTurn: boolean, chance: Chance): number {
  const middle = usual[level][onTurn ? 'turn' : 'interject'];
  return Math.round(Math.max(shortest, middle * Math.exp(0.35 * bell(chance))));
}

/** Roughly normal, around 0 with a spread of 1. */
function bell(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += unit(chance);
  return sum;
}

export const unit = (chance: Chance): number => (chance.next() >>> 0) * 2 ** -32;

const forgetting: Readonly<Record<Level, number>> = { easy: 0.2, medium: 0.03, strong: 0 };

export const forgetsCall = (level: Level, chance: Chance): boolean => unit(chance) < forgetting[level];
