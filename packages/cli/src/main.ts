import { levels } from '@tischrunde/bots';
import { BadInput } from '@tischrunde/engine';
import { Command, CommanderError, Option } from 'commander';
import about from '../package.json' with { type: 'json' };
import { type ArenaGiven, arena } from './commands/arena/command.ts';
import { type GamesGiven, listGames } from './commands/games.ts';
import { examples, exitCodes } from './commands/help.ts';
import { type PlayGiven, play } from './commands/play.ts';
import { addPuzzles } from './commands/puzzle/command.ts';
import { refereeFiles } from './commands/referee.ts';
import { printRules, type RulesGiven } from './commands/rules.ts';
import { type SimulateGiven, simulate } from './commands/simulate/command.ts';
import { type VerifyGiven, verifyFiles } from './commands/verify.ts';
import type { AnsweringGiven } from './io/answers.ts';
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

program
  .command('play')
  .description('play a match in the terminal against bots')
  .argument('[game]', 'the game; see tischrunde games')
  .option('-p, --players <n>', "how many play (standard: the game's least number)")
  .option('--seat <n>', 'the seat that is yours, from 0 on', '0')
  .addOption(new Option('-b, --bots <level>', 'how well the others play').choices(levels).default('medium'))
  .option(
    '-s, --seed <text>',
    'deal from this seed; the same seed gives the same pieces (standard: a new one)',
  )
  .option('-o, --options <json>', 'options of the game, as JSON')
  .option('--save <file>', 'write the match to a new file after every move')
  .addOption(
    new Option('--load <file>', 'go on with a saved match').conflicts(['players', 'seed', 'options']),
  )
  .addHelpText(
    'after',
    `${examples(
      'tischrunde play block',
      'tischrunde play solo --players 4 --bots strong',
      `tischrunde play fives --players 3 --options '{"target":50}'`,
      'tischrunde play block --save evening.json',
      'tischrunde play --load evening.json --save evening.json',
    )}\n\nType help during a match to see what can be typed.\n${exitCodes}`,
  )
  .action((game: string | undefined, given: PlayGiven) => play(game, given));

program
  .command('referee')
  .description('play transcripts and print how every move was judged and how the match stands')
  .argument('[files...]', 'files with a transcript each; - or none: what is piped in')
  .option('-l, --lines', 'one transcript per line in, one answer per line out, in order')
  .option('--json', 'print every answer on one line (the standard with several files)')
  .addHelpText(
    'after',
    `
A transcript that is not one is refused: one sentence on the error output, nothing on the output, and the others are
still answered. With --lines it is answered {"refused": "line 7: why"} in its place; empty lines are skipped. A match
in which moves were illegal is not refused: the answer says which moves, and which rules they broke.
${examples(
  'tischrunde referee match.json',
  'tischrunde referee --lines < matches.jsonl > answers.jsonl',
  `echo '{"game":"block","players":2,"seed":"1"}' | tischrunde referee`,
)}
${exitCodes}`,
  )
  .action((files: string[], given: AnsweringGiven) => refereeFiles(files, given));

program
  .command('verify')
  .description('deal and play finished matches of a server again, and say whether they were honest')
  .argument('[files...]', 'files of finished matches, as the page saves them; - or none: what is piped in')
  .option('-c, --commitment <hash>', 'the hash that the table showed before the match')
  .option('--seat <n>', 'your seat, from 0 on')
  .option('--word <word>', 'the word that your page gave for the match; needs --seat')
  .option('--json', 'print the verdict as JSON (the standard with several files)')
  .addHelpText(
    'after',
    `
A table shows the hash of its secret before anybody sits down, and every player's page adds a word. The seed of the deal is made of
the secret and the words. This command makes the seed again, deals again, plays all moves again, and compares.
${examples('tischrunde verify match.json', 'tischrunde verify --seat 1 --word JdCuDGqVxPda match.json')}
${exitCodes}`,
  )
  .action((files: string[], given: VerifyGiven) => verifyFiles(files, given));

