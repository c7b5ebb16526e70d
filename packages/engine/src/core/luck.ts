import { type Chance, chanceOf, type Seed } from './chance.ts';
import { BadInput } from './json.ts';

/** Random outcomes after the deal: from a transcript's script while it lasts, then from the seed. All are kept for the next transcript. */
export interface Luck<T> {
  readonly chance: Chance;
  readonly script: readonly T[];
  readonly outcomes: T[];
  /** The path of the script in the transcript. */
  readonly place: string;
}

/** The luck of a round. Deals use the streams 1, 2, 3 … of a seed; luck uses −1, −2, −3 … */
export const luckOf = <T>(seed: Seed, round: number, script: readonly T[] = []): Luck<T> => ({
  chance: chanceOf(seed, -round),
  script,
  outcomes: [],
  place: `deals[${round - 1}].chance`,
});

export const cloneLuck = <T>({ chance, script, outcomes, place }: Luck<T>): Luck<T> => ({
  chance: chance.clone(),
  script,
  outcomes: outcomes.slice(),
  place,
});

/** The next random outcome. Throws `BadInput` if the scripted one is impossible here. */
export function nextOutcome<T>(
  luck: Luck<T>,
  byChance: (chance: Chance) => T,
  fault: (scripted: T) => string | null,
): T {
  const { script, outcomes } = luck;
  const scripted = outcomes.length < script.length ? script[outcomes.length] : undefined;
  const reason = scripted === undefined ? null : fault(scripted);
  if (reason !== null) throw new BadInput(`${luck.place}[${outcomes.length}]`, reason);
  const next = scripted === undefined ? byChance(luck.chance) : scripted;
  outcomes.push(next);
  return next;
}
