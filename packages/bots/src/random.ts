import type { Chance } from '@tischrunde/engine';

/** Evenly spread from 0 up to, but not including, 1. */
export const unit = (chance: Chance): number => (chance.next() >>> 0) * 2 ** -32;

export const happens = (odds: number, chance: Chance): boolean => unit(chance) < odds;

export const anyOf = <T>(choices: readonly T[], chance: Chance): T => choices[chance.below(choices.length)];
