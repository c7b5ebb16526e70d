import type { Book, TableText } from '@tischrunde/rulebook';
import { extents, kindOf, Piece } from '../../pieces/piece.tsx';
import { nonBreaking } from '../../ui/non-breaking.ts';
import { SheetMark } from './rule.tsx';

interface RuleTableProps {
  readonly table: TableText;
  /** The heading of its section. */
  readonly title: string;
  readonly book: Book;
  /** The address of the chapter; empty on the chapter's own page. Null: nothing is a link. */
  readonly base: string | null;
}

/** A table as sheets have them; pieces are drawn. */
export function RuleTable({ table, title, book, base }: RuleTableProps) {
  const [first, second] = table.head;
  return (
    <div class="rule-table">
      <table data-numbers={table.rows.every(([, { text }]) => text.length < 5)}>
        <caption>
          <span class="unseen">{title}</span>
          <SheetMark sheets={table.sheets} book={book} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0].text}>
              <th scope="row">
                <Cell cell={row[0]} base={base} />
              </th>
              <td>
                <Cell cell={row[1]} base={base} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellText = TableText['rows'][number][number];

function Cell({
  cell: { text, rule, piece },
  base,
}: {
  readonly cell: CellText;
  readonly base: string | null;
}) {
  const words = nonBreaking(text);
  const named =
    rule === null || base === null ? (
      words
    ) : (
      <a href={`${base}#${rule}`} data-rule={rule}>
        {words}
      </a>
    );
  if (piece === null) return named;
  return (
    <span class="cell-piece">
      <PieceDrawing piece={piece} />
      {named}
    </span>
  );
}

function PieceDrawing({ piece }: { readonly piece: string }) {
  const { width, height } = extents[kindOf(piece)];
  return (
    <svg
      viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 6} ${height + 8}`}
      height="52"
      aria-hidden="true"
    >
      <Piece name={piece} />
    </svg>
  );
}
