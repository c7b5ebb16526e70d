import { useSignal } from '@preact/signals';
import type { PadSheet } from '@tischrunde/engine/pad';
import { Question } from './hands-form.tsx';
import { Players } from './players.tsx';

interface ChipsProps<Value> {
  readonly values: readonly Value[];
  readonly chosen: (value: Value) => boolean;
  nameOf(value: Value): string;
  onTap(value: Value): void;
}

/** Values to tap. */
export function Chips<Value extends string | number>({ values, chosen, nameOf, onTap }: ChipsProps<Value>) {
  return (
    <div class="pad-chips">
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={chosen(value)} onClick={() => onTap(value)}>
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}

/** Something that is chosen first, then who gets it. */
export function PickThenPlayer<Value extends string | number>({
  names,
  sheet,
  question,
  values,
  nameOf,
  onPick,
}: {
  readonly names: readonly string[];
  readonly sheet: PadSheet;
  readonly question: string;
  readonly values: readonly Value[];
  nameOf(value: Value): string;
  onPick(value: Value, seat: number): void;
}) {
  const picked = useSignal<Value | null>(null);
  return (
    <>
      <Question>{question}</Question>
      <Chips
        {...{ values, nameOf }}
        chosen={(value) => value === picked.value}
        onTap={(value) => {
          picked.value = value;
        }}
      />
      <Players
        {...{ names, sheet }}
        offered={picked.value === null ? [] : names.map((_, seat) => seat)}
        onTap={(seat) => {
          if (picked.value !== null) onPick(picked.value, seat);
          picked.value = null;
        }}
      />
    </>
  );
}
