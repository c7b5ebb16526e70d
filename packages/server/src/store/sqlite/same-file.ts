import { statSync } from 'node:fs';

/**
 * Tells whether a file and its WAL are still the ones that were there first. Who has them open can go on writing when they were deleted or replaced, but
 * after the next start all of that is gone.
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
