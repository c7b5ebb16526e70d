import { BadInput } from '@tischrunde/engine';
import { Command, CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { addArena } from './commands/arena/command.ts';
import { addGames } from './commands/games.ts';
import { examples, exitCodes } from './commands/help.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzle/command.ts';
import { addReferee } from './commands/referee.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate/command.ts';
import { addVerify } from './commands/verify.ts';
import { FileTrouble } from './io/files.ts';
import { complain } from './io/output.ts';

const program = new Command('tischrunde')
  .description('A game table in the terminal: play, referee and simulate domino and card games.')
  .version(about.version, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .helpCommand('help [command]', 'print the help of a command')
  .exitOverride()
  .addHelpText(
    'after',
    `${examples('tischrunde games', 'tischrunde play block', 'tischrunde referee match.json')}\n${exitCodes}`,
  );

addPlay(program);
addReferee(program);
addVerify(program);
addSimulate(program);
addArena(program);
addPuzzles(program);
addGames(program);
addRules(program);

// A reader of our output may stop early (`| head`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof BadInput) {
    complain(`error: ${error.message}`);
    process.exitCode = 2;
  } else if (error instanceof FileTrouble) {
    complain(error.message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
