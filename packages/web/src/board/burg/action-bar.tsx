import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { Domino } from '../../pieces/domino.tsx';

interface ActionBarProps {
  /** Beside the castle, or below it in one row or two. */
  readonly arranged: 'aside' | 'row' | 'rows';
  readonly book: Book;
  /** The move that the tiles laid so far make; null if the chain needs another tile. */
  readonly move: MoveText | null;
  /** What that move would earn; 0 if nothing. */
  readonly earns: number;
  /** The tiles that can extend the chain. */
  readonly next: readonly string[];
  readonly chosen: string | null;
  onChoose(tile: string): void;
  onDone(move: MoveText): void;
  onTakeBack(): void;
  /** Null if the last tile fits only one way round. */
  readonly onTurn: (() => void) | null;
}

/** The actions for the tiles being laid. */
export function ActionBar(props: ActionBarProps) {
  const { arranged, book, move, earns, next, chosen, onChoose, onDone, onTakeBack, onTurn } = props;
  return (
    <div class="burg-deeds" data-arranged={arranged}>
      {next.length > 0 && (
        <div class="burg-next">
          {next.map((tile) => (
            <button
              key={tile}
              type="button"
              class="burg-tile"
              aria-pressed={tile === chosen}
              aria-label={book.say('full.lay', { tile: book.aloud.tile(tile) })}
              onClick={() => onChoose(tile)}
            >
              <svg viewBox="-42 -23 84 46" aria-hidden="true">
                <Domino tile={tile} angle={-90} />
              </svg>
            </button>
          ))}
        </div>
      )}
      <div>
        <button type="button" aria-label={book.say('move.undo')} onClick={onTakeBack}>
          <span aria-hidden="true">↶</span> <span class="burg-word">{book.say('move.undo')}</span>
        </button>
        {onTurn !== null && (
          <button type="button" aria-label={book.say('move.turn')} onClick={onTurn}>
            <span aria-hidden="true">↻</span> <span class="burg-word">{book.say('move.turn')}</span>
          </button>
        )}
        {move !== null && (
          <button type="button" class="primary" onClick={() => onDone(move)}>
            <span class="burg-confirms">
              {book.say(move.type === 'chain' ? 'move.chain' : 'move.place')}
              {earns > 0 && ' · '}
            </span>
            {earns > 0 && `+${earns}`}
          </button>
        )}
      </div>
    </div>
  );
}
