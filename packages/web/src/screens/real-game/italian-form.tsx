import { useSignal } from '@preact/signals';
import { seatAt } from '@tischrunde/engine';
import { currentBook } from '../../ui/current-language.ts';
import { Question } from './hands-form.tsx';
import type { FormOf, NotesFormProps, TableOf } from './notes-form-props.ts';
import { Players } from './players.tsx';

/** Italian domino: one tap a tile, as the turn goes round. */
export function ItalianForm(
  props: NotesFormProps & { readonly form: FormOf<'italian'>; readonly table: TableOf<'italian'> },
) {
  const { form, table, names, sheet, onWrite } = props;
  const book = currentBook();
  const first = useSignal<number | null>(null);
  const seat = sheet.turn ?? first.value;
  const next = form.numbers.find((number) => number > table.total);
  return (
    <>
      <p class="pad-total">
        {book.say('pad.total', { value: table.total })}
        {next !== undefined && <span class="quiet">{book.say('pad.next', { value: next })}</span>}
      </p>
      <Question>
        {seat === null ? book.say('pad.ask.first') : book.say('pad.ask.tile', { name: names[seat] })}
      </Question>
      <Players
        {...{ names, sheet }}
        asked={seat}
        offered={sheet.turn === null ? names.map((_, index) => index) : []}
        onTap={(tapped) => {
          first.value = tapped;
        }}
      />
      {seat !== null && (
        <div class="pad-chips">
          {table.left.map((count, pips) => (
            <button
              key={pips}
              type="button"
              disabled={count === 0}
              onClick={() => {
                first.value = null;
                onWrite({ type: 'tile', seat: seatAt(seat), pips });
              }}
            >
              {pips}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
