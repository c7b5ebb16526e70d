import type { Analysis } from './analysis.ts';

/** Less is not worth talking about. */
const least = 0.01;

const most = 3;

/** The decisions that gave away most, the costliest first. */
export const costlyDecisions = (analyses: ReadonlyMap<number, Analysis>): readonly Analysis[] =>
  [...analyses.values()]
    .filter(({ cost }) => cost >= least)
    .toSorted((one, other) => other.cost - one.cost || one.at - other.at)
    .slice(0, most);
