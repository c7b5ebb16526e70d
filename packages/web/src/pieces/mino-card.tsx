import { memo } from './memo.ts';
import { isBarred, Numeral } from './numeral.tsx';
import { Slab } from './slab.tsx';
import { ActionSign, ColourShape } from './symbols.tsx';

interface MinoCardProps {
  /** `r8|b1`: the first half on top. */
  readonly card: string;
  /** The rotation, in degrees clockwise; the light always comes from the top left. */
  readonly angle?: number;
}

const body = { of: 'card', width: 80, height: 152, radius: 13 } as const;

/** A SOLOmino card around 0,0. */
export const MinoCard = memo(({ card, angle = 0 }: MinoCardProps) => {
  const [first, second] = card.split('|');
  return (
    <g class="card" transform={`rotate(${angle})`}>
      <Slab {...body} angle={angle} />
      <MinoHalf name={first} y={-36.5} />
      <MinoHalf name={second ?? ''} y={36.5} />
    </g>
  );
});

/** One half: `r8`, `b:ask`. */
export function MinoHalf({ name, y }: { readonly name: string; readonly y: number }) {
  const [, colour = 'r', number, action] = /^([rgby])(?:(\d)|:(\w+))$/.exec(name) ?? [];
  return (
    <g class="card" data-colour={colour} transform={`translate(0 ${y})`}>
      <rect class="card-field" x={-35.5} y={-35} width={71} height={70} rx={8.5} />
      <g class="card-ink">
        <g class="card-mark">
          <ColourShape colour={colour} size={50} />
        </g>
        <path
          class="card-frame"
          d="M-13 -30H25a5.5 5.5 0 0 1 5.5 5.500V13M13 30H-25a5.5 5.5 0 0 1 -5.5 -5.500V-13"
        />
        <g transform="translate(-24 -23.5)">
          <ColourShape colour={colour} size={9.5} />
        </g>
        <g transform="translate(24 23.5) rotate(180)">
          <ColourShape colour={colour} size={9.5} />
        </g>
        {number === undefined ? (
          <g transform="scale(0.74)">
            <ActionSign action={action ?? ''} />
          </g>
        ) : (
          <Numeral text={number} height={33} y={isBarred(number) ? -3.5 : 0} hasBar />
        )}
      </g>
    </g>
  );
}
