import { useSignal } from '@preact/signals';
import type { JsonObject, MoveText } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import type { Board } from '../board/board.ts';
import type { Marked } from '../board/marked.ts';
import { Actions } from '../play/actions.tsx';
import { adviceIn } from '../play/advice.ts';
import { AdviceButton, AdviceNote } from '../play/advice-note.tsx';
import {
  calledOf,
  isLaidAtOnce,
  movesWith,
  pieceOf,
  placeOf,
  placesOf,
  questionIn,
  tryOf,
} from '../play/choosing.ts';
import { Cover } from '../play/cover.tsx';
import { Plates } from '../play/plates.tsx';
import { Asking } from '../play/question.tsx';
import { Rack } from '../play/rack.tsx';
import { Records } from '../play/records.tsx';
import { RoundEnd } from '../play/round-end.tsx';
import { fitsIn, statusOf, turnIn } from '../play/status.ts';
import { tellAll } from '../play/telling.ts';
import { useAdvice } from '../play/use-advice.ts';
import { focusPiece, focusPlace, type Keys, useKeys } from '../play/use-keys.ts';
import { useScreen } from '../play/use-screen.ts';
import { useSize } from '../play/use-size.ts';
import { PuzzleBar } from '../puzzle/puzzle-bar.tsx';
import { settings } from '../settings.ts';
import type { Seen, Table } from '../table/table.ts';
import './table.css';

interface TableScreenProps {
  readonly table: Table;
  readonly board: Board;
  readonly book: Book;
  /** Starts another match of the same kind. */
  onAgain(): void;
}

