import type { Book, Example } from '@tischrunde/rulebook';
import { useMemo } from 'preact/hooks';
import { StillHand } from '../../../play/still-board.tsx';
import { exampleScenes, type Scene } from '../example-scenes.ts';
import { LittleTable } from '../little-table.tsx';

interface PrintedBoardProps {
  readonly scene: Scene;
  readonly book: Book;
  readonly isDraft: boolean;
}

/** A position on paper. */
export function PrintedBoard({ scene, book, isDraft }: PrintedBoardProps) {
  if (!isDraft) return <LittleTable scene={scene} book={book} />;
  const { view, seat, next } = scene;
  return (
    <div class="little-table">
      <div class="little-board" />
      <StillHand class="little-hand" {...{ view, seat, next, book }} />
    </div>
  );
}

interface PrintedExampleProps {
  readonly example: Example;
  readonly book: Book;
  readonly isDraft: boolean;
}

/** The position of an example, before its move. */
export function PrintedExample({ example, book, isDraft }: PrintedExampleProps) {
  const { before, refusal } = useMemo(() => exampleScenes(example), [example]);
  const nameOf = (seat: number): string => book.say('seat.number', { number: seat + 1 });
  return (
    <div class="printed-example">
      <PrintedBoard {...{ book, isDraft }} scene={before} />
      {refusal !== null && (
        <p class="refused">
          <b>{book.say('example.refused')}</b> {book.refusal(refusal, nameOf)}
        </p>
      )}
    </div>
  );
}
