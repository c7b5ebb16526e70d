import type { Json } from '@tischrunde/engine';
import type { Field } from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../../ui/current-language.ts';
import type { SetProps } from './field-props.ts';

interface KeysProps {
  readonly title: string;
  readonly field: Field;
  readonly choices: readonly Json[];
  readonly value: Json | undefined;
  nameOf(value: Json): string;
  set(value: Json | undefined): void;
}

/** One of a few values. What is optional can be tapped away again. */
export function Keys({ title, field, choices, value, nameOf, set }: KeysProps) {
  return (
    <fieldset class="picker">
      <legend>{title}</legend>
      <div class="keys">
        {choices.map((choice) => (
          <button
            key={String(choice)}
            type="button"
            aria-pressed={choice === value}
            onClick={() => set(choice === value && field.optional === true ? undefined : choice)}
          >
            {nameOf(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The open ends first: what lies elsewhere is asked for less often. */
export function EndField({
  field,
  ends,
  values,
  view,
  words,
  set,
}: SetProps & { readonly ends: readonly string[] }) {
  const book = currentBook();
  if (ends.length === 0) return null;
  const open = view !== null && 'layout' in view ? view.ends.map(String) : ends;
  const covered = ends.filter((end) => !open.includes(end));
  const keys = (title: string, choices: readonly string[]) => (
    <Keys
      {...{ title, field, choices, set }}
      value={values[field.name]}
      nameOf={(end) => book.written.end(String(end))}
    />
  );
  return (
    <>
      {open.length > 0 && keys(words('allowed.open'), [...new Set(open)])}
      {covered.length > 0 && keys(words('allowed.covered'), covered)}
    </>
  );
}
