import type { Json, JsonObject, View } from '@tischrunde/engine';
import type { Field, RealTableWords, Situation } from '@tischrunde/rulebook/real-table';

export interface FieldEditorProps {
  readonly field: Field;
  readonly situation: Situation;
  /** The position that was built so far; null if there is none. */
  readonly view: View | null;
  /** What all fields have been filled with. */
  readonly values: JsonObject;
  /** Pieces that are picked most likely. */
  readonly near: readonly string[];
  readonly words: RealTableWords;
  /** Undefined clears the field. */
  onChange(name: string, value: Json | undefined): void;
}

export type SetProps = FieldEditorProps & { set(value: Json | undefined): void };
