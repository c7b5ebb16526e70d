import type { DominoId, MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { Domino, half } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { Touchable } from '../gestures/touchable.tsx';
import { Hollow } from '../hollow.tsx';
import { firstPlace } from './ends.ts';
import type { Layout } from './growth.ts';
import type { Placement } from './placement.ts';
import { halvesOf } from './tile-tree.ts';

/** The space that a finger needs to either side, in pixels. */
const fingertip = 22;

/** The size of a badge, in pixels. */
const badge = 13;

interface GhostProps {
  readonly piece: Placement;
  readonly move: MoveText;
  readonly book: Book;
  readonly scale: number;
  readonly others: readonly Placement[];
  /** Places beside it where a dropped tile goes here, too. */
  readonly also?: readonly Placement[];
  /** What laying the tile here would earn at once. */
  readonly earns?: number | undefined;
  onPress(): void;
}

/** A place where the chosen tile may go, with the tile drawn faintly. */
export function Ghost({ piece, move, book, scale, others, also = [], earns = 0, onPress }: GhostProps) {
  const { x, y, angle } = piece;
  return (
    <g>
      {also.map((beside) => (
        <rect
          key={`${beside.x} ${beside.y}`}
          class="also"
          x={-half / 2}
          y={-half}
          width={half}
          height={2 * half}
          transform={`translate(${beside.x * half} ${beside.y * half}) rotate(${beside.angle})`}
        />
      ))}
      <Touchable
        isPlace
        move={move}
        label={earns > 0 ? `${layAloud(move, book)}, +${earns}` : layAloud(move, book)}
        transform={`translate(${x * half} ${y * half})`}
        onPress={onPress}
      >
        <circle class="reach" r={reachOf(piece, others, scale)} />
        <g class="ghost-tile">
          <Domino tile={piece.piece} angle={angle} />
        </g>
        <rect class="ghost" x={-19} y={-39} width={38} height={78} rx={8} transform={`rotate(${angle})`} />
        {earns > 0 && (
          <text class="ghost-earns" style={{ fontSize: `${Math.max(20, 18 / scale)}px` }}>{`+${earns}`}</text>
        )}
      </Touchable>
    </g>
  );
}

/** The size of a fingertip, or the width of a tile that is larger, without overlapping the next place. */
function reachOf({ x, y }: Placement, others: readonly Placement[], scale: number): number {
  const distances = others
    .map((other) => Math.hypot(other.x - x, other.y - y) * half)
    .filter((far) => far > 0);
  return Math.min(Math.max(fingertip / scale, half / 2), ...distances.map((far) => far / 2));
}

function layAloud({ type, tile, at, out }: MoveText, book: Book): string {
  const named = book.aloud.tile(`${tile}`);
  if (typeof at !== 'string') return book.say('full.lay', { tile: named });
  const end = book.aloud.end(at);
  if (type === 'lock') return book.say('full.lock', { tile: named, end });
  if (typeof out === 'number') return book.say('full.layOut', { tile: named, end, value: out });
  return book.say('full.layAt', { tile: named, end });
}

interface FirstPlaceProps extends BoardProps<DominoId> {
  readonly layout: Layout;
  readonly aspect: number;
  readonly scale: number;
}

/** The place of the first tile, in the middle of the empty table. */
export function FirstPlace({
  width,
  height,
  places,
  book,
  layout,
  aspect,
  scale,
  earns,
  onMove,
}: FirstPlaceProps) {
  const move = places.find(({ tile }) => typeof tile === 'string');
  const growth = firstPlace(layout, `${move?.tile ?? '0-0'}`, aspect);
  if (growth === null) return null;
  const [piece] = growth.pieces;
  return (
    <g transform={`translate(${width / 2} ${height / 2}) scale(${scale})`}>
      {move === undefined ? (
        <Hollow x={0} y={0} angle={piece.angle} />
      ) : (
        <Ghost
          {...{ piece, move, book, scale }}
          others={[]}
          earns={earns?.(move)}
          onPress={() => onMove(move)}
        />
      )}
    </g>
  );
}

/** The half that fits an end, if it differs from the half shown there. */
export function Wanted({
  piece,
  scale,
  value,
}: {
  readonly piece: Placement;
  readonly scale: number;
  readonly value: number | null;
}) {
  const { x, y } = besideEnd(piece, scale);
  return (
    <g class="asked" transform={`translate(${x * half} ${y * half}) scale(${1 / scale})`}>
      <circle r={badge} />
      <text>{value ?? '★'}</text>
    </g>
  );
}

/** Next to the end; a double lies across and joins with its middle. */
function besideEnd(
  { x, y, angle, piece }: Placement,
  scale: number,
): { readonly x: number; readonly y: number } {
  const [one, other] = halvesOf(piece);
  if (one === other) return { x, y };
  const turned = (angle * Math.PI) / 180;
  const back = 1 - Math.min(1.5, Math.max(0.5, (badge + 2) / (half * scale)));
  return { x: x + Math.sin(turned) * back, y: y - Math.cos(turned) * back };
}

/** Closed for good (sperr.lock). */
export const Padlock = () => (
  <g class="padlock">
    <circle r={15} />
    <path class="padlock-bow" d="M-5 -1v-4a5 5 0 0 1 10 0v4" />
    <rect x={-7.5} y={-2} width={15} height={11} rx={2.5} />
  </g>
);
