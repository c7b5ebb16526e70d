import type { MoveText } from '@tischrunde/engine';
import { type Book, callText, type GameId, playersCall } from '@tischrunde/rulebook';
import { moveKey } from '../board/move-key.ts';
import type { SeatView } from '../session/table.ts';
import { actionLabel } from './action-label.ts';
import { isOfCards } from './card-games.ts';
import { actionsIn } from './move-choice.ts';
import './actions.css';
import { PrimaryMove } from './primary-move.tsx';

interface ActionsProps {
  readonly seen: SeatView;
  readonly book: Book;
  readonly game: GameId;
  /** The move of the main button. */
  readonly primary: MoveText | null;
  /** Whether the next move includes the call. */
  readonly calling: boolean;
  /** Whether tile after tile is being drawn. */
  readonly isDrawing: boolean;
  /** What a move would earn at once. */
  earns(move: MoveText): number;
  onCall(): void;
  onMove(move: MoveText): void;
  onStop(): void;
}

/** The moves that need no piece, the only one that is left with a piece, and the call, which players can forget: it stays in the background until a lay would need it. */
export function Actions(props: ActionsProps) {
  const { seen, book, game, primary, calling, isDrawing, earns, onCall, onMove, onStop } = props;
  const { view, legal } = seen;
  return (
    <div class="actions">
      {isDrawing ? (
        <button type="button" class="stop" onClick={onStop}>
          {book.say('move.stop')}
        </button>
      ) : (
        view.phase === 'play' &&
        actionsIn(legal).map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            class={move === primary ? 'primary' : move.type === 'giveUp' ? 'give-up' : ''}
            data-move={moveKey(move)}
            onClick={() => onMove(move)}
          >
            {actionLabel(move, seen, book)}
          </button>
        ))
      )}
      {!isDrawing && <PrimaryMove move={primary} {...{ book, earns, onMove }} />}
      {isOfCards(game) && view.phase === 'play' && seen.seat !== null && (
        <button
          type="button"
          class="call"
          aria-pressed={calling}
          data-due={legal.some(({ call }) => call === true)}
          onClick={onCall}
        >
          {callText(playersCall(game), book)}
        </button>
      )}
    </div>
  );
}
