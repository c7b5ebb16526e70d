import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Ends a test run with one plain line that any program can read: `N passed, N failed`. Tests that passed only when tried again
 * come before it, each with its first error.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    const retried: TestCase[] = [];
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0) failed++;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        if (test.result().state === 'failed') failed++;
        if (test.diagnostic()?.flaky === true) retried.push(test);
      }
    }
    if (retried.length > 0) console.log(`${retried.length} passed only when tried again:`);
    for (const test of retried) console.log(`  ${describe(test)}`);
    console.log(`${passed} passed, ${failed} failed`);
  }
}

function describe(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const lines = (error?.stack ?? error?.message ?? 'no error was recorded').split('\n');
  const own = lines.filter((line) => !line.includes('node_modules') && !line.includes('<anonymous>'));
  return [`${test.module.relativeModuleId} > ${test.fullName}`, ...own].join('\n    ');
}
