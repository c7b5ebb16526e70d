import { type Contender, playMatch as playBots } from '@tischrunde/bots';
import {
  type AnyGame,
  type BaseEvent,
  type BaseView,
  chanceOf,
  findGame,
  type Game,
  type JsonObject,
  type Options,
  playout,
  type Standing,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';

/** Which matches are to be played; plain data, so that it can be sent to a worker. */
export interface Series {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** Whether every match is written down. */
  readonly transcripts: boolean;
  /** The bot on each seat, and how much it may think about a move; null: random legal moves, as fast as possible. */
  readonly bots: { readonly seats: readonly Contender[]; readonly work: number } | null;
}

/** The matches number `from` up to, not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Range {
  sum: number;
  least: number;
  most: number;
}

export interface Tally {
  matches: number;
  /** Per seat, in units of `1 / winUnits` of a win. */
  wins: number[];
  moves: Range;
  rounds: Range;
}

/** Played matches: their totals, and one transcript per line if they are wanted. */
export interface Played {
  readonly tally: Tally;
  readonly transcripts: string;
}

/** Divisible by every number of winners up to twelve: shared wins stay whole numbers, and sums do not depend on their order. */
export const winUnits = 27_720;

export const emptyTally = (players: number): Tally => ({
  matches: 0,
  wins: seatsOf(players).map(() => 0),
  moves: emptyRange(),
  rounds: emptyRange(),
});

export function addTally(sum: Tally, more: Tally): void {
  sum.matches += more.matches;
  more.wins.forEach((wins, seat) => {
    sum.wins[seat] += wins;
  });
  addRange(sum.moves, more.moves);
  addRange(sum.rounds, more.rounds);
}

/** Plays some matches of a series. */
export function playMatches(series: Series, { from, to }: Stretch): Played {
  const game = findGame(series.game);
  if (game === undefined) throw new Error(`there is no game ${series.game}`);
  const tally = emptyTally(series.players);
  const transcripts: string[] = [];
  for (let number = from; number < to; number++) {
    const seed = `${series.seed}/${number}`;
    const transcript =
      series.bots === null
        ? game.with((own) => playRandomly(own, series, seed, tally))
        : playWithBots(game, series, series.bots, seed, tally);
    if (transcript !== null) transcripts.push(`${JSON.stringify(transcript)}\n`);
  }
  return { tally, transcripts: transcripts.join('') };
}

function playWithBots(
  game: AnyGame,
  { players, options, transcripts }: Series,
  bots: NonNullable<Series['bots']>,
  seed: string,
  tally: Tally,
): JsonObject | null {
  let moves = 0;
  const match = playBots(
    { game, players, options, seed, ...bots },
    {
      moved() {
        moves++;
      },
    },
  );
  addMatch(tally, match.view(null).winners ?? [], moves, match.round);
  return transcripts ? match.transcript() : null;
}

function addMatch(tally: Tally, winners: readonly number[], moves: number, rounds: number): void {
  tally.matches += 1;
  for (const seat of winners) tally.wins[seat] += winUnits / winners.length;
  addRange(tally.moves, { sum: moves, least: moves, most: moves });
  addRange(tally.rounds, { sum: rounds, least: rounds, most: rounds });
}

/** Deals come from the streams 1, 2, 3, … of a seed, one per round; stream 0 chooses the moves. */
const choosing = 0;

function playRandomly<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  series: Series,
  text: string,
  tally: Tally,
): JsonObject | null {
  const { players, options } = series;
  const seed = seedOf(text);
  const state = game.begin({ players, options, seed, deals: [] });
  const record = series.transcripts ? recorder(game, state) : null;
  const moves = playout(game, state, chanceOf(seed, choosing), record?.watch);
  addMatch(tally, game.winners(state), moves, state.round);
  if (record === null) return null;
  record.close();
  return { game: game.id, players, options, seed: text, deals: record.deals, moves: record.moves };
}

/** Records a playout: every deal before the first move after it, and every move before it is made. */
function recorder<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  state: S,
) {
  const deals: JsonObject[] = [];
  const moves: JsonObject[] = [];
  /** Adds what came up in a round that is over to its deal. */
  const close = (): void => {
    const chance = game.chanceLog(state);
    if (chance.length > 0) deals.push({ ...deals.pop(), chance });
  };
  let isDealt = false;
  const watch = (seat: number, move: M | null): void => {
    if (!isDealt) deals.push(game.deal(state));
    isDealt = move !== null;
    if (move === null) close();
    moves.push(move === null ? { seat, type: 'next' } : { seat, ...game.write(state, move) });
  };
  return { deals, moves, watch, close };
}

function emptyRange(): Range {
  return { sum: 0, least: Number.POSITIVE_INFINITY, most: 0 };
}

function addRange(sum: Range, more: Range): void {
  sum.sum += more.sum;
  sum.least = Math.min(sum.least, more.least);
  sum.most = Math.max(sum.most, more.most);
}
