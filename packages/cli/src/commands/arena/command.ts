import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Contender,
  type Contest,
  type DealResult,
  evenShare,
  type Rating,
  ratings,
  rotationsOf,
} from '@tischrunde/bots';
import { BadInput, games } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { type Command, Option } from 'commander';
import { readBots, readCount, readGame, readTable, readTimeLimit, readWork } from '../../io/arguments.ts';
import { fileTrouble } from '../../io/files.ts';
import { type LanguageGiven, openTerminal } from '../../io/language.ts';
import { bold, columns, complain, say } from '../../io/output.ts';
import { examples, exitCodes, languageOption, programOptions } from '../help.ts';
import { seriesTitle } from '../series-title.ts';
import { playContests } from './contest.ts';

interface ArenaGiven extends LanguageGiven {
  readonly as: readonly string[];
  readonly timeLimit: string;
  readonly bots?: string;
  readonly players?: string;
  readonly options?: string;
  readonly matches: string;
  readonly seed: string;
  readonly work?: string;
  readonly jobs: string;
  readonly save?: string;
  readonly json?: boolean;
  readonly all?: boolean;
}

export function addArena(program: Command): void {
  const command = program.command('arena');
  for (const option of programOptions()) command.addOption(option);
  command
    .description('let bots and programs play each other on equal terms; report who wins how much')
    .argument('[game]', 'the game; see tischrunde games')
    .option(
      '-b, --bots <list>',
      'who plays: easy, medium, strong, random (standard: strong,medium; medium with --as)',
    )
    .option('-p, --players <n>', "how many play (standard: the game's least number)")
    .option('-m, --matches <n>', 'how many matches, rounded up to whole deals', '200')
    .option('-s, --seed <text>', 'deal k is dealt from the seed text/k', '1')
    .option('-o, --options <json>', 'options of the game, as JSON')
    .option('-w, --work <n>', 'how much a strong bot may think about a move, in moves (standard: 120000)')
    .option('-j, --jobs <n>', 'how many threads', '1')
    .option('--save <file>', 'save finished deals in this file, and continue where it ends')
    .option('--json', 'print the report as JSON')
    .addOption(
      new Option(
        '-a, --all',
        'all games, each with the fewest and the most players, every bot of the list against the next one (standard: ' +
          'strong,medium,easy,random); --save names a folder',
      ).conflicts(['players', 'options', 'as']),
    )
    .addOption(languageOption())
    .addHelpText(
      'after',
      `
Each deal is played once per bot, and everybody moves on by a seat each time: every bot plays every seat of every deal, so
luck is shared evenly. A shared win counts as a half, a third, … for each winner. "95 %" is the confidence interval of the
share; "even" says whether all of it lies above or below an even share.

A program that fails (it ends, is too slow, or is refused three times in a row) loses that match: it counts as won by all others.

The same seed gives the same report for any number of --jobs, also if the run was interrupted (Ctrl-C) and continued. Times
are printed on the error output.
${examples(
  'tischrunde arena block --bots strong,medium --matches 400 --jobs 2',
  'tischrunde arena solo --players 4 --bots strong,easy --work 20000 --save solo.jsonl',
  'tischrunde arena block --as "python3 bot.py" --bots medium,strong --matches 400',
  'tischrunde arena --all --bots easy,random --matches 100 --save arena',
)}
${exitCodes}`,
    )
    .action((game: string | undefined, given: ArenaGiven) => arena(game, given));
}

/** Lets bots play each other on equal terms and reports who wins how much. */
async function arena(name: string | undefined, given: ArenaGiven): Promise<void> {
  const book = await openTerminal(given);
  if (given.all === true) return arenaOfAll(name, given, book);
  if (name === undefined) throw new BadInput('', 'name a game (tischrunde games lists them), or take --all');
  const contest = readContest(name, given, readEntries(given));
  const start = performance.now();
  const count = dealsFor(contest, readMatches(given));
  const run = { contest, deals: count, file: given.save ?? null };
  const rules = { timeLimit: readTimeLimit(given.timeLimit) };
  for await (const { deals } of playContests([run], rules, readJobs(given))) {
    if (given.json === true) say(JSON.stringify(report(contest, deals)));
    else print(contest, deals, book);
    complain(times(contest, deals, (performance.now() - start) / 1000));
  }
}

/** Every game for two or more, with the fewest and the most players, for every bot and the next one in the list. */
async function arenaOfAll(name: string | undefined, given: ArenaGiven, book: TerminalBook): Promise<void> {
  const { phrase } = book;
  if (name !== undefined) throw new BadInput('all', 'all games, or the one that is named, not both');
  const bots = readRivals(given.bots ?? 'strong,medium,easy,random');
  const tables = games.flatMap(({ id, players: { least, most } }) =>
    most === 1 ? [] : [...new Set([least, most])].map((players) => ({ id, players: `${players}` })),
  );
  const pairs = bots.slice(1).map((bot, index) => [bots[index], bot]);
  const contests = tables.flatMap(({ id, players }) =>
    pairs.map((pair) => readContest(id, { ...given, players }, pair)),
  );
  const matches = readMatches(given);
  const jobs = readJobs(given);
  if (given.save !== undefined) makeFolder(given.save);
  if (given.json !== true)
    say(
      bold(
        rowOf(
          phrase('arena.game'),
          phrase('arena.players'),
          phrase('arena.bots'),
          phrase('matches.share'),
          '95 %',
          phrase('arena.even'),
        ),
      ),
    );
  const runs = contests.map((contest) => ({
    contest,
    deals: dealsFor(contest, matches),
    file: given.save === undefined ? null : join(given.save, fileOf(contest)),
  }));
  for await (const { contest, deals } of playContests(runs, { timeLimit: null }, jobs)) {
    if (given.json === true) say(JSON.stringify(report(contest, deals)));
    else printRow(contest, deals, book);
  }
}