program
  .command('simulate')
  .description(
    'play many matches, of random legal moves or between bots; report wins per seat, moves and rounds',
  )
  .argument('<game>', 'the game; see tischrunde games')
  .option('-p, --players <n>', "how many play (standard: the game's least number)")
  .option('-m, --matches <n>', 'how many matches', '1000')
  .option('-s, --seed <text>', 'match k is dealt and played from the seed text/k', '1')
  .option('-o, --options <json>', 'options of the game, as JSON')
  .option(
    '-b, --bots <list>',
    'who plays: easy, medium, strong or random; one for all, or one for every seat',
  )
  .option('-w, --work <n>', 'how much a strong bot may think about a move, in moves (standard: 120000)')
  .option('-t, --transcripts <file>', 'write every match to this file, a transcript per line')
  .option('-j, --jobs <n>', 'how many threads', '1')
  .option('--json', 'print the report as JSON')
  .addHelpText(
    'after',
    `
The same seed gives the same report and the same transcripts whatever --jobs is. The speed is told on the error output.
${examples(
  'tischrunde simulate block --players 4 --matches 100000 --jobs 4',
  `tischrunde simulate fives --seed monday --options '{"set":9}' --json`,
  'tischrunde simulate block --bots strong,easy --matches 20',
  'tischrunde simulate cyprus --matches 50 --transcripts cyprus.jsonl && tischrunde referee --lines cyprus.jsonl',
)}
${exitCodes}`,
  )
  .action((game: string, given: SimulateGiven) => simulate(game, given));

program
  .command('arena')
  .description('let bots play each other on equal terms; report who wins how much')
  .argument('[game]', 'the game; see tischrunde games')
  .option('-b, --bots <list>', 'who plays: easy, medium, strong, random (standard: strong,medium)')
  .option('-p, --players <n>', "how many play (standard: the game's least number)")
  .option('-m, --matches <n>', 'how many matches, rounded up to whole deals', '200')
  .option('-s, --seed <text>', 'deal k is dealt from the seed text/k', '1')
  .option('-o, --options <json>', 'options of the game, as JSON')
  .option('-w, --work <n>', 'how much a strong bot may think about a move, in moves (standard: 120000)')
  .option('-j, --jobs <n>', 'how many threads', '1')
  .option('--save <file>', 'keep finished deals in this file, and go on where it ends')
  .option('--json', 'print the report as JSON')
  .addOption(
    new Option(
      '-a, --all',
      'all games, each with the fewest and the most players, every bot of the list against the next one (standard: ' +
        'strong,medium,easy,random); --save names a folder',
    ).conflicts(['players', 'options']),
  )
  .addHelpText(
    'after',
    `
Every deal is played as many times as there are bots, and from match to match they move on by a seat: so everybody plays
every seat of every deal, and nobody is luckier than the others. A shared win counts as a half, a third, … for each of its
winners. "95 %" is the interval around the share, and "even" says where the whole of it lies above or below an even share.

The same seed gives the same report whatever --jobs is, and whether the run was stopped (Ctrl-C) and gone on with or not.
The times are told on the error output.
${examples(
  'tischrunde arena block --bots strong,medium --matches 400 --jobs 2',
  'tischrunde arena solo --players 4 --bots strong,easy --work 20000 --save solo.jsonl',
  'tischrunde arena --all --bots easy,random --matches 100 --save arena',
)}
${exitCodes}`,
  )
  .action((game: string | undefined, given: ArenaGiven) => arena(game, given));

addPuzzles(program);

program
  .command('games')
  .description('list the games with their players, sets and options')
  .argument('[games...]', 'only these games')
  .option('--json', 'print the list as JSON, with the ids of the rules')
  .addHelpText('after', `${examples('tischrunde games', 'tischrunde games block --json')}\n${exitCodes}`)
  .action((names: string[], given: GamesGiven) => listGames(names, given));

program
  .command('rules')
  .description('print the rules of a game, or a rulebook to print on paper')
  .argument('[games...]', 'the games; see tischrunde games')
  .option('-a, --all', 'the rules of all games')
  .option('--lang <tag>', 'de, en, fr, it or ja (standard: the language of the terminal)')
  .addOption(new Option('-f, --format <form>', 'how it is set').choices(['text', 'html']).default('text'))
  .addHelpText(
    'after',
    `${examples(
      'tischrunde rules block',
      'tischrunde rules chickenfoot --lang de | less',
      'tischrunde rules --all --format html --lang fr > rulebook.html',
    )}\n${exitCodes}`,
  )
  .action((names: string[], given: RulesGiven) => printRules(names, given));

// Whoever reads our output may stop early (`| head`); that is no error.
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
