import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { BadInput } from '@tischrunde/engine';
import { readCount, readTable, type Table } from '../../io/arguments.ts';
import { readBots, readWork } from '../../io/bot-arguments.ts';
import { fileTrouble } from '../../io/files.ts';
import { bold, columns, complain, say, write } from '../../io/output.ts';
import { showProgress } from '../../io/progress.ts';
import { playSeries } from './series.ts';
import { addTally, emptyTally, type Range, type Series, type Tally, winUnits } from './tally.ts';

export interface SimulateGiven {
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

/** Plays many matches, with random legal moves or between bots, and reports on them; the same seed gives the same report. */
export async function simulate(name: string, given: SimulateGiven): Promise<void> {
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
  else print(table, series, tally);
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

function print({ game, players, options }: Table, { seed, bots }: Series, tally: Tally): void {
  say(bold(`${game.title}: ${players} players, ${tally.matches} matches, seed ${seed}`));
  say(`options ${JSON.stringify(options)}`);
  say();
  const seats = tally.wins.map((units, seat) => [
    seat,
    ...(bots === null ? [] : [bots.seats[seat]]),
    (units / winUnits).toFixed(2),
    `${(100 * shareOf(tally, seat)).toFixed(2)} %`,
  ]);
  const header = bots === null ? ['seat', 'wins', 'share'] : ['seat', 'bot', 'wins', 'share'];
  for (const line of columns(bots === null ? 'rrr' : 'rlrr', [header, ...seats])) say(line);
  say();
  const range = (title: string, { sum, least, most }: Range) => [
    title,
    (sum / tally.matches).toFixed(2),
    least,
    most,
  ];
  const ranges = [
    ['per match', 'mean', 'least', 'most'],
    range('moves', tally.moves),
    range('rounds', tally.rounds),
  ];
  for (const line of columns('lrrr', ranges)) say(line);
}

/** Differs from run to run, so it must not stand in the report. */
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
