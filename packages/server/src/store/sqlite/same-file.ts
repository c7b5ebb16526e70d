import { statSync } from 'node:fs';

/**
 * Tells whether a file and its WAL are still the ones that were there first. A process that has them open can go on writing after they were deleted or
 * replaced, but all of that is gone after the next start.
 */
export function sameFile(file: string): () => boolean {
  const inodes = (): (bigint | undefined)[] =>
    [file, `${file}-wal`].map((name) => statSync(name, { bigint: true, throwIfNoEntry: false })?.ino);
  const first = inodes();
  return () =>
    inodes().every((inode, index) => {
      // The WAL may not have been there yet.
      first[index] ??= inode;
      return inode === first[index];
    });
}
