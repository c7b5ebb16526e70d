import { type Chance, chanceOf, type Seed } from './chance.ts';
import { BadInput } from './json.ts';

/** Chance after the deal: from the seed, or as a transcript has it. What came up is kept, for the next transcript. */
export interface Luck<T> {
  readonly chance: Chance;
  readonly script: readonly T[];
  readonly came: T[];
  /** Where the script stands in the transcript. */
  readonly place: string;
}

/** The luck of a round. Deals use the streams 1, 2, 3 … of a seed, luck the streams −1, −2, −3 … */
export const luckOf = <T>(seed: Seed, round: number, script: readonly T[] = []): Luck<T> => ({
  chance: chanceOf(seed, -round),
  script,
  came: [],
  place: `deals[${round - 1}].chance`,
});

export const cloneLuck = <T>({ chance, script, came, place }: Luck<T>): Luck<T> => ({
  chance: chance.clone(),
  script,
  came: came.slice(),
  place,
});

/** The next thing to come up. Throws `BadInput` where the transcript has something that cannot have come up here. */
export function comesUp<T>(
  luck: Luck<T>,
  byChance: (chance: Chance) => T,
  fault: (scripted: T) => string | null,
): T {
  const { script, came } = luck;
  const scripted = came.length < script.length ? script[came.length] : undefined;
  const reason = scripted === undefined ? null : fault(scripted);
  if (reason !== null) throw new BadInput(`${luck.place}[${came.length}]`, reason);
  const next = scripted === undefined ? byChance(luck.chance) : scripted;
  came.push(next);
  return next;
}
