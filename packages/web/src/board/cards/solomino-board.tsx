import type { MoveText } from '@tischrunde/engine';
import { Back } from '../../pieces/back.tsx';
import { MinoCard, MinoHalf } from '../../pieces/mino-card.tsx';
import type { BoardProps } from '../board-props.ts';
import { useAspect } from '../chain/camera.ts';
import { Touchable } from '../gestures/touchable.tsx';
import { NewestMark } from '../newest-mark.tsx';
import { DrawDebt } from './draw-debt.tsx';
import { between, cellAt, laySnake } from './snake.ts';

/** The size of a cell: half a card. */
const cell = 74;

/** The heights of the strips for the stock, and for the small pile of an ask. */
const stockStrip = 46;
const askStrip = 104;

interface Ghost {
  readonly move: MoveText;
  /** The half that would become the new end. */
  readonly half: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The snake, its ends, the draw pile, and the small pile of an ask. */
export function SolominoBoard({ view, book, width, height, places, newest, onMove }: BoardProps<'solomino'>) {
  const { snake, startIndex: first, pending } = view;
  const [left, right] = [first, snake.length - first];
  const ask = view.ask ?? [];
  // Below the snake are the stock and, while an ask is answered, its small pile.
  const high = height - (ask.length > 0 ? askStrip : stockStrip);
  const aspect = useAspect(width, height - stockStrip, snake.length === 1);
  const cards = laySnake(snake, first, aspect);
  const ghosts = ghostsFor(places, left, right, aspect);
  // The picture always has room for a card at either end, so that nothing moves when one is chosen.
  const marks = [...cards, ...ghosts, cellAt(-left - 1, aspect), cellAt(right + 1, aspect)];
  const box = {
    left: Math.min(...marks.map(({ x }) => x)) - 1.1,
    right: Math.max(...marks.map(({ x }) => x)) + 1.1,
    top: Math.min(...marks.map(({ y }) => y)) - 1.1,
    bottom: Math.max(...marks.map(({ y }) => y)) + 1.1,
  };
  const scale = Math.min(
    1.1,
    width / ((box.right - box.left) * cell),
    high / ((box.bottom - box.top) * cell),
  );
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return (
    <svg width={width} height={height}>
      <title>{book.name('solomino')}</title>
      <g
        class="glide"
        style={{
          transform: `translate(${width / 2}px, ${high / 2}px) scale(${scale}) translate(${-middle.x * cell}px, ${-middle.y * cell}px)`,
        }}
      >
        {cards.map(({ card, x, y, angle }) => (
          <g
            key={sorted(card)}
            class="glide"
            style={{ transform: `translate(${x * cell}px, ${y * cell}px)` }}
          >
            <g data-piece={card}>
              <MinoCard card={card} angle={angle} />
              <NewestMark piece={card} newest={newest} angle={angle} />
            </g>
          </g>
        ))}
        {ghosts.map(({ move, half, x, y, angle }) => (
          <Touchable
            isPlace
            move={move}
            key={JSON.stringify(move)}
            label={book.say('full.snake', {
              card: book.aloud.minoCard(String(move.card)),
              half: book.aloud.card(String(move.card).split('|')[Number(move.half)]),
              side: book.say(move.at === 'left' ? 'side.left' : 'side.right'),
            })}
            onPress={() => onMove(move)}
          >
            <g transform={`translate(${x * cell} ${y * cell}) rotate(${angle})`} opacity={0.85}>
              <MinoHalf name={half} y={0} />
              <rect class="ghost" x={-38} y={-37} width={76} height={74} rx={9} />
            </g>
          </Touchable>
        ))}
      </g>
      <DrawDebt {...{ pending, book }} x={width / 2 + 50} y={height - 26} />
      <g transform={`translate(${pending > 0 ? Math.max(92, width / 2 - 110) : width / 2} ${height - 26})`}>
        <Direction clockwise={view.direction === 1} />
        <g data-stock>
          {/* Large enough for a finger. */}
          <rect fill="transparent" x={-40} y={-22} width={88} height={44} />
          <g transform="translate(-16 0) scale(0.26)">
            <Back kind="solomino" />
          </g>
          <text class="board-note" x={18}>
            {view.stock}
          </text>
        </g>
      </g>
      {ask.length > 0 && (
        <g transform={`translate(${width - 64} ${height - 54}) scale(0.56)`}>
          {ask.slice(-3).map((card, index) => (
            <g key={card}>
              <MinoCard card={card} angle={index * 6 - 6} />
            </g>
          ))}
        </g>
      )}
    </svg>
  );
}

/** Which way round it goes: two arrows around the stock. A circle with one arrow would look as if it took something back. */
const Direction = ({ clockwise }: { readonly clockwise: boolean }) => (
  <g
    class="direction direction-clear"
    transform={clockwise ? 'translate(3 0)' : 'translate(3 0) scale(1 -1)'}
  >
    {[0, 180].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M-43 17Q-62 0 -45 -15" />
        <path class="direction-head" d="M-36 -22L-41 -7L-51 -18z" />
      </g>
    ))}
  </g>
);

/** The same for a card and its reverse. */
const sorted = (card: string): string => card.split('|').toSorted().join('|');

/** If both halves fit the same end, the second ghost lies one cell further out. */
function ghostsFor(places: readonly MoveText[], left: number, right: number, aspect: number): Ghost[] {
  const taken = { left: 0, right: 0 };
  return places.flatMap((move): Ghost[] => {
    // An answer goes to the small pile, not to the snake.
    if (move.at === undefined) return [];
    const side = move.at === 'left' ? 'left' : 'right';
    const halves = String(move.card).split('|');
    const out = taken[side]++;
    const steps = side === 'right' ? right + 1 + out : -left - 1 - out;
    const { angle } = between(side === 'right' ? steps - 1 : steps, aspect);
    return [{ move, half: halves[1 - Number(move.half)], ...cellAt(steps, aspect), angle }];
  });
}
