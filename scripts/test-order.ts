import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The projects, longest tests first. A worker whose next file is of another project is ended, and the next one loads everything
 * anew, so the files of a project stay together.
 */
const projects = ['slow', 'page', 'thorough', 'fast'];

/** The files that take longest. Vitest goes by size where it has not run them before, and they are small. */
const longest = [
  'scripts/test/add-a-game.',
  'server/test/outages.',
  'scripts/test/packages.',
  'server/test/strangers.',
  'commands/arena.',
  'server/test/takeover.',
  'server/test/broken-store.',
  'server/test/process-kill.',
  'bots/test/fair-play.',
  'engine/test/domino.',
  'engine/test/stall.',
];

/** Keeps all cores busy to the end: what takes longest comes first. */
export class TestOrder extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(specs);
    return usual.toSorted((one, other) => blockOf(one) - blockOf(other) || rankOf(one) - rankOf(other));
  }
}

const blockOf = ({ project }: TestSpecification): number => projects.indexOf(project.name);

function rankOf({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.includes(name));
  return found < 0 ? longest.length : found;
}
