import type { GameId } from '@tischrunde/rulebook';
import { useLocation } from 'preact-iso/router';
import { findDescriptor } from '../../games/catalogue.ts';
import { Picture } from '../../games/picture.tsx';
import { matchAddress } from '../../session/new-match.ts';
import { type SavedMatch, wasPlayed } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { dayAndTime } from '../../ui/day-and-time.ts';
import { useSavedMatches } from './use-saved-matches.ts';

/** The match played last, of all games or of some, offered at the top. */
export function UnfinishedMatch({ among }: { readonly among?: readonly GameId[] }) {
  const book = currentBook();
  const { route } = useLocation();
  const left = useSavedMatches().matches.find((match) => {
    const game = gameOf(match);
    return !match.over && wasPlayed(match) && game !== null && (among?.includes(game) ?? true);
  });
  const game = left === undefined ? null : gameOf(left);
  if (left === undefined || game === null) return null;
  return (
    <section class="banner">
      <Picture game={game} />
      <div>
        <h2>{book.say('shelf.unfinished')}</h2>
        <p class="quiet">{shortDescription(left, game, book)}</p>
      </div>
      <button type="button" class="primary" onClick={() => route(matchAddress(left))}>
        {book.say('shelf.continue')}
      </button>
    </section>
  );
}

/** Null for an unknown game. */
export const gameOf = ({ transcript }: Pick<SavedMatch, 'transcript'>): GameId | null =>
  findDescriptor(String(transcript.game))?.id ?? null;

function shortDescription(
  { transcript, touched, takesBack }: SavedMatch,
  game: GameId,
  book: ReturnType<typeof currentBook>,
): string {
  const { players, moves } = transcript;
  return [
    book.name(game),
    book.say('book.players', { count: Number(players) }),
    book.say('kept.moves', { count: Array.isArray(moves) ? moves.length : 0 }),
    ...(takesBack ? [book.say('setUp.takesBack')] : []),
    dayAndTime(touched, Date.now(), book.language),
  ].join(' · ');
}
