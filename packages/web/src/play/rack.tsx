import { extents, kindOf, Piece } from '../pieces/piece.tsx';

interface RackProps {
  readonly pieces: readonly string[];
  readonly playable: ReadonlySet<string>;
  readonly chosen: string | null;
  nameOf(piece: string): string;
  onChoose(piece: string): void;
}

/** One's own pieces. What cannot be laid is dimmed, but may be tried: then it is explained why not. */
export function Rack({ pieces, playable, chosen, nameOf, onChoose }: RackProps) {
  return (
    <div class="rack" data-many={pieces.length > 9}>
      {pieces.map((piece, index) => {
        const { width, height } = extents[kindOf(piece)];
        return (
          <button
            // The same card can be held twice.
            key={`${piece} ${pieces.slice(0, index).filter((other) => other === piece).length}`}
            type="button"
            class="rack-piece"
            data-kind={kindOf(piece)}
            aria-pressed={piece === chosen}
            aria-label={nameOf(piece)}
            data-playable={playable.has(piece)}
            onClick={() => onChoose(piece)}
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
