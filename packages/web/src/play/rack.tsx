import { Domino } from '../pieces/domino.tsx';

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
    <div class="rack" role="group">
      {pieces.map((piece) => (
        <button
          key={piece}
          type="button"
          class="rack-piece"
          aria-pressed={piece === chosen}
          aria-label={nameOf(piece)}
          data-playable={playable.has(piece)}
          onClick={() => onChoose(piece)}
        >
          <svg viewBox="-22 -44 44 88" width="44" height="88" aria-hidden="true">
            <Domino tile={piece} />
          </svg>
        </button>
      ))}
    </div>
  );
}
