import { useSignal } from '@preact/signals';
import type { Json } from '@tischrunde/engine';
import { gridOf, reach } from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../../ui/current-language.ts';
import { CellPicker } from '../grid-picker.tsx';
import { PieceIcon, PiecePicker, PieceRow } from '../piece-picker.tsx';
import type { SetProps } from './field-props.ts';

/** One cell, or two of them: after that a tap begins again. */
export function CellField({
  field,
  situation,
  view,
  values,
  words,
  set,
  count,
}: SetProps & { readonly count: 1 | 2 }) {
  const book = currentBook();
  const begun = useSignal<readonly number[]>([]);
  const { columns, cells } = gridOf(situation);
  const value = values[field.name];
  const chosen = begun.value.length > 0 ? begun.value : (Array.isArray(value) ? value : [value]).map(Number);
  const shown = view !== null && 'grid' in view ? view.grid : [];
  const textOf = (cell: number): string => {
    const text = situation.game === 'dominosa' ? shown[cell] : null;
    return typeof text === 'number' ? String(text) : situation.game === 'dominosa' ? '·' : String(cell + 1);
  };
  const pick = (index: number): void => {
    const cell = cells[index] ?? 0;
    const picked = [...begun.value, cell];
    begun.value = picked.length < count ? picked : [];
    if (picked.length === count) set(count === 1 ? cell : picked);
  };
  return (
    <fieldset class="picker">
      <legend>{words(count === 1 ? 'field.cell' : 'field.cells')}</legend>
      <CellPicker
        columns={columns}
        cells={cells.map((cell) => (cell === null ? null : textOf(cell)))}
        chosen={chosen.map((cell) => cells.indexOf(cell))}
        nameOf={(index) =>
          book.say('cell.bare', {
            row: Math.floor(index / columns) + 1,
            column: (index % columns) + 1,
            value: textOf(cells[index] ?? 0),
          })
        }
        onPick={pick}
      />
    </fieldset>
  );
}

const side = reach.most - reach.least + 1;

interface PointsProps extends SetProps {
  readonly value: Json | undefined;
}

/** Two cells of the castle's plane. */
export function PointsField({ view, value, words, set }: PointsProps) {
  const book = currentBook();
  const begun = useSignal<readonly number[]>([]);
  const pointOf = (index: number): [number, number] => [
    (index % side) + reach.least,
    Math.floor(index / side) + reach.least,
  ];
  const indexOf = (point: Json): number =>
    Array.isArray(point) ? (Number(point[1]) - reach.least) * side + Number(point[0]) - reach.least : -1;
  const chosen = begun.value.length > 0 ? begun.value : (Array.isArray(value) ? value : []).map(indexOf);
  const tops = new Map<number, string>();
  for (const { tile, cells } of view?.game === 'burg' ? view.board : []) {
    const halves = tile.split('-');
    for (const [half, cell] of cells.entries()) tops.set(indexOf([...cell]), halves[half] ?? '');
  }
  const pick = (index: number): void => {
    const picked = [...begun.value, index];
    begun.value = picked.length < 2 ? picked : [];
    if (picked.length === 2) set(picked.map(pointOf));
  };
  return (
    <fieldset class="picker">
      <legend>{words('field.cells')}</legend>
      <CellPicker
        columns={side}
        cells={Array.from({ length: side * side }, (_, index) => tops.get(index) ?? '·')}
        chosen={chosen}
        nameOf={(index) =>
          book.say('cell.bare', {
            row: Math.floor(index / side) + 1,
            column: (index % side) + 1,
            value: tops.get(index) ?? '·',
          })
        }
        onPick={pick}
      />
    </fieldset>
  );
}

/** The tiles of a chain, one after the other: the tile, then its two cells. */
export function PlacementsField(props: SetProps & { readonly pieces: readonly string[] }) {
  const { field, values, pieces, words, set } = props;
  const tile = useSignal<string | null>(null);
  const listed = values[field.name];
  const placed = Array.isArray(listed) ? listed : [];
  const tiles = placed.flatMap((part) =>
    typeof part === 'object' && part !== null && 'tile' in part ? [String(part.tile)] : [],
  );
  return (
    <section class="piece-field">
      <h3>{words('field.chain')}</h3>
      <PieceRow
        pieces={tiles}
        labelOf={(thing) => words('allowed.remove', { thing })}
        onTap={(_, index) => set(placed.filter((_, other) => other !== index))}
      />
      {tile.value !== null && (
        <p class="picked">
          <PieceIcon name={tile.value} /> {tile.value}
        </p>
      )}
      <PiecePicker
        {...{ pieces, words }}
        onPick={(picked) => {
          tile.value = picked;
        }}
      />
      <PointsField
        {...props}
        value={undefined}
        set={(cells) => {
          if (tile.value === null || cells === undefined) return;
          set([...placed, { tile: tile.value, cells }]);
          tile.value = null;
        }}
      />
    </section>
  );
}
