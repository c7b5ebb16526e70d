import type { RealTableWords } from '@tischrunde/rulebook/real-table';

interface CellPickerProps {
  readonly columns: number;
  /** What stands in each cell; null where there is none. */
  readonly cells: readonly (string | null)[];
  readonly chosen: readonly number[];
  /** Cells that something points at. */
  readonly marked?: readonly number[];
  nameOf(cell: number): string;
  onPick(cell: number): void;
}

/** A grid whose cells can be tapped. */
export function CellPicker({ columns, cells, chosen, marked = [], nameOf, onPick }: CellPickerProps) {
  return (
    <div class="cell-grid" style={{ '--columns': columns }}>
      {cells.map((text, cell) =>
        text === null ? (
          <span key={cell} />
        ) : (
          <button
            key={cell}
            type="button"
            aria-pressed={chosen.includes(cell)}
            data-marked={marked.includes(cell)}
            aria-label={nameOf(cell)}
            onClick={() => onPick(cell)}
          >
            {text}
          </button>
        ),
      )}
    </div>
  );
}

interface StepperProps {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly words: RealTableWords;
  onChange(value: number): void;
}

/** A number with a button on either side. */
export function Stepper({ title, value, least, most, words, onChange }: StepperProps) {
  return (
    <fieldset class="stepper" aria-label={title}>
      <span>{title}</span>
      <button
        type="button"
        class="round"
        aria-label={words('pick.fewer')}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        class="round"
        aria-label={words('pick.more')}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
