import type { Chance } from '@tischrunde/engine';
import type { Level } from './bot.ts';
import { unit } from './random.ts';

/** How long a level usually takes on turn, and to notice that it could interject, in milliseconds. */
const usual: Readonly<Record<Level, { readonly turn: number; readonly interject: number }>> = {
  easy: { turn: 1800, interject: 2600 },
  medium: { turn: 1300, interject: 1500 },
  strong: { turn: 1000, interject: 900 },
};

/** Nobody acts faster than this. */
export const shortestTime = 250;

/** Minimum pace of bots in real-time games: answering at once would leave people no chance. */
const leastInRealTime = 0.4;

/** A time around the usual one, spread as people's are: seldom much shorter, sometimes much longer. */
export function timeToAct(level: Level, onTurn: boolean, chance: Chance): number {
  const middle = usual[level][onTurn ? 'turn' : 'interject'];
  return Math.round(Math.max(shortestTime, middle * Math.exp(0.35 * bell(chance))));
}

/** How long a bot lets pass at a table before it acts: `time` at pace 1, nothing at pace 0. */
export const delayOf = (time: number, pace: number, isRealTime: boolean): number =>
  time * (isRealTime ? Math.max(pace, leastInRealTime) : pace);

/** Roughly normal, around 0 with a spread of 1. */
function bell(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += unit(chance);
  return sum;
}
