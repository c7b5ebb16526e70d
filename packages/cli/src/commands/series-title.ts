import type { GameId } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';

/** The first line of a report on many matches. */
export const seriesTitle = (
  game: GameId,
  players: number,
  matches: number,
  seed: string,
  book: TerminalBook,
): string =>
  book.phrase('matches.title', {
    game: book.name(game),
    players: book.say('book.players', { count: players }),
    matches: book.phrase('matches.count', { count: matches }),
    seed,
  });
