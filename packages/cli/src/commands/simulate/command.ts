import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { BadInput } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import type { Command } from 'commander';
import { readBots, readCount, readTable, readWork, type Table } from '../../io/arguments.ts';
import { fileTrouble } from '../../io/files.ts';
import { type LanguageGiven, openTerminal } from '../../io/language.ts';
import { bold, columns, complain, say, write } from '../../io/output.ts';
import { showProgress } from '../../io/progress.ts';
import { examples, exitCodes, languageOption } from '../help.ts';
import { seriesTitle } from '../series-title.ts';
import { playSeries } from './series.ts';
import { addTally, emptyTally, type Range, type Series, type Tally, winUnits } from './tally.ts';

interface SimulateGiven extends LanguageGiven {
  readonly players?: string;
  readonly options?: string;
  readonly matches: string;
  readonly seed: string;
  readonly jobs: string;
  readonly bots?: string;
  readonly work?: string;
  readonly transcripts?: string;
  readonly json?: boolean;
}

export function addSimulate(program: Command): void {
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
    .addOption(languageOption())
    .addHelpText(
      'after',
      `
The same seed gives the same report and the same transcripts for any number of --jobs. The speed is printed on the error output.
${examples(
  'tischrunde simulate block --players 4 --matches 100000 --jobs 4',
  `tischrunde simulate fives --seed monday --options '{"set":9}' --json`,
  'tischrunde simulate block --bots strong,easy --matches 20',
  'tischrunde simulate cyprus --matches 50 --transcripts cyprus.jsonl && tischrunde referee --lines cyprus.jsonl',
)}
${exitCodes}`,
    )
    .action((game: string, given: SimulateGiven) => simulate(game, given));
}

/** Plays many matches, with random legal moves or between bots, and reports on them; the same seed gives the same report. */
async function simulate(name: string, given: SimulateGiven): Promise<void> {
  const book = await openTerminal(given);
  const table = readTable(name, given);
  const matches = readCount('matches', given.matches, 1, Number.MAX_SAFE_INTEGER);
  const jobs = readCount('jobs', given.jobs, 1, 256);
  const bots = readSeats(given, table.players);
  const { players, options } = table;
  const file = given.transcripts === undefined ? null : await openFile(given.transcripts);
  const { seed } = given;
  const series = { game: table.game.id, players, options, seed, transcripts: file !== null, bots };

  const tally = emptyTally(players);
  const progress = await showProgress(matches, 'matches');
  const start = performance.now();
  for await (const played of playSeries(series, matches, jobs)) {
    addTally(tally, played.tally);
    progress.reached(tally.matches);
    await file?.write(played.transcripts);
  }
  const seconds = (performance.now() - start) / 1000;
  await file?.close();
  progress.stop();

  if (given.json === true) say(JSON.stringify(report(series, tally)));
  else print(table, series, tally, book);
  complain(speed(tally, seconds));
}

/** One bot for every seat, or one for all of them. */
function readSeats({ bots, work }: SimulateGiven, players: number): Series['bots'] {
  if (bots === undefined) return null;
  const named = readBots(bots);
  if (named.length !== 1 && named.length !== players) {
    throw new BadInput('bots', `name one for all or ${players}, one for every seat; found ${named.length}`);
  }
  return {
    seats: Array.from({ length: players }, (_, seat) => named[seat % named.length]),
    work: readWork(work),
  };
}

const shareOf = (tally: Tally, seat: number): number => tally.wins[seat] / winUnits / tally.matches;

function report({ game, players, options, seed, bots }: Series, tally: Tally) {
  const range = ({ sum, least, most }: Range) => ({ mean: sum / tally.matches, least, most });
  return {
    game,
    players,
    options,
    seed,
    ...(bots === null ? {} : { bots: bots.seats, work: bots.work }),
    matches: tally.matches,
    wins: tally.wins.map((units) => units / winUnits),
    shares: tally.wins.map((_, seat) => shareOf(tally, seat)),
    moves: range(tally.moves),
    rounds: range(tally.rounds),
  };
}

function print(
  { game, players, options }: Table,
  { seed, bots }: Series,
  tally: Tally,
  book: TerminalBook,
): void {
  const { phrase } = book;
  say(bold(seriesTitle(game.id, players, tally.matches, seed, book)));
  say(phrase('matches.options', { options: JSON.stringify(options) }));
  say();
  const seats = tally.wins.map((units, seat) => [
    seat,
    ...(bots === null ? [] : [bots.seats[seat]]),
    (units / winUnits).toFixed(2),
    `${(100 * shareOf(tally, seat)).toFixed(2)} %`,
  ]);
  const header = [
    phrase('matches.seat'),
    ...(bots === null ? [] : [phrase('matches.bot')]),
    phrase('matches.wins'),
    phrase('matches.share'),
  ];
  for (const line of columns(bots === null ? 'rrr' : 'rlrr', [header, ...seats])) say(line);
  say();
  const range = (title: string, { sum, least, most }: Range) => [
    title,
    (sum / tally.matches).toFixed(2),
    least,
    most,
  ];
  const ranges = [
    [phrase('matches.perMatch'), phrase('matches.mean'), phrase('matches.least'), phrase('matches.most')],
    range(phrase('matches.moves'), tally.moves),
    range(phrase('matches.rounds'), tally.rounds),
  ];
  for (const line of columns('lrrr', ranges)) say(line);
}

/** Differs from run to run, so it is not part of the report. */
function speed({ matches, moves }: Tally, seconds: number): string {
  const perSecond = (count: number) => Math.round(count / seconds).toLocaleString('en');
  return `${seconds.toFixed(2)} s: ${perSecond(matches)} matches/s, ${perSecond(moves.sum)} moves/s`;
}

async function openFile(path: string) {
  const stream: WriteStream = createWriteStream(path);
  let trouble: unknown = null;
  stream.on('error', (error) => {
    trouble = fileTrouble(path, error);
  });
  const orTrouble = async (step: Promise<unknown>): Promise<void> => {
    await step.catch((error: unknown) => {
      throw fileTrouble(path, error);
    });
    if (trouble !== null) throw trouble;
  };
  await orTrouble(once(stream, 'open'));
  return {
    write: (text: string) => orTrouble(write(stream, text)),
    close: () => orTrouble(once(stream.end(), 'close')),
  };
}
