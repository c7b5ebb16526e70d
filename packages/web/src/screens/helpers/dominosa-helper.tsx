import { useSignal } from '@preact/signals';
import {
  BadInput,
  isViewOf,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
  seatAt,
} from '@tischrunde/engine';
import { useMemo } from 'preact/hooks';
import { dominosaHints } from '../../play/puzzle/hints/dominosa.ts';
import { currentBook } from '../../ui/current-language.ts';
import { CellPicker, Stepper } from '../allowed/grid-picker.tsx';
import { NumberGridEditor } from '../allowed/layout-editor.tsx';
import type { HelperProps } from './helpers-screen.tsx';

/** A Dominosa from paper: what can be deduced next, without the solution. */
export function DominosaHelper({ words }: HelperProps) {
  const book = currentBook();
  const set = useSignal(6);
  const values = useSignal<JsonObject>({});
  return (
    <>
      <Stepper
        title={book.option('dominosa', 'set').name}
        value={set.value}
        least={1}
        most={9}
        words={words}
        onChange={(value) => {
          set.value = value;
          values.value = {};
        }}
      />
      <NumberGridEditor
        key={set.value}
        highest={set.value}
        values={{}}
        words={words}
        onChange={({ rows, cols, grid }) => {
          values.value = grid === null ? {} : { rows, cols, grid };
        }}
      />
      {values.value.grid !== undefined && (
        <Puzzle key={JSON.stringify(values.value)} set={set.value} puzzle={values.value} words={words} />
      )}
    </>
  );
}

interface PuzzleProps extends HelperProps {
  readonly set: number;
  readonly puzzle: JsonObject;
}

/** The puzzle once it is entered, with the tiles that were found. */
function Puzzle({ set, puzzle, words }: PuzzleProps) {
  const book = currentBook();
  const found = useSignal<readonly (readonly [number, number])[]>([]);
  const begun = useSignal<readonly number[]>([]);
  const step = useSignal(0);
  const match = useMemo(() => open(set, puzzle, found.value), [found.value]);
  const view = match?.view(seatAt(0)) ?? null;
  if (view === null || !isViewOf(view, 'dominosa')) return <p class="verdict">{words('dominosa.bad')}</p>;
  const covered = view.dominoes.flat();
  const steps = dominosaHints.at(view)?.hint(book).steps ?? [];
  const shown = steps[Math.min(step.value, steps.length) - 1];
  const pick = (cell: number): void => {
    const [first] = begun.value;
    begun.value = first === undefined ? [cell] : [];
    if (first === undefined || first === cell) return;
    step.value = 0;
    const isSame = ([one, other]: readonly [number, number]): boolean =>
      (one === first && other === cell) || (one === cell && other === first);
    found.value = found.value.some(isSame)
      ? found.value.filter((pair) => !isSame(pair))
      : [...found.value, [first, cell]];
  };
  return (
    <section class="piece-field">
      <p>{words('dominosa.found')}</p>
      <CellPicker
        columns={view.cols}
        cells={view.grid.map((value) => (value === null ? null : String(value)))}
        chosen={[...begun.value, ...covered]}
        marked={shown?.highlight?.cells ?? []}
        nameOf={(cell) =>
          book.say('cell.bare', {
            row: Math.floor(cell / view.cols) + 1,
            column: (cell % view.cols) + 1,
            value: view.grid[cell] ?? '',
          })
        }
        onPick={pick}
      />
      <div class="keys">
        <button
          type="button"
          class="primary"
          disabled={steps.length > 0 && step.value >= steps.length}
          onClick={() => {
            step.value += 1;
          }}
        >
          {book.say('puzzle.hint')}
        </button>
      </div>
      <p class="verdict" role="status">
        {shown?.text}
      </p>
    </section>
  );
}

/** Null if there is no such puzzle. */
function open(set: number, puzzle: JsonObject, found: readonly (readonly [number, number])[]): Match | null {
  try {
    const match = openMatch(
      readTranscript({ game: 'dominosa', players: 1, options: { set }, deals: [puzzle] }),
    );
    for (const cells of found) match.attempt(seatAt(0), { type: 'lay', cells: [...cells] });
    return match;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