/** A match: the others along the top, the board in the middle, one's own pieces at the bottom. */
export function TableScreen({ table, board: BoardOf, book, onAgain }: TableScreenProps) {
  const chosen = useSignal<string | null>(null);
  const asking = useSignal<readonly MoveText[]>([]);
  const calling = useSignal(false);
  const marked = useSignal<Marked | null>(null);
  const said = useSignal('');
  const { ref, width, height } = useSize();
  const advice = useAdvice(table);
  const seen = table.seen.value;
  const nameOf = (seat: number): string => table.sitters[seat].name;
  const screen = useScreen(table);
  const happened = seen?.happened;
  const front = seen?.seat ?? 0;
  const lastHappened = useRef<Seen['happened']>([]);
  // Whoever comes to the screen is told in their own words what happened last, and finds nothing taken up.
  useEffect(() => {
    if (happened !== undefined && happened.length > 0) lastHappened.current = happened;
    said.value = tellAll(lastHappened.current, table.game, book, { front, nameOf }).join(' ');
  }, [happened, front]);
  useEffect(() => {
    chosen.value = null;
    asking.value = [];
    calling.value = false;
  }, [front]);
  const attempt = async (move: JsonObject): Promise<void> => {
    const { call, ...rest } = move;
    const held = chosen.value;
    const calls = calling.value || (settings.value.autoCall && call === true);
    const refusal = await table.send(calls ? { ...rest, call: true } : rest);
    asking.value = [];
    if (refusal === null) {
      // Another piece may have been taken up by now.
      if (chosen.value === held) chosen.value = null;
      calling.value = false;
    } else {
      said.value = book.refusal(refusal, nameOf);
    }
  };
  const press = (type: string) => {
    const move = seen?.legal.find((candidate) => candidate.type === type);
    return move === undefined ? undefined : () => void attempt(move);
  };
  const keys: Keys = {
    d: press('draw'),
    p: press('pass'),
    s: () => {
      calling.value = !calling.value;
    },
    Escape: () => {
      asking.value = [];
      chosen.value = null;
    },
    ArrowLeft: () => focusPiece(-1),
    ArrowRight: () => focusPiece(1),
    ArrowUp: () => focusPlace(-1),
    ArrowDown: () => focusPlace(1),
  };
  useKeys(screen.coveredFor === null ? keys : {});
  if (seen === null) return <main class="table-screen" aria-busy="true" />;

  const { view, legal, seat } = seen;
  const game = table.game as GameId;
  const hand = view.hands[seat];
  const pieces = typeof hand === 'number' ? [] : hand;
  const playable = new Set(legal.map(pieceOf).filter((piece) => piece !== null));
  const places = chosen.value === null ? [] : placesOf(movesWith(legal, chosen.value));

  /** Goes on with the moves that are still possible: asks, or makes the only one. */
  const goOn = (moves: readonly MoveText[]): void => {
    if (questionIn(moves) === null && moves[0] !== undefined) void attempt(moves[0]);
    else asking.value = moves;
  };
  const choosePlace = (place: MoveText): void => {
    const piece = pieceOf(place);
    const moves =
      piece === null ? [place] : movesWith(legal, piece).filter((move) => placeOf(move) === placeOf(place));
    goOn(moves.length === 0 ? [place] : moves);
  };
  const choose = (piece: string): void => {
    const moves = movesWith(legal, piece);
    const [only, ...others] = placesOf(moves);
    asking.value = [];
    if (only === undefined) void explain(piece);
    else if (others.length === 0 && (chosen.value === piece || isLaidAtOnce(only))) choosePlace(only);
    chosen.value = piece;
  };
  const take = (piece: string): void => {
    asking.value = [];
    chosen.value = piece;
  };
  /** A piece that cannot be laid is tried all the same: the referee says why not. */
  const explain = (piece: string): Promise<void> => attempt(tryOf(piece, view.ends));

  const advised = Array.isArray(advice.asked) ? adviceIn(advice.asked, view, book, nameOf) : null;
  const best = advised?.[0] === undefined ? null : pieceOf(advised[0].move);
  const askAdvice = async (): Promise<void> => {
    const [first] = await advice.ask();
    const piece = first === undefined ? null : pieceOf(first.move);
    // What does not stand in the rack is shown on the board.
    if (piece !== null && !pieces.includes(piece)) take(calledOf(piece));
  };

  if (screen.coveredFor !== null) {
    return (
      <main class="table-screen">
        <Cover name={nameOf(screen.coveredFor)} book={book} onUncover={screen.uncover} />
      </main>
    );
  }

  return (
    <main class="table-screen">
      <header class="table-bar">
        <a class="button" href="/" aria-label="Tischrunde">
          ←
        </a>
        <h1>
          {book.name(game)}
          {table.sitters.length > 1 && (
            <span class="round-number">{` · ${book.say('score.roundNumber', { number: view.round })}`}</span>
          )}
        </h1>
        {table.sitters.length > 1 && <Records {...{ table, seen, book }} />}
      </header>
      {table.sitters.length > 1 ? (
        <Plates
          {...{ view, seat, book }}
          sitters={table.sitters}
          callers={screen.callers}
          onCall={screen.call}
        />
      ) : (
        <PuzzleBar
          {...{ view, book }}
          onMove={(move) => void attempt(move)}
          onMarked={(pointed) => {
            marked.value = pointed;
          }}
        />
      )}
      <div class="felt">
        <div class="board" ref={ref}>
          {width > 0 && (
            <BoardOf
              {...{
                view,
                book,
                width,
                height,
                legal,
                places,
                chosen: chosen.value,
                marked: marked.value,
                nameOf,
              }}
              onChoose={(piece) => {
                chosen.value = piece;
              }}
              onMove={choosePlace}
            />
          )}
        </div>
        {view.phase !== 'play' && (
          <RoundEnd
            {...{ view, seat, book, onAgain }}
            sitters={table.sitters}
            onNext={() => void attempt({ type: 'next' })}
          />
        )}
      </div>
      <div>
        {advice.asked !== null && <AdviceNote advice={advised} book={book} onClose={advice.forget} />}
        <div class="status-row">
          <p class="status" role="status">
            {statusOf(said.value, turnIn(view, seat, book, nameOf), fitsIn(view, seat, playable, book))}
          </p>
          {table.sitters.length > 1 && view.phase === 'play' && legal.length > 0 && (
            <AdviceButton
              book={book}
              busy={advice.asked === 'thinking'}
              onAsk={() => {
                if (advice.asked !== 'thinking') void askAdvice();
              }}
            />
          )}
        </div>
      </div>
      <div class="hand-row">
        <Rack
          {...{ pieces, playable, chosen: chosen.value, advised: best }}
          nameOf={book.aloud.piece}
          onChoose={choose}
          onLift={take}
          onTable={(piece) => {
            const [only, ...others] = placesOf(movesWith(legal, piece));
            if (only !== undefined && others.length === 0) choosePlace(only);
          }}
        />
        {asking.value.length > 0 ? (
          <Asking
            moves={asking.value}
            {...{ book, nameOf }}
            onAnswer={goOn}
            onCancel={() => {
              asking.value = [];
            }}
          />
        ) : (
          <Actions {...{ view, legal, book, game }} calling={calling} onMove={(move) => void attempt(move)} />
        )}
      </div>
    </main>
  );
}
