import type { MoveText } from '@tischrunde/engine';
import { type Book, callText, type GameId, playersCall } from '@tischrunde/rulebook';
import type { SeatView } from '../session/table.ts';
import { actionLabel } from './action-label.ts';
import { isOfCards } from './card-games.ts';
import { actionsIn } from './move-choice.ts';

interface ActionsProps {
  readonly seen: SeatView;
  readonly book: Book;
  readonly game: GameId;
  /** Whether the next move includes the call. */
  readonly calling: boolean;
  onCall(): void;
  onMove(move: MoveText): void;
}

/** The moves that need no piece, and the call, which players can forget. */
export function Actions({ seen, book, game, calling, onCall, onMove }: ActionsProps) {
  const { view, legal } = seen;
  return (
    <div class="actions">
      {view.phase === 'play' &&
        actionsIn(legal).map((move) => (
          <button key={JSON.stringify(move)} type="button" onClick={() => onMove(move)}>
            {actionLabel(move, seen, book)}
          </button>
        ))}
      {isOfCards(game) && view.phase === 'play' && (
        <button type="button" class="call" aria-pressed={calling} onClick={onCall}>
          {callText(playersCall(game), book)}
        </button>
      )}
    </div>
  );
}
