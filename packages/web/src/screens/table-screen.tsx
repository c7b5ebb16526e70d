import { useSignal } from '@preact/signals';
import type { MoveText } from '@tischrunde/engine';
import type { Book, GameId, LabelKey } from '@tischrunde/rulebook';
import type { Board } from '../board/board.ts';
import { actionsIn, movesWith, pieceOf, placesOf } from '../play/choosing.ts';
import { Plate } from '../play/plate.tsx';
import { Rack } from '../play/rack.tsx';
import { useSize } from '../play/use-size.ts';
import type { Table } from '../table/table.ts';
import './table.css';

interface TableScreenProps {
  readonly table: Table;
  readonly board: Board;
  readonly book: Book;
}

const colours = [
  '#2b7f95',
  '#8f5db7',
  '#c9772b',
  '#4a7d3a',
  '#b04a6f',
  '#5a6b8c',
  '#8a6f2a',
  '#3c7f77',
  '#9a4a3a',
  '#6b5aa8',
  '#4d6f4a',
];

/** A match: the others along the top, the board in the middle, one's own pieces at the bottom. */
export function TableScreen({ table, board: BoardOf, book }: TableScreenProps) {
  const chosen = useSignal<string | null>(null);
  const said = useSignal('');
  const { ref, width, height } = useSize();
  const seen = table.seen.value;
  if (seen === null) return <main class="table-screen" aria-busy="true" />;
  const { view, legal, seat } = seen;
  const game = table.game as GameId;
  const hand = view.hands[seat];
  const pieces = Array.isArray(hand) ? (hand as readonly string[]) : [];
  const playable = new Set(legal.map(pieceOf).filter((piece) => piece !== null));
  const places = chosen.value === null ? [] : placesOf(movesWith(legal, chosen.value));
  const names = (other: number): string => table.sitters[other].name;

  const send = async (move: MoveText): Promise<void> => {
    const refusal = await table.send(move);
    said.value = refusal === null ? '' : book.refusal(refusal, names);
    if (refusal === null) chosen.value = null;
  };
  const choose = (piece: string): void => {
    const moves = movesWith(legal, piece);
    if (chosen.value === piece && moves.length === 1) void send(moves[0]);
    else chosen.value = piece;
  };

  return (
    <main class="table-screen">
      <header class="table-bar">
        <a class="button" href="/" aria-label="Tischrunde">
          ←
        </a>
        <h1>
          {book.name(game)} · {book.say('score.roundNumber', { number: view.round })}
        </h1>
      </header>
      <ul class="plates">
        {table.sitters.map((sitter, other) =>
          other === seat ? null : (
            <Plate
              key={sitter.name}
              name={sitter.name}
              count={book.say('seat.hand', { count: countOf(view.hands[other]) })}
              score={book.say('score.points', { count: view.scores?.[other] ?? 0 })}
              onTurn={view.turn === other}
              colour={colours[other % colours.length]}
            />
          ),
        )}
      </ul>
      <div class="felt">
        <div class="board" ref={ref}>
          {width > 0 && (
            <BoardOf
              {...{ view, book, width, height, legal, places, chosen: chosen.value }}
              onChoose={(piece) => {
                chosen.value = piece;
              }}
              onMove={(move) => void send(move)}
            />
          )}
        </div>
      </div>
      <p class="status" role="status">
        {said.value ||
          (view.turn === seat
            ? book.say('turn.you')
            : view.turn === null
              ? ''
              : book.say('turn.other', { name: names(view.turn) }))}
      </p>
      <div class="hand-row">
        <Rack {...{ pieces, playable, chosen: chosen.value }} nameOf={book.aloud.tile} onChoose={choose} />
        <div class="actions">
          {actionsIn(legal).map((move) => (
            <button key={JSON.stringify(move)} type="button" class="primary" onClick={() => void send(move)}>
              {book.say(`move.${move.type}` as Extract<LabelKey, 'move.draw'>)}
            </button>
          ))}
        </div>
      </div>
    </main>
  );
}

const countOf = (hand: readonly string[] | number): number => (typeof hand === 'number' ? hand : hand.length);
