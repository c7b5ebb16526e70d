import { useSignal } from '@preact/signals';
import { currentBook } from '../../ui/current-language.ts';

interface DeleteButtonProps {
  /** What it says, if there is more to say than “Delete”. */
  readonly label?: string;
  /** How it looks until it asks for confirmation. */
  readonly look?: string;
  onDelete(): void;
}

/** Asks for confirmation in place. */
export function DeleteButton({ label, look = '', onDelete }: DeleteButtonProps) {
  const book = currentBook();
  const isSure = useSignal(false);
  return (
    <button
      type="button"
      class={isSure.value ? 'call' : look}
      onBlur={() => {
        isSure.value = false;
      }}
      onClick={() => {
        if (isSure.value) onDelete();
        isSure.value = true;
      }}
    >
      {isSure.value ? book.say('kept.sure') : (label ?? book.say('kept.delete'))}
    </button>
  );
}
