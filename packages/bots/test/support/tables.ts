import {
  type AnyGame,
  games,
  type Match,
  type MoveText,
  type Options,
  readOptions,
  seatAt,
} from '@tischrunde/engine';
import { vi } from 'vitest';
import { playMatch } from '../../src/arena/bot-match.ts';
import type { Question } from '../../src/bot.ts';
import type { Contender } from '../../src/contender.ts';
import { botFor } from '../../src/games.ts';
import { legalOf } from '../../src/search/rollout.ts';
import { knownIn } from './known.ts';

export const fewestAndMost = ({ players: { least, most } }: AnyGame): number[] => [...new Set([least, most])];

export const everyNumber = ({ players: { least, most } }: AnyGame): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** One row for a test of each game and number of players. */
export const tables = (numbers: (game: AnyGame) => number[]) =>
  games.flatMap((game) => numbers(game).map((players) => ({ id: game.id, game, players })));

/** A match of a single round says as much here as a long one, where a game can be played so. */
export function shortOptions(game: AnyGame, players: number, given: Options = {}): Options {
  const isShort = game.options.some(({ name }) => name === 'rounds') && given.target === undefined;
  return readOptions(game.id, game.options, players, isShort ? { rounds: 1, ...given } : given);
}

export interface ShortMatch {
  readonly game: AnyGame;
  readonly players: number;
  /** Who plays all the seats. */
  readonly contender: Contender;
  readonly seed: string;
  readonly work: number;
  readonly options?: Options;
}

export function playShort({ game, players, contender, seed, work, options }: ShortMatch): Match {
  const seats = Array.from({ length: players }, () => contender);
  return playMatch({ game, players, options: options ?? shortOptions(game, players), seed, seats, work });
}

/**
 * What the bots of a match were asked where they had a choice: a few questions from all over it. Each can be
 * asked again.
 */
export function questionsOf(match: ShortMatch, few: number): Question[] {
  const bot = botFor(match.game.id);
  const decide = bot.decide.bind(bot);
  const asked: Question[] = [];
  const listening = vi.spyOn(bot, 'decide').mockImplementation((question) => {
    asked.push(again(question));
    return decide(question);
  });
  try {
    playShort(match);
  } finally {
    listening.mockRestore();
  }
  const choices = asked.filter((question) => legalMoves(match.game, question).length > 1);
  const apart = Math.max(1, Math.floor(choices.length / few));
  return choices.filter((_, index) => index % apart === 0).slice(0, few);
}

export const legalMoves = (game: AnyGame, { known, seat, chance }: Question): MoveText[] =>
  game.with((own) => {
    const state = own.guess(knownIn(own, known), chance.clone());
    return legalOf(own, state, seatAt(seat)).map((move) => own.write(state, move));
  });

/** The question with a chance of its own, so that it can be asked more than once. */
export const again = (question: Question, change: Partial<Question> = {}): Question => ({
  ...question,
  chance: question.chance.clone(),
  ...change,
});
