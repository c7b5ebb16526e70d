import { useSignal } from '@preact/signals';
import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import type { Marked } from '../../board/highlight.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';
import type { Hint } from './hint.ts';

interface HintNoteProps {
  readonly hint: Hint;
  readonly book: Book;
  onMarked(marked: Marked | null): void;
  onMove(move: MoveText): void;
  onClose(): void;
}

/** A hint, one thought at a time; with the last one comes the move. */
export function HintNote({ hint: { thoughts, move }, book, onMarked, onMove, onClose }: HintNoteProps) {
  const index = useSignal(0);
  const thought = thoughts[index.value];
  const isLast = index.value >= thoughts.length - 1;
  useEffect(() => {
    index.value = 0;
  }, [thoughts]);
  useEffect(() => onMarked(thought?.marked ?? null), [thought]);
  if (thought === undefined) return null;
  return (
    <div class="hint-note">
      <p role="status">
        {thoughts.length > 1 && <b>{`${index.value + 1}/${thoughts.length} `}</b>}
        {nonBreaking(thought.text)}
      </p>
      {isLast && move !== null && (
        <button type="button" class="primary" onClick={() => onMove(move)}>
          {book.say('puzzle.doIt')}
        </button>
      )}
      {!isLast && (
        <button
          type="button"
          class="primary"
          onClick={() => {
            index.value++;
          }}
        >
          {book.say('puzzle.goOn')}
        </button>
      )}
      <button type="button" aria-label={book.say('page.close')} onClick={onClose}>
        ✕
      </button>
    </div>
  );
}
