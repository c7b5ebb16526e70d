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
import { readCount, readTable } from '../../io/arguments.ts';
import { readBots, readWork } from '../../io/bot-arguments.ts';
import { fileTrouble } from '../../io/files.ts';
import { bold, columns, complain, say } from '../../io/output.ts';
import { playContest } from './contest.ts';

export interface ArenaGiven {
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

/** Lets bots play each other on equal terms and reports who wins how much. */
export async function arena(name: string | undefined, given: ArenaGiven): Promise<void> {
  if (given.all === true) return arenaOfAll(name, given);
  if (name === undefined) throw new BadInput('', 'name a game (tischrunde games lists them), or take --all');
  const contest = readContest(name, given, readRivals(given.bots ?? 'strong,medium'));
  const start = performance.now();
  const count = dealsFor(contest, readMatches(given));
  const deals = await playContest({ contest, deals: count, jobs: readJobs(given), file: given.save ?? null });
  if (given.json === true) say(JSON.stringify(report(contest, deals)));
  else print(contest, deals);
  complain(times(contest, deals, (performance.now() - start) / 1000));
}

/** Every game that has somebody to beat, with the fewest and the most players, for every bot and the next one in the list. */
async function arenaOfAll(name: string | undefined, given: ArenaGiven): Promise<void> {
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
  if (given.json !== true) say(bold(rowOf('game', 'players', 'bots', 'share', '95 %', 'even')));
  for (const contest of contests) {
    const file = given.save === undefined ? null : join(given.save, fileOf(contest));
    const deals = await playContest({ contest, deals: dealsFor(contest, matches), jobs, file });
    if (given.json === true) say(JSON.stringify(report(contest, deals)));
    else printRow(contest, deals);
  }
}

function readRivals(text: string): readonly Contender[] {
  const bots = readBots(text);
  if (bots.length < 2) throw new BadInput('bots', 'name at least two, such as strong,medium');
  return bots;
}

function readContest(name: string, given: ArenaGiven, bots: readonly Contender[]): Contest {
  const { game, players, options } = readTable(name, given);
  if (players === 1) throw new BadInput('', `${game.id} is for one: there is nobody to beat`);
  return { game: game.id, players, options, contenders: bots, seed: given.seed, work: readWork(given.work) };
}

const readMatches = (given: ArenaGiven): number => readCount('matches', given.matches, 1, 100_000_000);

const readJobs = (given: ArenaGiven): number => readCount('jobs', given.jobs, 1, 256);

/** As many as it takes to play so many matches; a deal is always played in all rotations. */
const dealsFor = (contest: Contest, matches: number): number => Math.ceil(matches / rotationsOf(contest));

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw fileTrouble(path, error);
  }
}

const fileOf = ({ game, players, contenders: bots }: Contest): string =>
  `${game}-${players}-${bots.join('-')}.jsonl`;

function report(contest: Contest, deals: readonly DealResult[]) {
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

function print(contest: Contest, deals: readonly DealResult[]): void {
  const { game, players, options, seed, work } = contest;
  const matches = deals.length * rotationsOf(contest);
  say(bold(`${titleOf(game)}: ${players} players, ${matches} matches, seed ${seed}`));
  say(`options ${JSON.stringify(options)}, work ${work}`);
  say(
    `${deals.length} deals, each played with every bot on every seat; an even share is ${percent(evenShare(contest))}`,
  );
  say();
  const rows = ratings(contest, deals).map((rating) => [
    rating.bot,
    percent(rating.share),
    marginOf(rating),
    againstEven(contest, rating),
    rating.points.toFixed(1),
    rating.moves.toFixed(1),
    Math.round(rating.workPerMove),
  ]);
  const header = ['bot', 'share', '95 %', 'even', 'points', 'moves', 'work/move'];
  for (const line of columns('lrrlrrr', [header, ...rows])) say(line);
}

function printRow(contest: Contest, deals: readonly DealResult[]): void {
  const [first] = ratings(contest, deals);
  const { game, players, contenders: bots } = contest;
  const pair = bots.join(' - ');
  say(rowOf(game, `${players}`, pair, percent(first.share), marginOf(first), againstEven(contest, first)));
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

const titleOf = (id: string): string => games.find((game) => game.id === id)?.title ?? id;

const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;

const marginOf = ({ margin }: Rating): string => (margin === null ? '-' : `± ${(100 * margin).toFixed(2)}`);

/** Whether the whole interval lies on one side of an even share. */
function againstEven(contest: Contest, { share, margin }: Rating): string {
  const even = evenShare(contest);
  if (margin === null || Math.abs(share - even) <= margin) return '-';
  return share > even ? 'above' : 'below';
}

/** Differs from run to run, so it must not stand in the report. Deals from a file count as long as they took then. */
function times({ contenders: bots }: Contest, deals: readonly DealResult[], seconds: number): string {
  const each = bots.map((bot, index) => {
    const ms = deals.reduce((sum, deal) => sum + deal.ms[index], 0);
    const moves = deals.reduce((sum, deal) => sum + deal.moves[index], 0);
    const longest = Math.max(...deals.map((deal) => deal.longest[index]));
    return `${bot} ${(ms / moves).toFixed(2)} ms (longest ${longest.toFixed(1)} ms)`;
  });
  return `${seconds.toFixed(2)} s; thinking per move: ${each.join(', ')}`;
}
