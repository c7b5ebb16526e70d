import type { MoveText } from '@tischrunde/engine';
import type { Book, SeatName } from '@tischrunde/rulebook';
import { useMemo } from 'preact/hooks';
import type { Board } from '../../board/board-props.ts';
import type { Highlight } from '../../board/highlight.ts';
import { BoardBubble } from '../../play/calls/bubble.tsx';
import type { ShownCall } from '../../play/calls/use-shown-call.ts';
import { InterludePanel } from '../../play/interlude.tsx';
import { newestIn } from '../../play/moments/latest-moves.ts';
import { currentMarks, saveMarks } from '../../play/puzzle/notes.ts';
import { TableDescription } from '../../play/table-description.tsx';
import type { BoardArea } from '../../play/use-board-area.ts';
import type { Interlude } from '../../play/use-interlude.ts';
import type { MoveChoice } from '../../play/use-move-choice.ts';
import type { SeatView } from '../../session/table.ts';
import { useScreenScale } from '../../ui/screen-scale.ts';

interface FeltProps {
  readonly seen: SeatView;
  readonly board: Board;
  readonly book: Book;
  readonly area: BoardArea;
  readonly choosing: MoveChoice;
  /** The places of the hint that is read; a tap there plays it. */
  readonly ghosts: readonly MoveText[];
  /** What the open hint of a puzzle points at. */
  readonly highlight: Highlight | null;
  readonly interlude: Interlude | null;
  readonly called: ShownCall | null;
  readonly isCovered: boolean;
  nameOf: SeatName;
  /** What a move would earn at once. */
  earns(move: MoveText): number;
  /** Pieces of the hand that lie on the board as part of an unfinished move. */
  onOut(pieces: readonly string[]): void;
  /** Ends the pause between two rounds. */
  onGoOn(): void;
}

/** The cloth with the board, and what lies over it. */
export function Felt(props: FeltProps) {
  const { seen, board: BoardOf, book, area, choosing, ghosts, interlude, called, isCovered, nameOf } = props;
  const { ref, width, height, isZoomed } = area;
  const scale = useScreenScale();
  const newest = useMemo(() => newestIn(seen.events), [seen]);
  const { view, events, legal, seat } = seen;
  const { chosen, places, attempt, choosePlace } = choosing;
  const isPaused = interlude !== null;
  return (
    <div class="felt" data-draws={!isCovered && legal.some(({ type }) => type === 'draw')}>
      <div class="board" inert={isPaused} data-closer={isZoomed} ref={ref}>
        {width > 0 && (
          // Boards are drawn as for a usual screen, and enlarged on a larger one.
          <div
            class="board-table"
            style={{
              '--enlarged': scale,
              width: `${width / scale}px`,
              height: `${height / scale}px`,
              scale: `${scale}`,
            }}
          >
            <BoardOf
              {...{ view, events, book, nameOf, newest }}
              width={width / scale}
              height={height / scale}
              legal={isCovered ? [] : legal}
              places={isCovered ? [] : ghosts.length > 0 ? ghosts : places}
              chosen={isCovered ? null : chosen.value}
              highlight={props.highlight}
              marks={currentMarks.value}
              earns={props.earns}
              onChoose={(piece) => {
                chosen.value = piece;
              }}
              onMove={(move) => (ghosts.includes(move) ? void attempt(move) : choosePlace(move))}
              onMarks={saveMarks}
              onOut={props.onOut}
            />
          </div>
        )}
      </div>
      {!isPaused && <TableDescription {...{ view, book }} />}
      {isPaused && <InterludePanel {...{ interlude, book, nameOf }} front={seat} onGoOn={props.onGoOn} />}
      {called !== null && (
        <BoardBubble key={called.number} shown={called} book={book} by={nameOf(called.seat)} />
      )}
    </div>
  );
}
