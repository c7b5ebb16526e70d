import { Domino, half } from '../../pieces/domino.tsx';
import { Numeral } from '../../pieces/numeral.tsx';
import './fortune.css';

interface EnvelopeProps {
  /** The two predicted numbers and the tile they come from; null while the envelope is sealed. */
  readonly secret: { readonly prediction: readonly [number, number]; readonly removed: string } | null;
}

/** The size of the drawing around 0,0; the letter of an open envelope sticks out at the top. */
export const envelopeWidth = 128;
export const sealedHeight = 84;
export const openHeight = 166;

/** The prediction in its envelope. At the end it opens: the seal breaks, the flap rises, and the letter comes out. */
export function Envelope({ secret }: EnvelopeProps) {
  const open = secret !== null;
  return (
    <g
      class="envelope"
      data-open={open}
      transform={open ? `translate(0 ${(openHeight - sealedHeight) / 2})` : ''}
    >
      <rect class="piece-cast" x={-60} y={-34} width={126} height={80} rx={7} />
      <rect class="piece-contact" x={-61.5} y={-36} width={126} height={80} rx={7} />
      <rect class="envelope-inside" x={-63} y={-40} width={126} height={80} rx={6} />
      {secret !== null && (
        <>
          <path class="envelope-flap-open" d="M-62 -39L0 -80L62 -39Z" />
          <g class="envelope-letter">
            <rect class="envelope-sheet" x={-55} y={-118} width={110} height={112} rx={4} />
            <g class="envelope-numbers">
              <Numeral text={`${secret.prediction[0]}`} height={22} x={-18} y={-92} />
              <circle cy={-92} r={2.6} />
              <Numeral text={`${secret.prediction[1]}`} height={22} x={18} y={-92} />
            </g>
            <g transform={`translate(0 -48) scale(${40 / half})`}>
              <Domino tile={secret.removed} angle={-90} />
            </g>
          </g>
        </>
      )}
      <path class="envelope-paper" d="M-63 -34L0 10L63 -34V34a6 6 0 0 1 -6 6H-57a6 6 0 0 1 -6 -6Z" />
      <path class="envelope-fold" d="M-61 38L-14 0M61 38L14 0" />
      <path
        class="envelope-flap"
        d="M-60 -40H60a3 3 0 0 1 2 5L5 12a8 8 0 0 1 -10 0L-62 -35a3 3 0 0 1 2 -5Z"
      />
      <g class="envelope-seal">
        <circle cx={0} cy={8} r={14} />
        <path d="M0 0l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6-4.1-3.9 5.6-.7Z" />
      </g>
    </g>
  );
}
