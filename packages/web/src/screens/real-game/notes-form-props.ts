import type { PadEntry, PadForm, PadProblem, PadSheet, PadTable } from '@tischrunde/engine/pad';
import type { RoundEntry } from './round-questions.ts';

export interface NotesFormProps {
  readonly names: readonly string[];
  readonly sheet: PadSheet;
  /** The entry that is changed. */
  readonly mended: PadEntry | null;
  /** Says why the entry cannot be, if so. */
  onWrite(entry: PadEntry): PadProblem | null;
  /** Some answers were given, and the entry is not complete yet. */
  onTelling(isTelling: boolean): void;
}

export type FormOf<Kind extends PadForm['kind']> = Extract<PadForm, { readonly kind: Kind }>;
export type TableOf<Kind extends PadTable['kind']> = Extract<PadTable, { readonly kind: Kind }>;

/** The end of a round that is changed. */
export const roundOf = ({ mended }: NotesFormProps): RoundEntry | undefined =>
  mended?.type === 'round' ? mended : undefined;
