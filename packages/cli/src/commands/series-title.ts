import type { GameId } from '@tischrunde/rulebook';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';

/** The first line of a report on many matches. */
export const seriesTitle = (
  game: string,
  players: number,
  matches: number,
  seed: string,
  book: TerminalBook,
): string =>
  book.phrase('matches.title', {
    game: book.name(game as GameId),
    players: book.say('book.players', { count: players }),
    matches: book.phrase('matches.count', { count: matches }),
    seed,
  });
