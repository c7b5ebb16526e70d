import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatView, Table } from '../session/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import './play.css';
import { type Chapter, chaptersOf, lastChapter } from './round-history.ts';
import { ScoreSheet } from './score-sheet.tsx';

export interface RecordsProps {
  readonly table: Table;
  readonly seen: SeatView;
  readonly book: Book;
}

/** Opens the score sheet and the log of the match. */
export function RecordsButton(props: RecordsProps) {
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
            {props.table.takesBack && <p class="quiet">{book.say('setUp.takesBack')}</p>}
            <ScoreSheet {...props} />
            <Log {...props} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** All sentences so far, scrolled to the newest. */
function Log({ table, seen, book }: RecordsProps) {
  const chapters = useSignal<readonly Chapter[]>([]);
  const end = useRef<HTMLElement>(null);
  const { moves, seat } = seen;
  const { sitters, transcript: soFar } = table;
  useEffect(() => {
    const people = { front: seat, nameOf: (other: number) => sitters[other].name };
    if (soFar === null) {
      chapters.value = [lastChapter(seen, book, people)];
      return;
    }
    let isGone = false;
    const read = async (): Promise<void> => {
      const [transcript, { eventHistory }] = await Promise.all([
        soFar(),
        import('../session/event-history.ts'),
      ]);
      if (isGone) return;
      const { opening, moves } = eventHistory(transcript, seat);
      const events = [opening, ...moves.map((move) => move.events)].flat();
      chapters.value = chaptersOf(events, table.game, book, people);
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
      {/* Scrollable areas must be reachable by keyboard. */}
      <section class="log" ref={end} tabindex={0} aria-label={book.say('table.log')}>
        {told.map(({ round, sentences }) => (
          <div key={round}>
            <h4>{book.say('score.roundNumber', { number: round })}</h4>
            <ol>
              {sentences.map(({ text }, index) => (
                // A log only grows at its end, so the index is a stable key.
                <li key={index}>{unbroken(text)}</li>
              ))}
            </ol>
          </div>
        ))}
      </section>
    </section>
  );
}
