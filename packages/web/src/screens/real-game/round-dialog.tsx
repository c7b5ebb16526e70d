import type { PadEntry } from '@tischrunde/engine/pad';
import { currentBook } from '../../ui/current-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DeleteButton } from '../common/delete-button.tsx';
import { entryText } from './pad-text.ts';

interface RoundDialogProps {
  /** Counted from 1. */
  readonly round: number;
  readonly names: readonly string[];
  /** The entries of the round, with their places on the pad. */
  readonly entries: readonly { readonly index: number; readonly entry: PadEntry }[];
  onChange(index: number): void;
  onDelete(index: number): void;
  onClose(): void;
}

/** What was written down of a round, to be changed or deleted. */
export function RoundDialog({ round, names, entries, onChange, onDelete, onClose }: RoundDialogProps) {
  const book = currentBook();
  return (
    <Dialog title={book.say('score.roundNumber', { number: round })} onClose={onClose}>
      <ul class="pad-entries">
        {entries.map(({ index, entry }) => (
          <li key={index}>
            <span>{entryText(entry, names, book)}</span>
            <button type="button" onClick={() => onChange(index)}>
              {book.say('pad.change')}
            </button>
            <DeleteButton onDelete={() => onDelete(index)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
