import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { ZoomButton } from '../../board/gestures/zoom-button.tsx';
import { AdviceButton } from '../../play/advice-button.tsx';
import { TakeBackButton } from '../../play/take-back-button.tsx';
import type { AdviceState } from '../../play/use-advice.ts';
import type { BoardArea } from '../../play/use-board-area.ts';
import type { SeatView, Table } from '../../session/table.ts';

interface TableToolsProps {
  readonly table: Table;
  readonly seen: SeatView;
  readonly book: Book;
  readonly area: BoardArea;
  readonly advice: AdviceState;
  readonly isCovered: boolean;
  /** Covered, or paused between two rounds. */
  readonly isClosed: boolean;
  /** The page's own buttons, in the middle. */
  readonly children: ComponentChildren;
  onTakeBack(): void;
  /** Asks for hints, or closes them. */
  onAdvice(): void;
}

/** The buttons beside the status line. */
export function TableTools(props: TableToolsProps) {
  const { table, seen, book, area, advice, isCovered, isClosed, children, onTakeBack, onAdvice } = props;
  const isInPlay = seen.view.phase === 'play';
  const hasAdvice = table.advice !== null && table.sitters.length > 1;
  return (
    <div class="table-tools">
      {!isCovered && table.canTakeBack.value && <TakeBackButton {...{ book, onTakeBack }} />}
      {area.isSmall && isInPlay && (
        <ZoomButton label={book.say('table.closer')} pressed={area.isZoomed} onPress={area.toggle} />
      )}
      {children}
      {hasAdvice && isInPlay && seen.legal.length > 0 && !isClosed && (
        <AdviceButton book={book} busy={advice === 'thinking'} pressed={advice !== null} onPress={onAdvice} />
      )}
    </div>
  );
}
