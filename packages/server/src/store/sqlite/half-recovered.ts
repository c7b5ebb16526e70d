import { existsSync } from 'node:fs';

/** Where `recover` puts what can be read of a damaged file, until it takes its place. */
export const copyOf = (file: string): string => `${file}.recovered`;

/** Where `recover` keeps the damaged file. */
export const damagedOf = (file: string): string => `${file}.damaged`;

/** Whether `recover` was interrupted when it had moved the damaged file away, and nothing was in its place yet. */
export const isHalfRecovered = (file: string): boolean =>
  !existsSync(file) && existsSync(copyOf(file)) && existsSync(damagedOf(file));
