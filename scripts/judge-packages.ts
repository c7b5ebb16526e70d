// Judges packed packages as their users will meet them: prints what publint and attw find in the tarballs given, and fails if
// that is anything.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** CommonJS is not for us. */
const isAboutCommonJs = (problem: Problem): boolean =>
  'resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind);

for (const file of process.argv.slice(2)) {
  const tarball = readFileSync(file);
  const packed = createPackageFromTarballData(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(tarball).buffer },
    strict: true,
  });
  const said = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  // A command has no types.
  if (!('bin' in pkg)) {
    const checked = await checkPackage(packed);
    if (checked.types === false) said.push('no types');
    else
      said.push(
        ...checked.problems
          .filter((problem) => !isAboutCommonJs(problem))
          .map((problem) => JSON.stringify(problem)),
      );
  }
  for (const text of said) console.log(`${packed.packageName}: ${text}`);
  if (said.length > 0) process.exitCode = 1;
}
