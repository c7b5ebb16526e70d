import { DominoBack } from './domino.tsx';
import { memo } from './memo.ts';
import type { Kind } from './piece.tsx';
import { Slab } from './slab.tsx';
import { ColourShape } from './symbols.tsx';

interface BackProps {
  readonly kind: Kind;
  /** The rotation, in degrees clockwise; the light always comes from the top left. */
  readonly angle?: number;
}

/** Any piece face down, around 0,0, as large as its face. */
export function Back({ kind, angle = 0 }: BackProps) {
  return kind === 'domino' ? <DominoBack angle={angle} /> : <CardBack {...{ kind, angle }} />;
}

const soloBody = { of: 'card', width: 90, height: 132, radius: 13 } as const;
const minoBody = { of: 'card', width: 80, height: 152, radius: 13 } as const;

interface CardBackProps {
  readonly kind: Exclude<Kind, 'domino'>;
  readonly angle: number;
}

/** The back of a card: a round table, with the shapes of the four colours at their seats. */
const CardBack = memo(({ kind, angle }: CardBackProps) => (
  <g class="card card-back" transform={`rotate(${angle})`}>
    {kind === 'solo' ? (
      <>
        <Slab {...soloBody} angle={angle} />
        <rect class="card-reverse" x={-39.5} y={-60.5} width={79} height={121} rx={9} />
        <path
          class="card-lace"
          d="M-24 -55H24A10 10 0 0 0 34 -45V45A10 10 0 0 0 24 55H-24A10 10 0 0 0 -34 45V-45A10 10 0 0 0 -24 -55z"
        />
        <Table />
      </>
    ) : (
      <>
        <Slab {...minoBody} angle={angle} />
        {[-36.5, 36.5].map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <rect class="card-reverse" x={-35.5} y={-35} width={71} height={70} rx={8.5} />
            <g transform="scale(0.9)">
              <Table />
            </g>
          </g>
        ))}
      </>
    )}
  </g>
));

const seats = ['r', 'b', 'y', 'g'] as const;

const Table = () => (
  <>
    <circle class="card-lace" r={13} />
    <circle class="card-lace" r={24} />
    {seats.map((colour, seat) => (
      <g
        key={colour}
        class="card card-seat"
        data-colour={colour}
        transform={`rotate(${90 * seat - 45}) translate(24 0) rotate(${45 - 90 * seat})`}
      >
        <circle r={9.5} />
        <ColourShape colour={colour} size={12} />
      </g>
    ))}
  </>
);
