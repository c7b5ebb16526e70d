import { Option } from 'commander';

/** The end of the help of every command. */
export const exitCodes = `
Exit codes:
  0  success
  1  the input was refused (an invalid transcript or puzzle, a file that cannot be read or written),
     or a match was not honest
  2  wrong usage (unknown game, action, option or number of players)`;

export const examples = (...lines: string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  $ ${line}`)].join('\n');

/** What people read is in their language; what programs read is always in English. */
export const languageOption = (): Option =>
  new Option('--lang <tag>', 'de, en, fr, it or ja (standard: the language of the system)');
