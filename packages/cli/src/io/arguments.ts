import { type Contender, contenders, defaultWork, isContender } from '@tischrunde/bots';
import {
  type AnyGame,
  BadInput,
  findGame,
  games,
  type Options,
  readOptions,
  readPlayers,
} from '@tischrunde/engine';
import { readJsonLine } from './json-text.ts';

export interface Table {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
}

/** Reads the game, the players and the options. Throws `BadInput` with the engine's message. */
export function readTable(
  name: string,
  given: { readonly players?: string; readonly options?: string },
): Table {
  const game = readGame(name);
  const players = readPlayers(
    game,
    given.players === undefined ? game.players.least : asNumber(given.players),
  );
  const options = readOptions(game.id, game.options, players, readOptionsText(given.options));
  return { game, players, options };
}

export function readGame(name: string): AnyGame {
  const game = findGame(name) ?? findGame(name.toLowerCase());
  if (game !== undefined) return game;
  const near = games.map(({ id }) => id).filter((id) => distance(id, name.toLowerCase()) <= 2);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'tischrunde games lists them.';
  throw new BadInput('', `there is no game ${JSON.stringify(name)}; ${hint}`);
}

/** A whole number from `least` to `most`. */
export function readCount(name: string, text: string, least: number, most: number): number {
  const count = asNumber(text);
  if (typeof count === 'number' && count >= least && count <= most) return count;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  throw new BadInput(name, `expected a whole number ${range}, found ${JSON.stringify(text)}`);
}

/** `strong,medium,random`: the bots that play. */
export const readBots = (text: string): Contender[] =>
  text.split(',').map((name) => {
    const bot = name.trim().toLowerCase();
    if (isContender(bot)) return bot;
    throw new BadInput('bots', `there are ${contenders.join(', ')}, not ${JSON.stringify(name)}`);
  });

/** How much a strong bot may think about a move, in simulated moves. */
export const readWork = (text: string | undefined): number =>
  text === undefined ? defaultWork : readCount('work', text, 1, 1_000_000_000);

/** A time limit in seconds; null for none. */
export function readTimeLimit(text: string): number | null {
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(seconds))
    throw new BadInput('time-limit', `expected seconds, or 0 for none, found ${JSON.stringify(text)}`);
  return seconds === 0 ? null : seconds;
}

const asNumber = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text);

function readOptionsText(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return readJsonLine(text);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput('options', `${error.message} (expected JSON such as '{"set":9}')`);
  }
}

/** The edit distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}
