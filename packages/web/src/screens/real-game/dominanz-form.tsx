import { useSignal } from '@preact/signals';
import { seatAt } from '@tischrunde/engine';
import { currentBook } from '../../ui/current-language.ts';
import { Question } from './hands-form.tsx';
import type { NotesFormProps, TableOf } from './notes-form-props.ts';
import { Players } from './players.tsx';

const rowsAndValues = [1, 2, 3, 4, 5, 6, 7];

/** Dominanz: a row and a value, as the turn goes round. */
export function DominanzForm(props: NotesFormProps & { readonly table: TableOf<'dominanz'> }) {
  const { table, names, sheet, onWrite } = props;
  const book = currentBook();
  const forOther = useSignal(false);
  const row = useSignal<number | null>(null);
  const turn = sheet.turn ?? 0;
  const seat = forOther.value ? 1 - turn : turn;
  const isLeft = (value: number): boolean =>
    row.value !== null && table.left.includes(`${Math.max(row.value, value)}-${Math.min(row.value, value)}`);
  return (
    <>
      <Question>{book.say('pad.ask.row', { name: names[seat] })}</Question>
      <Players {...{ names, sheet }} asked={seat} noted={table.points.map(String)} />
      <fieldset class="choice">
        <legend>{book.say('pad.rows')}</legend>
        <div class="pad-chips">
          {rowsAndValues.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={row.value === value}
              onClick={() => {
                row.value = value;
              }}
            >
              {value}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset class="choice">
        <legend>{book.say('pad.value')}</legend>
        <div class="pad-chips">
          {rowsAndValues.map((value) => (
            <button
              key={value}
              type="button"
              class="number-one"
              disabled={!isLeft(value)}
              onClick={() => {
                const chosen = row.value ?? 0;
                row.value = null;
                forOther.value = false;
                onWrite({ type: 'row', seat: seatAt(seat), row: chosen, value });
              }}
            >
              {value}
            </button>
          ))}
        </div>
      </fieldset>
      <button
        type="button"
        aria-pressed={forOther.value}
        onClick={() => {
          forOther.value = !forOther.value;
        }}
      >
        {book.say('pad.prescribe', { name: names[1 - turn] })}
      </button>
      <DominanzRows {...{ table, names }} />
    </>
  );
}

/** The sums of both, row by row; who dominates a row stands out. */
function DominanzRows({
  table: { rows, dominates },
  names,
}: {
  readonly table: TableOf<'dominanz'>;
  readonly names: readonly string[];
}) {
  const book = currentBook();
  return (
    <section class="pad-sheet">
      <table class="sheet dominanz-rows">
        <thead>
          <tr>
            <th scope="col">{book.say('pad.rows')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsAndValues.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {names.map((name, seat) => (
                <td key={name} data-leads={dominates[row - 1] === seat}>
                  {rows[seat][row - 1]}
                  {dominates[row - 1] === seat && <span aria-hidden="true"> ✓</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
