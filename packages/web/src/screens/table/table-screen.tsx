import { useSignal } from '@preact/signals';
import type { MoveText, View } from '@tischrunde/engine';
import { type Book, notesOf, roundText } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import type { Board } from '../../board/board-props.ts';
import type { Highlight } from '../../board/highlight.ts';
import { descriptorOf } from '../../games/catalogue.ts';
import { adviceIn, ghostsOf } from '../../play/advice.ts';
import { AdviceMarks } from '../../play/advice-marks.tsx';
import { AdviceStrip } from '../../play/advice-strip.tsx';
import { Cover } from '../../play/cover.tsx';
import { useKeyboardFocus } from '../../play/keyboard-focus.ts';
import { useLongHand } from '../../play/long-hand.ts';
import { sinceMoveOf } from '../../play/moments/latest-moves.ts';
import { MomentStage } from '../../play/moments/moment-stage.tsx';
import { useMoments } from '../../play/moments/use-moments.ts';
import { useMovePoints } from '../../play/moments/use-move-points.ts';
import { useFlights } from '../../play/motion/use-flights.ts';
import { canonicalPiece, isPlayedOnBoard, openingQuestion, pieceOf } from '../../play/move-choice.ts';
import { Plates } from '../../play/plates.tsx';
import { currentSeconds, saveSeconds } from '../../play/puzzle/notes.ts';
import { PuzzleBar } from '../../play/puzzle/puzzle-bar.tsx';
import { RecordsButton } from '../../play/records-dialog.tsx';
import type { Tried } from '../../play/refusal-note.tsx';
import { RoundEnd } from '../../play/round-end.tsx';
import { withRunningScores } from '../../play/running-scores.ts';
import { LengthNote } from '../../play/score-sheet.tsx';
import { SidePanel } from '../../play/side-panel.tsx';
import { SortButton } from '../../play/sort-button.tsx';
import { useSound, useSoundElsewhere } from '../../play/sound/use-sound.ts';
import { statusText } from '../../play/status.ts';
import { StatusLine } from '../../play/status-line.tsx';
import { useAdvice } from '../../play/use-advice.ts';
import { useAnnouncements } from '../../play/use-announcements.ts';
import { useBoardArea } from '../../play/use-board-area.ts';
import { useHandOrder } from '../../play/use-hand-order.ts';
import { useInterlude } from '../../play/use-interlude.ts';
import { useMoveChoice } from '../../play/use-move-choice.ts';
import { useSharedScreen } from '../../play/use-shared-screen.ts';
import { useTableTaps } from '../../play/use-table-taps.ts';
import type { Table } from '../../session/table.ts';
import { useMedia } from '../../ui/use-media.ts';
import { sideways } from './bar-buttons.tsx';
import { Felt } from './felt.tsx';
import { HandRow } from './hand-row.tsx';
import type { OnlineSlots } from './online-slots.ts';
import { TableBar } from './table-bar.tsx';
import { TableTools } from './table-tools.tsx';
import './table.css';
import './sideways.css';

interface TableScreenProps {
  readonly table: Table;
  readonly board: Board;
  readonly book: Book;
  readonly online?: OnlineSlots;
  /** Starts another match of the same kind. */
  onAgain(): void;
  /** A rule forbade an attempt; null after the next legal move. */
  onRefused(rule: string | null): void;
  /** Opens the rule that forbade the last attempt. */
  onWhy(): void;
  /** Above the status line. */
  readonly offer: ComponentChildren;
  /** The page's own buttons, at the end of the bar. */
  readonly corner: ComponentChildren;
}

/** Room for the score sheet and the log beside the table. */
const isWide = '(min-width: 1280px) and (min-height: 600px)';

/**
 * A match: the other players round the board, or above it on a small screen; the player's pieces at the bottom. arrangement.css
 * says where the parts are.
 */
