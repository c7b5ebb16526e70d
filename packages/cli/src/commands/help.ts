import { Option } from 'commander';

/** The end of the help of every command. */
export const exitCodes = `
Exit codes:
  0  success
  1  the input was refused (an invalid transcript or puzzle, a file that cannot be read or written),
     a match was not honest, or a program failed
  2  wrong usage (unknown game, action, option or number of players)`;

export const examples = (...lines: string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  $ ${line}`)].join('\n');

/** The options of commands in which programs play. */
export const programOptions = (): Option[] => [
  new Option(
    '--as <command>',
    'let a program play, in lines of JSON (docs/programs.md); again for another one',
  )
    .argParser((command: string, before: readonly string[]) => [...before, command])
    .default([], 'none'),
  new Option(
    '--time-limit <seconds>',
    'how long a program may take for an answer; 0 for as long as it likes',
  ).default('10'),
];

/** What people read is in their language; what programs read is always in English. */
export const languageOption = (): Option =>
  new Option('--lang <tag>', 'de, en, fr, it or ja (standard: the language of the system)');
