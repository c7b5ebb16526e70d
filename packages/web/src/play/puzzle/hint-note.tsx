import { useSignal } from '@preact/signals';
import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import type { Highlight } from '../../board/highlight.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';
import type { Hint } from './hint.ts';

interface HintNoteProps {
  readonly hint: Hint;
  readonly book: Book;
  onHighlight(highlight: Highlight | null): void;
  onMove(move: MoveText): void;
  onClose(): void;
}

/** A hint, one step at a time; the last step offers the move. */
export function HintNote({ hint: { steps, move }, book, onHighlight, onMove, onClose }: HintNoteProps) {
  const index = useSignal(0);
  const step = steps[index.value];
  const isLast = index.value >= steps.length - 1;
  useEffect(() => {
    index.value = 0;
  }, [steps]);
  useEffect(() => onHighlight(step?.highlight ?? null), [step]);
  if (step === undefined) return null;
  return (
    <div class="hint-note">
      <p role="status">
        {steps.length > 1 && <b>{`${index.value + 1}/${steps.length} `}</b>}
        {nonBreaking(step.text)}
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