export function TableScreen({
  table,
  board,
  book,
  online,
  onAgain,
  onRefused,
  onWhy,
  offer,
  corner,
}: TableScreenProps) {
  const tried = useSignal<Tried | null>(null);
  const highlight = useSignal<Highlight | null>(null);
  const out = useSignal<readonly string[]>([]);
  const area = useBoardArea();
  const hasRoomBeside = useMedia(isWide);
  const isSideways = useMedia(sideways);
  const advice = useAdvice(table);
  useSound(table);
  useFlights(table);
  const moments = useMoments(table);
  const { called } = moments;
  const earns = useMovePoints(table);
  const seen = table.seen.value;
  const nameOf = (seat: number): string => table.sitters[seat].name;
  const { said, say } = useAnnouncements(table, book, nameOf);
  const hand = online?.hand ?? null;
  useSoundElsewhere(hand?.isSilent === true);
  const focusRef = useKeyboardFocus();
  const screen = useSharedScreen(table);
  const { interlude, goOn } = useInterlude(table);
  const { coveredFor } = screen;
  const isCovered = coveredFor !== null;
  // Between two rounds of a real-time game nothing is shown of the next one.
  const isPaused = interlude.value !== null;
  const isClosed = isCovered || isPaused;
  const choosing = useMoveChoice(table, {
    isCovered: isClosed,
    say,
    onRefused(attempt) {
      tried.value = attempt;
      onRefused(attempt?.refusal.rule ?? null);
    },
    onBackOut: advice.forget,
  });
  const { chosen, asking, pieces, attempt, take } = choosing;
  useTableTaps(table, { isOff: isClosed, onDraw: choosing.draw });
  const dealt = `${seen?.seat} ${seen?.view.round}`;
  const ordered = useHandOrder(pieces, dealt);
  const hasLongHand = useLongHand(pieces.length, dealt);
  if (seen === null) return <main class="empty-table" aria-busy="true" />;

  const { view, events, legal, seat } = seen;
  const { game } = table;
  const { puzzle, realTime } = descriptorOf(game);
  // What is done on the board itself needs it.
  const showsBoard = hand === null || hand.showsBoard || isPlayedOnBoard(seen);
  const isChoosing = asking.value.length > 0;
  const asked = isChoosing ? asking.value : openingQuestion(legal);

  const advised = Array.isArray(advice.asked) ? adviceIn(advice.asked, seen, book, nameOf) : null;
  const hints = advised ?? [];
  const ghosts = chosen.value === null && !isChoosing ? ghostsOf(hints, advice.current.value) : [];
  const readHint = (move: MoveText | undefined): void => {
    const piece = move === undefined ? null : pieceOf(move);
    // Hints about pieces outside of the rack show their places once the piece is chosen.
    if (piece !== null && !pieces.includes(piece)) take(canonicalPiece(piece));
    else chosen.value = null;
  };
  const askAdvice = async (): Promise<void> => {
    const [first] = await advice.ask();
    if (first !== undefined) readHint(first.move);
  };

  const takeBack = async (): Promise<void> => {
    const move = await table.takeBack();
    if (move === null) return;
    chosen.value = null;
    asking.value = [];
    say((reader) => reader.say('table.tookBack'));
  };

  const arrived = withRunningScores(moments.withArrived(view));
  const sortButton = view.phase === 'play' && pieces.length > 2 && !isCovered && (
    <SortButton {...{ game, book }} order={ordered.order} onSort={ordered.sort} />
  );

  return (
    <main
      class={hand === null ? 'table-screen' : 'table-screen cloth'}
      data-hand={hand !== null}
      data-board={showsBoard}
      data-hands={hasHands(view)}
      data-long-hand={hasLongHand}
      ref={focusRef}
    >
      <TableBar
        {...{ book, game, always: online?.bar }}
        round={table.sitters.length > 1 ? roundText(view, book) : ''}
      >
        {table.sitters.length > 1 && !isCovered && <RecordsButton {...{ table, seen, book }} />}
        {online?.menu}
        {isSideways && sortButton}
        {corner}
      </TableBar>
      {puzzle === undefined ? (
        <Plates
          {...{ seat, book, called }}
          view={arrived}
          sitters={table.sitters}
          isRealTime={realTime}
          notes={notesOf(book, sinceMoveOf(seat, events), game, { front: seat, nameOf })}
          callers={isCovered ? [] : screen.callers}
          onCall={screen.call}
          {...(online === undefined ? {} : { extra: online.onPlate })}
        />
      ) : (
        <PuzzleBar
          {...{ puzzle, seen, book }}
          seconds={currentSeconds()}
          onTick={saveSeconds}
          onTakeBack={table.takeBack}
          onMove={(move) => void attempt(move)}
          onHighlight={(pointed) => {
            highlight.value = pointed;
          }}
        />
      )}
      <Felt
        {...{ seen, board, book, area, choosing, ghosts, called, isCovered, nameOf, earns }}
        highlight={highlight.value}
        interlude={interlude.value}
        onOut={(pieces) => {
          out.value = pieces;
        }}
        onGoOn={goOn}
      />
      <div class="told">
        {view.phase === 'play' && online?.notices}
        {view.phase === 'play' && !isCovered && offer}
        {hints.length > 0 && !isCovered && <AdviceMarks advice={hints} current={advice.current.value} />}
        <div class="status-row">
          {/* What the last player was told is not for the next one. */}
          <StatusLine
            said={isClosed ? [] : said}
            now={isClosed ? '' : statusText(seen, table.sitters, asked, book)}
          />
          <TableTools
            {...{ table, seen, book, area, isCovered, isClosed }}
            advice={advice.asked}
            onTakeBack={takeBack}
            onAdvice={() => {
              if (advice.asked === null) void askAdvice();
              else advice.forget();
            }}
          >
            {view.phase === 'play' && online?.talk}
            {!isSideways && sortButton}
          </TableTools>
        </div>
      </div>
      {advice.asked !== null && !isCovered && (
        <AdviceStrip
          advice={advised}
          current={advice.current.value}
          book={book}
          onRead={(index) => {
            advice.current.value = index;
            readHint(hints[index].move);
          }}
          onPlay={({ move }) => void attempt(move)}
          onClose={advice.forget}
        />
      )}
      {view.phase !== 'play' && !moments.isBusy && (
        <RoundEnd
          {...{ table, seen, book, puzzle, onAgain }}
          nextMatch={online}
          onNext={() => void attempt({ type: 'next' })}
        />
      )}
      {coveredFor !== null ? (
        <div class="hand-row">
          <Cover
            seat={coveredFor}
            people={screen.people}
            {...{ book, nameOf }}
            onUncover={screen.uncover}
            onTakeBack={table.canTakeBack.value ? takeBack : undefined}
          />
        </div>
      ) : (
        <HandRow
          {...{ seen, game, book, choosing, asked, isPaused, nameOf, earns, onWhy }}
          pieces={ordered.pieces}
          out={out.value}
          tried={tried.value}
          isAlone={hand !== null}
          onReorder={ordered.move}
          onTriedGone={() => {
            tried.value = null;
          }}
        />
      )}
      {hasRoomBeside && table.sitters.length > 1 && view.phase === 'play' && (
        <SidePanel
          {...{ table, book, isCovered }}
          seen={{ ...seen, view: arrived }}
          length={<LengthNote {...{ view, book }} />}
        />
      )}
      <MomentStage
        {...{ seat, book, game }}
        shown={moments.shown}
        still={moments.still}
        sitters={table.sitters}
      />
    </main>
  );
}

/** Whether anybody holds pieces, or can get some: other games need no room for a hand. */
const hasHands = ({ hands, stock }: View): boolean =>
  stock !== 0 || hands.some((hand) => (typeof hand === 'number' ? hand : hand.length) > 0);
