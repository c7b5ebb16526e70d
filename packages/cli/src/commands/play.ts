import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Level, levels } from '@tischrunde/bots';
import { BadInput, readTranscript, seatAt, seatsOf, type Transcript } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { type Command, Option } from 'commander';
import { readCount, readGame, readTable, readTimeLimit } from '../io/arguments.ts';
import { FileTrouble, wholeOf } from '../io/files.ts';
import { readJson } from '../io/json-text.ts';
import { openKeyboard } from '../io/keyboard.ts';
import { type LanguageGiven, openTerminal } from '../io/language.ts';
import { replayLegal } from '../io/legal-match.ts';
import { say } from '../io/output.ts';
import { playPrograms } from '../play/program-table.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import { examples, exitCodes, languageOption, programOptions } from './help.ts';

interface PlayGiven extends LanguageGiven {
  readonly players?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly seat: string;
  readonly bots: Level;
  readonly save?: string;
  readonly load?: string;
  readonly as: readonly string[];
  readonly timeLimit: string;
  readonly json?: boolean;
}

export function addPlay(program: Command): void {
  const command = program.command('play');
  for (const option of programOptions()) command.addOption(option);
  command
    .description('play a match in the terminal against bots, or let programs play')
    .argument('[game]', 'the game; see tischrunde games')
    .option('-p, --players <n>', "how many play (standard: the game's least number)")
    .option('--seat <n>', 'the seat that is yours, or of the first program, from 0 on', '0')
    .addOption(new Option('-b, --bots <level>', 'how well the others play').choices(levels).default('medium'))
    .option(
      '-s, --seed <text>',
      'deal from this seed; the same seed gives the same pieces (standard: a new one)',
    )
    .option('-o, --options <json>', 'options of the game, as JSON')
    .option('--save <file>', 'write the match to a new file after every move')
    .option('--json', 'with --as: print only the result, as JSON')
    .addOption(
      new Option('--load <file>', 'continue a saved match').conflicts(['players', 'seed', 'options', 'as']),
    )
    .addOption(languageOption())
    .addHelpText(
      'after',
      `${examples(
        'tischrunde play block',
        'tischrunde play solo --players 4 --bots strong',
        `tischrunde play fives --players 3 --options '{"target":50}'`,
        'tischrunde play block --save evening.json',
        'tischrunde play --load evening.json --save evening.json',
        'tischrunde play block --as "python3 bot.py" --bots strong --seed 7',
      )}\n\nType help during a match to see what can be typed.\n${exitCodes}`,
    )
    .action((game: string | undefined, given: PlayGiven) => play(game, given));
}

/** A match in the terminal: one seat is the player's, bots play the others. */
async function play(name: string | undefined, given: PlayGiven): Promise<void> {
  const { save, load } = given;
  const book = await openTerminal(given);
  if (save !== undefined && save !== load && existsSync(save)) {
    throw new BadInput(
      'save',
      `${save} exists already; continue it with --load ${save}, or choose another name`,
    );
  }
  if (given.as.length > 0) return letPlay(name, given, book);
  if (given.json === true) throw new BadInput('json', 'only with --as');
  const transcript = load === undefined ? begin(name, given) : await goOn(name, load);
  const seat = seatAt(readCount('seat', given.seat, 0, transcript.players - 1));
  const seated = { seat, bots: given.bots };
  const keyboard = openKeyboard();
  try {
    await new TerminalTable(transcript, seated, { book, keyboard, print: say, file: save ?? null }).play();
  } finally {
    keyboard.close();
  }
}

/** Programs play from the given seat on, and bots play the others. */
async function letPlay(name: string | undefined, given: PlayGiven, book: TerminalBook): Promise<void> {
  const { game, players, options, seed } = begin(name, given);
  if (given.as.length > players)
    throw new BadInput('as', `${players} play, and these are ${given.as.length} programs; see --players`);
  const first = readCount('seat', given.seat, 0, players - 1);
  const seats = seatsOf(players).map((seat) => given.as[(seat - first + players) % players] ?? given.bots);
  await playPrograms({
    pairing: { game, players, options, seed, seats },
    timeLimit: readTimeLimit(given.timeLimit),
    book,
    file: given.save ?? null,
    json: given.json === true,
  });
}

function begin(name: string | undefined, given: PlayGiven): Transcript {
  if (name === undefined)
    throw new BadInput('', 'name a game (tischrunde games lists them), or --load a saved match');
  const seed = given.seed ?? randomUUID().slice(0, 8);
  return { ...readTable(name, given), seed, deals: [], moves: [] };
}

async function goOn(name: string | undefined, file: string): Promise<Transcript> {
  const transcript = readSaved(file, await wholeOf(file));
  if (name !== undefined && readGame(name) !== transcript.game) {
    throw new BadInput('load', `${file} is a match of ${transcript.game.id}, not of ${name}`);
  }
  return transcript;
}

function readSaved(file: string, text: string): Transcript {
  try {
    const value = readJson(text);
    replayLegal(value);
    return readTranscript(value);
  } catch (error) {
    if (error instanceof BadInput) throw new FileTrouble(file, error.message);
    throw error;
  }
}
