import { readFileSync } from 'node:fs';
import { BadInput } from '@tischrunde/engine';
import { Command, CommanderError } from 'commander';
import { examples, exitCodes } from './commands/help.ts';
import { FileTrouble } from './io/files.ts';
import { complain } from './io/output.ts';
import { ProgramFailure } from './programs/program.ts';

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Each command adds itself. They are loaded one by one, so that a command starts without what only others need. */
const commands = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  referee: async () => (await import('./commands/referee.ts')).addReferee,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  simulate: async () => (await import('./commands/simulate/command.ts')).addSimulate,
  arena: async () => (await import('./commands/arena/command.ts')).addArena,
  puzzle: async () => (await import('./commands/puzzle/command.ts')).addPuzzles,
  games: async () => (await import('./commands/games.ts')).addGames,
  rules: async () => (await import('./commands/rules.ts')).addRules,
};

/** Runs the command with the words that follow its name, and sets the exit code of the process. */
export async function run(words: readonly string[]): Promise<void> {
  const program = newProgram();
  const named = Object.entries(commands).filter(([name]) => name === words[0]);
  // The help and a misspelt word need them all.
  for (const [, load] of named.length > 0 ? named : Object.entries(commands)) (await load())(program);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else if (error instanceof BadInput) {
      complain(`error: ${error.message}`);
      process.exitCode = 2;
    } else if (error instanceof FileTrouble || error instanceof ProgramFailure) {
      complain(error.message);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}

const newProgram = (): Command =>
  new Command('tischrunde')
    .description('A game table in the terminal: play, referee and simulate domino and card games.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .addHelpText(
      'after',
      `${examples('tischrunde games', 'tischrunde play block', 'tischrunde referee match.json')}\n${exitCodes}`,
    );
