import type { MoveText, View } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import { actionsIn } from './choosing.ts';
import { labelOf } from './labels.ts';
import { namedWithShape } from './question.tsx';
import { isOfCards } from './telling.ts';

interface ActionsProps {
  readonly view: View;
  readonly legal: readonly MoveText[];
  readonly book: Book;
  readonly game: GameId;
  /** Whether the call is made with the next move. */
  readonly calling: boolean;
  nameOf(seat: number): string;
  onCall(): void;
  onMove(move: MoveText): void;
}

/** What one can do right now without a piece, and nothing else; and the call, which one can forget. */
export function Actions(props: ActionsProps) {
  const { view, legal, book, game, calling, onCall, onMove } = props;
  return (
    <div class="actions">
      {view.phase === 'play' &&
        actionsIn(legal).map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            class="answer"
            data-colour={move.colour}
            onClick={() => onMove(move)}
          >
            {wordFor(move, props)}
          </button>
        ))}
      {isOfCards(game) && view.phase === 'play' && (
        <button type="button" class="call" aria-pressed={calling} onClick={onCall}>
          {callOf(game, book)}
        </button>
      )}
    </div>
  );
}

/** What is chosen is named; everything else says what one does. */
function wordFor(move: MoveText, { view, book, nameOf }: ActionsProps): string {
  if (typeof move.colour === 'string') return namedWithShape(move.colour, book);
  if (typeof move.partner === 'number') return nameOf(move.partner);
  return labelOf(move, view, book);
}

/** What is called with the last card but one. */
export const callOf = (game: string, book: Book): string =>
  book.say(game === 'solo' ? 'call.solo' : 'call.solomino');
