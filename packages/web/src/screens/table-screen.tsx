import { useSignal } from '@preact/signals';
import type { JsonObject, MoveText } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import type { Board } from '../board/board.ts';
import type { Marked } from '../board/marked.ts';
import { Actions } from '../play/actions.tsx';
import { movesWith, pieceOf, placeOf, placesOf, questionIn } from '../play/choosing.ts';
import { Cover } from '../play/cover.tsx';
import { Plates } from '../play/plates.tsx';
import { Asking } from '../play/question.tsx';
import { Rack } from '../play/rack.tsx';
import { RoundEnd } from '../play/round-end.tsx';
import { tellAll } from '../play/telling.ts';
import { focusPiece, focusPlace, useKeys } from '../play/use-keys.ts';
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
  const seen = table.seen.value;
  const nameOf = (seat: number): string => table.sitters[seat].name;
  const happened = seen?.happened;
  const front = seen?.seat ?? 0;
  useEffect(() => {
    if (happened === undefined || happened.length === 0) return;
    const cards = table.game === 'solo' || table.game === 'solomino';
    said.value = tellAll(happened, book, { front, nameOf }, cards).join(' ');
  }, [happened]);
  const attempt = async (move: JsonObject): Promise<void> => {
    const { call, ...rest } = move;
    const calls = calling.value || (settings.value.autoCall && call === true);
    const refusal = await table.send(calls ? { ...rest, call: true } : rest);
    asking.value = [];
    if (refusal === null) {
      chosen.value = null;
      calling.value = false;
    } else {
      said.value = book.refusal(refusal, nameOf);
    }
  };
  const press = (type: string) => {
    const move = seen?.legal.find((candidate) => candidate.type === type);
    return move === undefined ? undefined : () => void attempt(move);
  };
  useKeys({
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
  });
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
    else if (others.length === 0 && (chosen.value === piece || placeOf(only) === '')) choosePlace(only);
    chosen.value = piece;
  };
  /** A piece that cannot be laid is tried all the same: the referee says why not. */
  const explain = (piece: string): Promise<void> => attempt(tryOf(piece, view.ends));

  const next = nextAtScreen(table, seen);
  if (next !== null) {
    return (
      <main class="table-screen">
        <Cover name={nameOf(next)} book={book} onUncover={() => table.turnTo(next)} />
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
          {table.sitters.length > 1 && ` · ${book.say('score.roundNumber', { number: view.round })}`}
        </h1>
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
        {view.phase !== 'play' && (
          <RoundEnd
            {...{ view, seat, book, onAgain }}
            sitters={table.sitters}
            onNext={() => void attempt({ type: 'next' })}
          />
        )}
      </div>
      <p class="status" role="status">
        {said.value} {statusOf(view.turn, seat, book, nameOf)}
      </p>
      <div class="hand-row">
        <Rack {...{ pieces, playable, chosen: chosen.value }} nameOf={nameIn(book)} onChoose={choose} />
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

/** The person to whom the screen must be handed now: whoever is on turn and does not sit in front of it. */
function nextAtScreen({ sitters }: Table, { seat, view: { turn } }: Seen): number | null {
  return turn !== null && turn !== seat && sitters[turn].plays === 'person' ? turn : null;
}

function statusOf(turn: number | null, seat: number, book: Book, nameOf: (seat: number) => string): string {
  if (turn === null) return '';
  return turn === seat ? book.say('turn.you') : book.say('turn.other', { name: nameOf(turn) });
}

const nameIn =
  ({ aloud }: Book) =>
  (piece: string): string =>
    /^\d+-\d+$/.test(piece) ? aloud.tile(piece) : aloud.minoCard(piece);

/** Some move with this piece, for the referee to refuse. */
function tryOf(piece: string, ends: JsonObject[string] | undefined): JsonObject {
  if (piece.includes('|')) return { type: 'lay', card: piece, half: 0, at: 'left' };
  if (!/^\d+-\d+$/.test(piece)) return { type: 'play', card: piece, colour: 'r', partner: 0 };
  const [at] = Array.isArray(ends) ? ends : [];
  return at === undefined ? { type: 'lay', tile: piece } : { type: 'lay', tile: piece, at };
}
