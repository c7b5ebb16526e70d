import type { View } from '@tischrunde/engine';
import { type Book, lengthText } from '@tischrunde/rulebook';
import { useRef } from 'preact/hooks';
import './play.css';
import type { RecordsProps } from './records-dialog.tsx';
import { rowsOf } from './round-history.ts';
import { TeamMark, teamText } from './team-mark.tsx';

/** A score sheet as on paper: players in columns, rounds in rows, totals below the line. */
export function ScoreSheet({ table: { game, sitters }, seen: { sheet, view }, book }: RecordsProps) {
  const ref = useRef<HTMLTableElement>(null);
  const rows = rowsOf(sheet, view);
  const print = async (): Promise<void> => {
    const { printDocument: printSheet } = await import('./puzzle/print.ts');
    if (ref.current !== null) printSheet(ref.current.outerHTML, style, book.name(game));
  };
  return (
    <>
      {/* Scrollable areas must be reachable by keyboard. */}
      <section class="sheet-room" tabindex={0} aria-label={book.say('score.sheet')}>
        <table class="sheet" ref={ref}>
          <caption class="unseen">{book.name(game)}</caption>
          <thead>
            <tr>
              <th scope="col">{book.say('score.round')}</th>
              {sitters.map(({ name }, seat) => (
                <th key={name} scope="col">
                  {name}
                  <TeamMark view={view} seat={seat} />
                  <span class="unseen"> {teamText({ view, seat, sitters, book })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ round, points }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {sitters.map(({ name }, seat) => (
                  <td key={name}>{points === null ? book.say('score.secret') : points[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{book.say('score.total')}</th>
              {sitters.map(({ name }, seat) => (
                <td key={name}>{view.scores === null ? book.say('score.secret') : view.scores[seat]}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <LengthNote {...{ view, book }} />
      <button type="button" class="sheet-print" onClick={() => void print()}>
        {book.say('puzzle.print')}
      </button>
    </>
  );
}

/** How long the match is, and who wins it. */
export const LengthNote = ({ view: { length }, book }: { readonly view: View; readonly book: Book }) => (
  <p class="quiet sheet-length">{[lengthText(length, book), book.say(`score.${length.wins}`)].join(' · ')}</p>
);

/** The style of the printed sheet, which the page's style sheets do not reach. */
const style =
  'body{font:14pt Georgia,serif}table{border-collapse:collapse}caption{font-size:18pt;padding:.5em}th,td{padding:.3em 1em;text-align:right}thead{border-bottom:1px solid}tfoot{border-top:3px double;font-weight:bold}';