/** The programs, and then the bots. Two programs need no bots. */
function readEntries({ as: programs, bots }: ArenaGiven): readonly string[] {
  if (programs.length === 0) return readRivals(bots ?? 'strong,medium');
  if (programs.length > 1 && bots === undefined) return programs;
  return [...programs, ...readBots(bots ?? 'medium')];
}

function readRivals(text: string): readonly Contender[] {
  const bots = readBots(text);
  if (bots.length < 2) throw new BadInput('bots', 'name at least two, such as strong,medium');
  return bots;
}

function readContest(name: string, given: ArenaGiven, bots: readonly string[]): Contest<string> {
  const { game, players, options } = readTable(name, given);
  if (players === 1) throw new BadInput('', `${game.id} is for one: there is nobody to beat`);
  return { game: game.id, players, options, contenders: bots, seed: given.seed, work: readWork(given.work) };
}

const readMatches = (given: ArenaGiven): number => readCount('matches', given.matches, 1, 100_000_000);

const readJobs = (given: ArenaGiven): number => readCount('jobs', given.jobs, 1, 256);

/** As many as it takes to play so many matches; a deal is always played in all rotations. */
const dealsFor = (contest: Contest<string>, matches: number): number =>
  Math.ceil(matches / rotationsOf(contest));

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw fileTrouble(path, error);
  }
}

const fileOf = ({ game, players, contenders: bots }: Contest<string>): string =>
  `${game}-${players}-${bots.join('-')}.jsonl`;

function report(contest: Contest<string>, deals: readonly DealResult[]) {
  const { contenders: bots, ...rest } = contest;
  return {
    ...rest,
    bots,
    deals: deals.length,
    matches: deals.length * rotationsOf(contest),
    even: evenShare(contest),
    ratings: ratings(contest, deals),
  };
}

function print(contest: Contest<string>, deals: readonly DealResult[], book: TerminalBook): void {
  const { phrase } = book;
  const { game, players, options, seed, work } = contest;
  const matches = deals.length * rotationsOf(contest);
  say(bold(seriesTitle(readGame(game).id, players, matches, seed, book)));
  say(phrase('matches.work', { options: JSON.stringify(options), work }));
  say(phrase('arena.deals', { count: deals.length, even: percent(evenShare(contest)) }));
  say();
  const rated = ratings(contest, deals);
  const hasForfeits = rated.some(({ forfeits }) => forfeits !== undefined);
  const rows = rated.map((rating) => [
    rating.bot,
    percent(rating.share),
    marginOf(rating),
    againstEven(contest, rating, book),
    rating.points.toFixed(1),
    rating.moves.toFixed(1),
    Math.round(rating.workPerMove),
    ...(hasForfeits ? [rating.forfeits ?? 0] : []),
  ]);
  const header = [
    phrase('matches.bot'),
    phrase('matches.share'),
    '95 %',
    phrase('arena.even'),
    phrase('arena.points'),
    phrase('matches.moves'),
    phrase('arena.work'),
    ...(hasForfeits ? [phrase('arena.forfeits')] : []),
  ];
  for (const line of columns(hasForfeits ? 'lrrlrrrr' : 'lrrlrrr', [header, ...rows])) say(line);
}

function printRow(contest: Contest<string>, deals: readonly DealResult[], book: TerminalBook): void {
  const [first] = ratings(contest, deals);
  const { game, players, contenders: bots } = contest;
  const pair = bots.join(' - ');
  say(
    rowOf(game, `${players}`, pair, percent(first.share), marginOf(first), againstEven(contest, first, book)),
  );
}

/** A row of a table that is printed while it grows, of the share of the first of two bots. */
const rowOf = (
  game: string,
  players: string,
  bots: string,
  share: string,
  margin: string,
  even: string,
): string =>
  `${game.padEnd(13)}  ${players.padStart(7)}  ${bots.padEnd(15)}  ${share.padStart(8)}  ${margin.padStart(8)}  ${even}`;

const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;

const marginOf = ({ margin }: Rating): string => (margin === null ? '-' : `± ${(100 * margin).toFixed(2)}`);

/** Whether the whole interval lies on one side of an even share. */
function againstEven(contest: Contest<string>, { share, margin }: Rating, book: TerminalBook): string {
  const even = evenShare(contest);
  if (margin === null || Math.abs(share - even) <= margin) return '-';
  return book.phrase(share > even ? 'arena.above' : 'arena.below');
}

/** Differs from run to run, so it is not part of the report. Deals from a file keep the times of the run that played them. */
function times({ contenders: bots }: Contest<string>, deals: readonly DealResult[], seconds: number): string {
  const each = bots.map((bot, index) => {
    const ms = deals.reduce((sum, deal) => sum + deal.ms[index], 0);
    const moves = deals.reduce((sum, deal) => sum + deal.moves[index], 0);
    const longest = Math.max(...deals.map((deal) => deal.longest[index]));
    return `${bot} ${(ms / moves).toFixed(2)} ms (longest ${longest.toFixed(1)} ms)`;
  });
  return `${seconds.toFixed(2)} s; thinking per move: ${each.join(', ')}`;
}
