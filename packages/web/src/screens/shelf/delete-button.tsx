import { useSignal } from '@preact/signals';
import { currentBook } from '../../ui/current-language.ts';

/** Asks for confirmation in place. */
export function DeleteButton({ onDelete }: { onDelete(): void }) {
  const book = currentBook();
  const sure = useSignal(false);
  return (
    <button
      type="button"
      class={sure.value ? 'call' : 'kept-less'}
      onBlur={() => {
        sure.value = false;
      }}
      onClick={() => {
        if (sure.value) onDelete();
        sure.value = true;
      }}
    >
      {book.say(sure.value ? 'kept.sure' : 'kept.delete')}
    </button>
  );
}
