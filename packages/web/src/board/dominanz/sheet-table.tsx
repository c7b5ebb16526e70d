import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { moveKey } from '../move-key.ts';
import { type NewestEntry, type SheetRow, type Sum, totalOf, valueFor } from './sheet-rows.ts';

interface SheetProps {
  readonly rows: readonly SheetRow[];
  readonly book: Book;
  readonly names: readonly [own: string, other: string];
  readonly width: number;
  readonly lineHeight: number;
  /** Moves with the chosen tile, by row. */
  readonly takes: ReadonlyMap<number, MoveText>;
  /** Rows that can be prescribed to the opponent: with the chosen tile, or with any if none is chosen. */
  readonly prescribes: ReadonlyMap<number, MoveText>;
  readonly chosen: string | null;
  readonly newest: NewestEntry | null;
  onChoose(tile: string): void;
  onMove(move: MoveText): void;
}

/** Both sheets side by side, and who dominates each row. */
export function SheetTable(props: SheetProps) {
  const { rows, book, names, width, lineHeight, takes, prescribes, chosen, newest, onChoose, onMove } = props;
  const [own, other] = names;
  const markOf = (row: number, isOwn: boolean) =>
    newest?.row === row && newest.isOwn === isOwn
      ? { 'data-newest': true, style: { '--seat': newest.colour } }
      : {};
  return (
    <table
      class="dominanz-sheet"
      style={{
        width: `${width}px`,
        fontSize: `${Math.min(20, lineHeight * 0.52, width / 10)}px`,
        '--line-height': `${lineHeight}px`,
      }}
    >
      <caption class="unseen">{book.say('score.sheet')}</caption>
      <thead>
        <tr>
          <th scope="col">{own}</th>
          <td />
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, own, other }) => {
          const take = chosen === null ? undefined : takes.get(row);
          const prescribe = prescribes.get(row);
          return (
            <tr key={row}>
              <td data-pays={own.pays > 0} {...markOf(row, true)}>
                {take === undefined ? (
                  <SumShown {...own} lower={other.sum} />
                ) : (
                  <Entry
                    sum={own.sum}
                    value={valueFor(String(take.tile), row)}
                    move={take}
                    label={book.say('full.write', factsOf(take, book))}
                    onPress={() => onMove(take)}
                  />
                )}
              </td>
              <th scope="row">{row}</th>
              <td data-pays={other.pays > 0} {...markOf(row, false)}>
                {prescribe === undefined ? (
                  <SumShown {...other} lower={own.sum} />
                ) : chosen === null ? (
                  <button
                    type="button"
                    class="dominanz-offer"
                    aria-label={`${book.say('move.prescribe')}: ${book.aloud.tile(String(prescribe.tile))}`}
                    onClick={() => onChoose(String(prescribe.tile))}
                  >
                    <span aria-hidden="true">✎ {book.written.tile(String(prescribe.tile))}</span>
                  </button>
                ) : (
                  <Entry
                    sum={other.sum}
                    value={valueFor(String(prescribe.tile), row)}
                    move={prescribe}
                    label={book.say('full.prescribe', { ...factsOf(prescribe, book), name: names[1] })}
                    onPress={() => onMove(prescribe)}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td>{totalOf(rows.map(({ own }) => own))}</td>
          <th scope="row" aria-label={book.say('score.total')}>
            Σ
          </th>
          <td>{totalOf(rows.map(({ other }) => other))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const factsOf = (move: MoveText, book: Book) => ({
  tile: book.aloud.tile(String(move.tile)),
  value: valueFor(String(move.tile), Number(move.row)),
  row: Number(move.row),
});

/** A sum and its score; a sum that is too high shows the limit. */
function SumShown({ sum, pays, tooHigh, lower }: Sum & { readonly lower: number }) {
  if (sum === 0) return <span class="quiet">–</span>;
  return (
    <span class="dominanz-sum">
      {sum}
      {pays > 0 && <b class="dominanz-pays">+{pays}</b>}
      {tooHigh && <span class="dominanz-too-high">&gt;&nbsp;2×{lower}</span>}
    </span>
  );
}

interface EntryProps {
  readonly sum: number;
  readonly value: number;
  readonly move: MoveText;
  readonly label: string;
  onPress(): void;
}

/** A row in which the chosen tile may be written, and the resulting sum. */
function Entry({ sum, value, move, label, onPress }: EntryProps) {
  return (
    <button
      type="button"
      class="dominanz-entry"
      data-place=""
      data-move={moveKey(move)}
      aria-label={label}
      onClick={onPress}
    >
      <span aria-hidden="true">
        {sum > 0 && <span class="dominanz-before">{sum}&thinsp;+&thinsp;</span>}
        {value}
      </span>
    </button>
  );
}
