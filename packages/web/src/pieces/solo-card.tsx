import { ActionSign, ColourShape } from './symbols.tsx';

/** A SOLO card, upright around 0,0: `r9`, `g:skip`, `wild4`. */
export function SoloCard({ card }: { readonly card: string }) {
  const [, colour, number, action] = /^([rgby])(?:(\d)|:(\w+))$/.exec(card) ?? [];
  return (
    <g class="card" data-colour={colour ?? 'black'}>
      <rect class="card-shadow" x={-43} y={-61} width={90} height={132} rx={13} />
      <rect class="card-paper" x={-45} y={-66} width={90} height={132} rx={13} />
      <rect class="card-field" x={-39} y={-60} width={78} height={120} rx={9} />
      {colour === undefined ? (
        <BlackFace card={card} />
      ) : (
        <g class="card-ink">
          <g transform="translate(-27 -47)">
            <ColourShape colour={colour} size={15} />
          </g>
          <g transform="translate(27 47) rotate(180)">
            <ColourShape colour={colour} size={15} />
          </g>
          {number === undefined ? (
            <g transform="scale(1.15)">
              <ActionSign action={action ?? ''} />
            </g>
          ) : (
            <text class="card-figure" font-size={66} y={2}>
              {number}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** The back of a card. */
export const CardBack = () => (
  <g class="card">
    <rect class="card-shadow" x={-43} y={-61} width={90} height={132} rx={13} />
    <rect class="card-paper" x={-45} y={-66} width={90} height={132} rx={13} />
    <rect class="card-reverse" x={-39} y={-60} width={78} height={120} rx={9} />
    <circle class="card-ring" r={22} />
  </g>
);

function BlackFace({ card }: { readonly card: string }) {
  return (
    <g class="card-ink">
      <g
        opacity={card === 'rotate' ? 0.35 : 1}
        transform={card === 'wild4' ? 'translate(0 20) scale(0.7)' : undefined}
      >
        <path d="M0 -30A30 30 0 0 1 30 0H0z" fill="var(--red)" />
        <path d="M30 0A30 30 0 0 1 0 30V0z" fill="var(--blue)" />
        <path d="M0 30A30 30 0 0 1 -30 0H0z" fill="var(--yellow)" />
        <path d="M-30 0A30 30 0 0 1 0 -30V0z" fill="var(--green)" />
      </g>
      {card === 'rotate' && (
        <g transform="scale(1.25)">
          <ActionSign action="rotate" />
        </g>
      )}
      {card === 'wild4' && (
        <g transform="translate(-4 -28)">
          <ActionSign action="wild4" />
        </g>
      )}
    </g>
  );
}
