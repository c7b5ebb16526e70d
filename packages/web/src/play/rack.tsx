import type { Book } from '@tischrunde/rulebook';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { extents, kindOf, Piece } from '../pieces/piece.tsx';
import './play.css';
import { longHand } from './long-hand.ts';
import { useDrag } from './motion/use-drag.ts';

interface RackProps {
  readonly pieces: readonly string[];
  readonly playable: ReadonlySet<string>;
  readonly chosen: string | null;
  /** Pieces that already lie on the board; their places stay empty. */
  readonly out: readonly string[];
  readonly book: Book;
  onChoose(piece: string): void;
  /** A playable piece was picked up. */
  onLift(piece: string): void;
  /** A piece was released over a table that has no places. */
  onTable(piece: string): void;
  /** The piece at an index was moved to another one. */
  onReorder(from: number, to: number): void;
  /** Until what was last sent to the table has its answer. */
  answered(): Promise<unknown>;
}

/**
 * The player's pieces. Unplayable ones are dimmed, but can be tried: the referee then explains the rule. Pieces are moved by dragging
 * them, or by the arrow keys with Shift.
 */
export function Rack(props: RackProps) {
  const { pieces, playable, chosen, out, book, onChoose, onLift, onTable, onReorder, answered } = props;
  const drag = useDrag({ onLift, onTable, onReorder, answered });
  const ref = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  // An element that is moved loses the focus.
  useLayoutEffect(() => {
    if (moved.current !== null)
      ref.current?.querySelectorAll<HTMLElement>('.rack-piece')[moved.current]?.focus();
    moved.current = null;
  }, [pieces]);
  const kind = pieces.length === 0 ? 'domino' : kindOf(pieces[0]);
  const rows = Math.ceil(pieces.length / 8);
  const across = acrossIn(pieces.length, 8);
  const { width, height } = extents[kind];
  const shape = (width + 6) / (height + 8);
  const aloneAcross = largestAcross(pieces.length, shape, 360, 520);
  const aloneSideAcross = largestAcross(pieces.length, shape, 520, 330);
  const sideAcross = largestAcross(pieces.length, shape, pieces.length > longHand ? 312 : 244, 215);
  const slimAcross = largestAcross(pieces.length, shape, 232, 190);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      class="rack"
      ref={ref}
      role="group"
      aria-label={book.say('example.hand')}
      data-kind={kind}
      data-rows={Math.min(rows, 3)}
      data-fan={kind === 'solo' && pieces.length > 1}
      style={{
        '--across': across,
        '--before': Math.max(1, across - 1),
        '--all-before': Math.max(1, pieces.length - 1),
        '--tablet-across': acrossIn(pieces.length, 16),
        '--wide-across': acrossIn(pieces.length, 20),
        '--side-across': sideAcross,
        '--side-rows': Math.ceil(pieces.length / sideAcross),
        '--slim-across': slimAcross,
        '--slim-rows': Math.ceil(pieces.length / slimAcross),
        '--alone-across': aloneAcross,
        '--alone-rows': Math.ceil(pieces.length / aloneAcross),
        '--alone-side-across': aloneSideAcross,
        '--alone-side-rows': Math.ceil(pieces.length / aloneSideAcross),
        '--shape': shape,
      }}
    >
      {pieces.map((piece, index) => {
        const { width, height } = extents[kindOf(piece)];
        return (
          <button
            // A player can hold the same card twice.
            key={`${piece} ${pieces.slice(0, index).filter((other) => other === piece).length}`}
            type="button"
            class="rack-piece"
            data-piece={piece}
            data-kind={kindOf(piece)}
            aria-pressed={piece === chosen}
            aria-label={pieceLabel(piece, playable.has(piece), book)}
            data-playable={playable.has(piece)}
            data-out={out.includes(piece)}
            {...drag.handlersFor(piece, index, playable.has(piece))}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
              const to = index + by;
              if (!event.shiftKey || by === 0) return;
              event.preventDefault();
              event.stopPropagation();
              if (to < 0 || to >= pieces.length) return;
              moved.current = to;
              onReorder(index, to);
            }}
            onClick={(event) => {
              if (!drag.isHandled(event)) onChoose(piece);
            }}
          >
            <svg
              viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 6} ${height + 8}`}
              aria-hidden="true"
            >
              <Piece name={piece} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

/** The number of pieces per row, if a row has room for `most` of them. */
const acrossIn = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most)) || 1;

/** The narrowest target, in pixels. */
const finger = 44;

/** How many pieces stand beside each other in a room of about this size: as many as make them the largest. */
function largestAcross(count: number, shape: number, width: number, height: number): number {
  const sizeOf = (across: number): number =>
    Math.min(width / across, (height / Math.ceil(count / across)) * shape);
  let best = 1;
  const most = Math.min(count, Math.floor(width / finger));
  for (let across = 2; across <= most; across++) if (sizeOf(across) > sizeOf(best)) best = across;
  return best;
}

/** Screen readers do not see which pieces are dimmed, so the label says which fit. */
const pieceLabel = (piece: string, fits: boolean, { aloud, say }: Book): string =>
  fits ? say('piece.fits', { piece: aloud.piece(piece) }) : aloud.piece(piece);
