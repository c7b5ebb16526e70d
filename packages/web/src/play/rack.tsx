import type { Book } from '@tischrunde/rulebook';
import { extents, kindOf, Piece } from '../pieces/piece.tsx';
import './play.css';
import { useDrag } from './motion/use-drag.ts';

interface RackProps {
  readonly pieces: readonly string[];
  readonly playable: ReadonlySet<string>;
  readonly chosen: string | null;
  /** Pieces that already lie on the board; their places stay empty. */
  readonly out: readonly string[];
  /** The piece that a strong bot would play. */
  readonly advised: string | null;
  readonly book: Book;
  onChoose(piece: string): void;
  /** A playable piece was picked up. */
  onLift(piece: string): void;
  /** A piece was released over a table that has no places. */
  onTable(piece: string): void;
}

/** The player's pieces. Unplayable ones are dimmed, but can be tried: the referee then explains the rule. */
export function Rack(props: RackProps) {
  const { pieces, playable, chosen, out, advised, book, onChoose, onLift, onTable } = props;
  const drag = useDrag({ onLift, onTable });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      class="rack"
      role="group"
      aria-label={book.say('example.hand')}
      data-many={pieces.length > 9}
      data-rows={Math.min(rowsOf(pieces.length), 3)}
      style={{ '--across': Math.ceil(pieces.length / rowsOf(pieces.length)) || 1 }}
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
            data-advised={piece === advised}
            data-out={out.includes(piece)}
            {...drag.handlersFor(piece, playable.has(piece))}
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

/** The number of rows on a narrow screen; seven pieces per row are still easy to hit. */
const rowsOf = (count: number): number => Math.ceil(count / 7);

/** Screen readers do not see which pieces are dimmed, so the label says which fit. */
const pieceLabel = (piece: string, fits: boolean, { aloud, say }: Book): string =>
  fits ? say('piece.fits', { piece: aloud.piece(piece) }) : aloud.piece(piece);
