import { useSignal } from '@preact/signals';
import type { Json, JsonObject } from '@tischrunde/engine';
import { mostSide, type RealTableWords } from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../ui/current-language.ts';
import { CellPicker, Stepper } from './grid-picker.tsx';
import { PieceIcon, PiecePicker } from './piece-picker.tsx';

interface TileGridEditorProps {
  readonly tiles: readonly string[];
  readonly words: RealTableWords;
  onChange(tiles: readonly string[]): void;
}

/** All tiles of the double-six set. */
const doubleSix: readonly string[] = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
).flat();

/** The 28 tiles of Solo 1, row by row from the top left. */
export function TileGridEditor({ tiles, words, onChange }: TileGridEditorProps) {
  const entered = useSignal(tiles);
  const change = (next: readonly string[]): void => {
    entered.value = next;
    onChange(next);
  };
  const left = doubleSix.filter((tile) => !entered.value.includes(tile));
  return (
    <section class="piece-field">
      <h3>{words('field.grid')}</h3>
      <div class="tile-grid">
        {doubleSix.map((_, index) => {
          const tile = entered.value[index];
          return (
            <span key={index} data-next={index === entered.value.length}>
              {tile === undefined ? '·' : <PieceIcon name={tile} />}
            </span>
          );
        })}
      </div>
      {left.length > 0 && (
        <PiecePicker pieces={left} words={words} onPick={(tile) => change([...entered.value, tile])} />
      )}
      <button
        type="button"
        disabled={entered.value.length === 0}
        onClick={() => change(entered.value.slice(0, -1))}
      >
        {words('pick.back')}
      </button>
    </section>
  );
}

interface NumberGridEditorProps {
  /** The highest number. */
  readonly highest: number;
  /** What was entered before: rows, cols and grid. */
  readonly values: JsonObject;
  readonly words: RealTableWords;
  /** Told when the grid is complete; its fields are null while it is not. */
  onChange(grid: { readonly rows: Json; readonly cols: Json; readonly grid: Json }): void;
}

/** The numbers of a Dominosa, row by row from the top left. */
export function NumberGridEditor({ highest, values, words, onChange }: NumberGridEditorProps) {
  const book = currentBook();
  const rows = useSignal(Number(values.rows ?? highest + 1));
  const columns = useSignal(Number(values.cols ?? highest + 2));
  const entered = useSignal<readonly (number | null)[]>(
    Array.isArray(values.grid) ? values.grid.map((cell) => (typeof cell === 'number' ? cell : null)) : [],
  );
  const count = rows.value * columns.value;
  const change = (next: readonly (number | null)[]): void => {
    entered.value = next;
    const isWhole = next.length === count;
    onChange(
      isWhole
        ? { rows: rows.value, cols: columns.value, grid: [...next] }
        : { rows: null, cols: null, grid: null },
    );
  };
  const tap = (value: number | null): void => {
    if (entered.value.length < count) change([...entered.value, value]);
  };
  return (
    <section class="piece-field">
      <h3>{words('field.grid')}</h3>
      <div class="steppers">
        {(
          [
            ['pick.rows', rows],
            ['pick.columns', columns],
          ] as const
        ).map(([title, size]) => (
          <Stepper
            key={title}
            title={words(title)}
            value={size.value}
            least={1}
            most={mostSide}
            words={words}
            onChange={(value) => {
              size.value = value;
              change([]);
            }}
          />
        ))}
      </div>
      <CellPicker
        columns={columns.value}
        cells={Array.from({ length: count }, (_, cell) => {
          const value = entered.value[cell];
          return value === undefined ? '' : value === null ? '×' : String(value);
        })}
        chosen={[entered.value.length]}
        nameOf={(cell) =>
          book.say('cell.bare', {
            row: Math.floor(cell / columns.value) + 1,
            column: (cell % columns.value) + 1,
            value: entered.value[cell] ?? '–',
          })
        }
        onPick={(cell) => change(entered.value.slice(0, cell))}
      />
      <div class="keys">
        {Array.from({ length: highest + 1 }, (_, value) => (
          <button key={value} type="button" onClick={() => tap(value)}>
            {value}
          </button>
        ))}
        <button type="button" onClick={() => tap(null)}>
          {words('pick.hole')}
        </button>
        <button
          type="button"
          disabled={entered.value.length === 0}
          onClick={() => change(entered.value.slice(0, -1))}
        >
          {words('pick.back')}
        </button>
      </div>
    </section>
  );
}
