import { ActionSign, ColourShape } from './symbols.tsx';

/** A SOLOmino card, upright around 0,0, its first half on top: `r8|b1`. */
export function MinoCard({ card }: { readonly card: string }) {
  const [first, second] = card.split('|');
  return (
    <g class="card">
      <rect class="card-shadow" x={-38} y={-71} width={80} height={152} rx={13} />
      <rect class="card-paper" x={-40} y={-76} width={80} height={152} rx={13} />
      <MinoHalf name={first} y={-37} />
      <MinoHalf name={second ?? ''} y={37} />
    </g>
  );
}

/** One half: `r8`, `b:ask`. */
export function MinoHalf({ name, y }: { readonly name: string; readonly y: number }) {
  const [, colour = 'r', number, action] = /^([rgby])(?:(\d)|:(\w+))$/.exec(name) ?? [];
  return (
    <g class="card" data-colour={colour} transform={`translate(0 ${y})`}>
      <rect class="card-field" x={-36} y={-35} width={72} height={70} rx={8} />
      <g class="card-ink">
        <g transform="translate(-25 -24)">
          <ColourShape colour={colour} size={12} />
        </g>
        {number === undefined ? (
          <g transform="scale(0.95)">
            <ActionSign action={action ?? ''} />
          </g>
        ) : (
          <text class="card-figure" font-size={48} y={2}>
            {number}
          </text>
        )}
      </g>
    </g>
  );
}
