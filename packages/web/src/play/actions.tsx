import type { Signal } from '@preact/signals';
import type { MoveText, View } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import { actionsIn } from './choosing.ts';
import { labelOf } from './labels.ts';

interface ActionsProps {
  readonly view: View;
  readonly legal: readonly MoveText[];
  readonly book: Book;
  readonly game: GameId;
  /** Whether the call is made with the next move. */
  readonly calling: Signal<boolean>;
  onMove(move: MoveText): void;
}

/** What one can do right now without a piece, and nothing else; and the call, which one can forget. */
export function Actions({ view, legal, book, game, calling, onMove }: ActionsProps) {
  const call = game === 'solo' ? 'call.solo' : game === 'solomino' ? 'call.solomino' : null;
  return (
    <div class="actions">
      {view.phase === 'play' &&
        actionsIn(legal).map((move) => (
          <button key={JSON.stringify(move)} type="button" onClick={() => onMove(move)}>
            {labelOf(move, view, book)}
          </button>
        ))}
      {call !== null && view.phase === 'play' && (
        <button
          type="button"
          class="call"
          aria-pressed={calling.value}
          onClick={() => {
            calling.value = !calling.value;
          }}
        >
          {book.say(call)}
        </button>
      )}
    </div>
  );
}
