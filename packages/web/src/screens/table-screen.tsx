import { useSignal } from '@preact/signals';
import type { JsonObject, MoveText } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import type { Board } from '../board/board.ts';
import type { Marked } from '../board/marked.ts';
import { Actions, callOf } from '../play/actions.tsx';
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
import { OnTable } from '../play/on-table.tsx';
import { Plates } from '../play/plates.tsx';
import { Asking } from '../play/question.tsx';
import { Rack } from '../play/rack.tsx';
import { Records } from '../play/records.tsx';
import { RoundEnd } from '../play/round-end.tsx';
import { nowIn } from '../play/status.ts';
import { StatusLine } from '../play/status-line.tsx';
import { isOfCards } from '../play/telling.ts';
import { useAdvice } from '../play/use-advice.ts';
import { useFocusKept } from '../play/use-focus.ts';
import { useSaid } from '../play/use-said.ts';
import { useSize } from '../play/use-size.ts';
import { useTableKeys } from '../play/use-table-keys.ts';
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
  /** A rule forbade what was tried; null once something else was done. */
  onRefused(rule: string | null): void;
}

/** A match: the others along the top, the board in the middle, one's own pieces at the bottom. */
export function TableScreen({ table, board: BoardOf, book, onAgain, onRefused }: TableScreenProps) {
  const chosen = useSignal<string | null>(null);
  const asking = useSignal<readonly MoveText[]>([]);
  const calling = useSignal(false);
  const marked = useSignal<Marked | null>(null);
  const { ref, width, height } = useSize();
  const advice = useAdvice(table);
  const seen = table.seen.value;
  const nameOf = (seat: number): string => table.sitters[seat].name;
  const { said, say } = useSaid(table, book, nameOf);
  const kept = useFocusKept();
  const legal = seen?.legal ?? [];
  const pieces = seen === null ? [] : handOf(seen);
  const playable = new Set(legal.map(pieceOf).filter((piece) => piece !== null));
  const attempt = async (move: JsonObject): Promise<void> => {
    const { call, ...rest } = move;
    const calls = calling.value || (settings.value.autoCall && call === true);
    const refusal = await table.send(calls ? { ...rest, call: true } : rest);
    asking.value = [];
    onRefused(refusal?.rule ?? null);
    if (refusal === null) {
      chosen.value = null;
      calling.value = false;
    } else {
      say(book.refusal(refusal, nameOf));
    }
  };
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
  const explain = (piece: string): Promise<void> => attempt(tryOf(piece, seen?.view.ends));
  const toggleCall = (): void => {
    calling.value = !calling.value;
    say(book.say(calling.value ? 'call.ready' : 'call.not', { call: callOf(table.game, book) }));
  };
  useTableKeys({
    pieces,
    chosen: chosen.value,
    canLay: (piece) => playable.has(piece),
    onTake: take,
    onTry: (piece) => void explain(piece),
    // What is no move now is tried all the same.
    onMove: (type) => {
      if (seen?.view.phase === 'play') void attempt(legal.find((move) => move.type === type) ?? { type });
    },
    onCall: isOfCards(table.game) ? toggleCall : undefined,
    onBackOut: () => {
      asking.value = [];
      chosen.value = null;
      advice.forget();
    },
  });
  if (seen === null) return <main class="table-screen" aria-busy="true" />;

  const { view, seat } = seen;
  const game = table.game as GameId;
  const places = chosen.value === null ? [] : placesOf(movesWith(legal, chosen.value));

  const advised = Array.isArray(advice.asked) ? adviceIn(advice.asked, view, book, nameOf) : null;
  const best = advised?.[0] === undefined ? null : pieceOf(advised[0].move);
  const askAdvice = async (): Promise<void> => {
    const [first] = await advice.ask();
    const piece = first === undefined ? null : pieceOf(first.move);
    // What does not stand in the rack is shown on the board.
    if (piece !== null && !pieces.includes(piece)) take(calledOf(piece));
  };

  const next = nextAtScreen(table, seen);
  if (next !== null) {
    return (
      <main class="table-screen" ref={kept}>
        <Cover name={nameOf(next)} book={book} onUncover={() => table.turnTo(next)} />
      </main>
    );
  }

  return (
    <main class="table-screen" ref={kept}>
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
        <Plates {...{ view, seat, book }} sitters={table.sitters} />
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
        <OnTable {...{ view, book }} />
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
          <StatusLine said={said} now={nowIn(view, seat, playable, book, nameOf)} />
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
          {...{ pieces, playable, chosen: chosen.value, advised: best, book }}
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
          <Actions
            {...{ view, legal, book, game }}
            calling={calling.value}
            onCall={toggleCall}
            onMove={(move) => void attempt(move)}
          />
        )}
      </div>
    </main>
  );
}

/** The person to whom the screen must be handed now: whoever is on turn and does not sit in front of it. */
function nextAtScreen({ sitters }: Table, { seat, view: { turn } }: Seen): number | null {
  return turn !== null && turn !== seat && sitters[turn].plays === 'person' ? turn : null;
}

/** The pieces of the seat in front. */
function handOf({ view, seat }: Seen): readonly string[] {
  const hand = view.hands[seat];
  return typeof hand === 'number' ? [] : hand;
}
