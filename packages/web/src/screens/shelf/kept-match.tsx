import type { Book } from '@tischrunde/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../../games/picture.tsx';
import { matchAddress, replayAddress } from '../../session/new-match.ts';
import { deleteMatch } from '../../storage/match-store.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { dayAndTime } from '../../ui/day-and-time.ts';
import { saveTranscript } from '../../ui/save-file.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import { DeleteButton } from '../common/delete-button.tsx';
import './kept-match.css';
import { gameOf } from './unfinished-match.tsx';

/** A match on this device: what was played, how it ended, by whom and when, and what one can do with it. */
export function KeptMatch({ match }: { readonly match: SavedMatch }) {
  const book = currentBook();
  const [isNear, ref] = useNearViewport();
  const result = useResult(match, isNear && match.over, book);
  const game = gameOf(match);
  if (game === null) return null;
  return (
    <li>
      <Picture game={game} />
      <div class="kept-text" ref={ref}>
        <h3>{book.name(game)}</h3>
        {match.over && <p class="kept-result">{result}</p>}
        <p class="quiet">
          {partsOf(match, book).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      <div class="kept-buttons">
        <a class="button primary" href={matchAddress(match)}>
          {book.say(match.over ? 'kept.open' : 'shelf.continue')}
        </a>
        <a class="button" href={replayAddress(match)}>
          {book.say('look.back')}
        </a>
        <button type="button" class="kept-less" onClick={() => saveTranscript(match.transcript)}>
          {book.say('kept.toFile')}
        </button>
        <DeleteButton look="kept-less" onDelete={() => void deleteMatch(match.id)} />
      </div>
    </li>
  );
}

/** When a match was played, by whom and how long. */
function partsOf({ transcript, sitters, touched, takesBack }: SavedMatch, book: Book): string[] {
  const people = sitters.filter(({ plays, name }) => (plays === 'person' || plays === 'far') && name !== '');
  return [
    dayAndTime(touched, Date.now(), book.language),
    book.say('book.players', { count: sitters.length }),
    ...(people.length > 0 ? [people.map(({ name }) => name).join(', ')] : []),
    book.say('kept.moves', { count: Array.isArray(transcript.moves) ? transcript.moves.length : 0 }),
    ...(takesBack === true ? [book.say('setUp.takesBack')] : []),
  ];
}

/** How a match ended, by the referee, once it is wanted; empty before, and where it cannot be replayed. */
function useResult({ transcript, sitters }: SavedMatch, isWanted: boolean, book: Book): string {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    const work = async (): Promise<void> => {
      const [{ validateTranscript }, { resultText }] = await Promise.all([
        import('../../session/validate-match.ts'),
        import('./match-result.ts'),
      ]);
      const validated = validateTranscript(transcript, book);
      if (!left && validated.ok) setText(resultText(validated.match.view(null), { sitters }, book));
    };
    void work();
    return () => {
      left = true;
    };
  }, [transcript, isWanted, book]);
  return text;
}
