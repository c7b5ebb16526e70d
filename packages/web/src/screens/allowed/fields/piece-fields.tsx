import { useSignal } from '@preact/signals';
import type { Json } from '@tischrunde/engine';
import type { RealTableWords } from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../../ui/current-language.ts';
import { PieceIcon, PiecePicker, PieceRow } from '../piece-picker.tsx';
import type { SetProps } from './field-props.ts';

const titles = {
  top: 'field.top',
  start: 'field.start',
  removed: 'field.removed',
  card: 'field.card',
  tile: 'field.tile',
} as const;

const titleOf = (name: string): (typeof titles)[keyof typeof titles] =>
  name in titles ? titles[name as keyof typeof titles] : 'field.tile';

/** A tile or a card. What was picked stands alone until it is tapped. */
export function PieceField({
  field,
  values,
  near,
  pieces,
  words,
  set,
}: SetProps & { readonly pieces: readonly string[] }) {
  const chosen = values[field.name];
  const book = currentBook();
  const isPicked = typeof chosen === 'string';
  const isOpen = useSignal(false);
  const pick = (piece: string): void => {
    isOpen.value = false;
    set(piece);
  };
  const others = near.filter((piece) => piece !== chosen && pieces.includes(piece));
  return (
    <section class="piece-field">
      <h3>{words(titleOf(field.name))}</h3>
      {isPicked && (
        <button
          type="button"
          class="picked"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <PieceIcon name={chosen} /> {book.written.piece(chosen)}
        </button>
      )}
      {(isOpen.value || !isPicked) && (
        <>
          <PieceRow pieces={others} labelOf={(name) => name} onTap={pick} />
          <PiecePicker {...{ pieces, words }} onPick={pick} />
        </>
      )}
    </section>
  );
}

interface DoublesProps {
  readonly doubles: readonly string[];
  readonly choices: readonly Json[];
  readonly words: RealTableWords;
  set(value: Json): void;
}

/** The doubles of Hektik, in the order in which they are turned up. */
export function Doubles({ doubles, choices, words, set }: DoublesProps) {
  return (
    <section class="piece-field">
      <h3>{words('field.doubles')}</h3>
      <PieceRow
        pieces={doubles}
        labelOf={(thing) => words('allowed.remove', { thing })}
        onTap={(_, index) => {
          if (doubles.length > 1) set(doubles.filter((_, other) => other !== index));
        }}
      />
      <PieceRow
        pieces={choices.map(String).filter((double) => !doubles.includes(double))}
        labelOf={(name) => name}
        onTap={(double) => set([...doubles, double])}
      />
    </section>
  );
}
