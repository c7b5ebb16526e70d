import { useSignal } from '@preact/signals';
import type { Book, GameId } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../screens/dialog.tsx';
import type { Seen, Table } from '../table/table.ts';
import './play.css';
import { type Chapter, chaptersOf, rowsOf } from './sheet.ts';

interface RecordsProps {
  readonly table: Table;
  readonly seen: Seen;
  readonly book: Book;
}

/** The button for what is written down: the score sheet, and what happened. */
export function Records(props: RecordsProps) {
  const isOpen = useSignal(false);
  const { book } = props;
  return (
    <>
      <button
        type="button"
        class="round records"
        aria-label={`${book.say('score.sheet')}, ${book.say('table.log')}`}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <svg class="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M6 3h12v18H6ZM9 8h6M9 12h6M9 16h3" />
        </svg>
      </button>
      {isOpen.value && (
        <Dialog
          title={book.say('score.sheet')}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <div class="dialog-body">
            <Sheet {...props} />
            <Log {...props} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** As a person would write it: the players side by side, the rounds below each other, the sums under the line. */
function Sheet({ table: { game, sitters }, seen: { sheet, view }, book }: RecordsProps) {
  const ref = useRef<HTMLTableElement>(null);
  const rows = rowsOf(sheet, view);
  const print = async (): Promise<void> => {
    const { printSheet } = await import('../puzzle/print.ts');
    if (ref.current !== null) printSheet(style + ref.current.outerHTML, book.name(game as GameId));
  };
  return (
    <>
      {/* With many players it scrolls, so it must be reachable with the keyboard. */}
      <section class="sheet-room" tabindex={0} aria-label={book.say('score.sheet')}>
        <table class="sheet" ref={ref}>
          <caption class="unseen">{book.name(game as GameId)}</caption>
          <thead>
            <tr>
              <th scope="col">{book.say('score.round')}</th>
              {sitters.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
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
      <button type="button" class="sheet-print" onClick={() => void print()}>
        {book.say('puzzle.print')}
      </button>
    </>
  );
}

/** What the sheet wears on paper, where the page's own style does not reach. */
const style =
  '<style>body{font:14pt Georgia,serif}table{border-collapse:collapse}caption{font-size:18pt;padding:.5em}th,td{padding:.3em 1em;text-align:right}thead{border-bottom:1px solid}tfoot{border-top:3px double;font-weight:bold}</style>';

/** Everything that was told so far, the newest last and in sight. */
function Log({ table, seen: { moves, seat }, book }: RecordsProps) {
  const chapters = useSignal<readonly Chapter[]>([]);
  const end = useRef<HTMLElement>(null);
  const { sitters } = table;
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const [transcript, { replay }] = await Promise.all([table.transcript(), import('../table/replay.ts')]);
      if (isGone) return;
      const people = { front: seat, nameOf: (other: number) => sitters[other].name };
      chapters.value = chaptersOf(replay(transcript, seat), table.game, book, people);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [moves, seat, book]);
  useEffect(() => {
    const { current } = end;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [chapters.value]);
  const told = chapters.value.filter(({ sentences }) => sentences.length > 0);
  if (told.length === 0) return null;
  return (
    <section>
      <h3>{book.say('table.log')}</h3>
      {/* What scrolls must be reachable with the keyboard. */}
      <section class="log" ref={end} tabindex={0} aria-label={book.say('table.log')}>
        {told.map(({ round, sentences }) => (
          <div key={round}>
            <h4>{book.say('score.roundNumber', { number: round })}</h4>
            <ol>
              {sentences.map((sentence, index) => (
                // Nothing ever comes between two sentences of a log.
                <li key={index}>{sentence}</li>
              ))}
            </ol>
          </div>
        ))}
      </section>
    </section>
  );
}
