import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that keep a core busy for longest. Vitest goes by size where it has not run them before, and they are small. */
const longest = [
  'engine/test/stall.',
  'bots/test/fair-play.',
  'engine/test/domino.',
  'engine/test/solomino.',
  'engine/test/solo.',
  'engine/test/burg.',
];

/**
 * Keeps all cores busy to the end: slow tests come first and of them the longest, and tests that wait for processes, sockets and
 * clocks (the server's and the command's) run beside tests that compute.
 */
export class TestOrder extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = (await super.sort(specs)).toSorted((one, other) => rank(one) - rank(other));
    const isSlow = ({ project }: TestSpecification): boolean => ['slow', 'pure'].includes(project.name);
    const isWaiting = ({ moduleId }: TestSpecification): boolean => /packages\/(server|cli)\//.test(moduleId);
    const slow = usual.filter(isSlow);
    const computing = slow.filter((spec) => !isWaiting(spec));
    return [...alternate(computing, slow.filter(isWaiting)), ...usual.filter((spec) => !isSlow(spec))];
  }
}

function rank({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.includes(name));
  return found < 0 ? longest.length : found;
}

/** One of each in turn, and then what is left of the longer list. */
const alternate = <T>(some: readonly T[], others: readonly T[]): T[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, index) => [
    ...some.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat();
