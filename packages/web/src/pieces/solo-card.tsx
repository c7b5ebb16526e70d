import { memo } from './memo.ts';
import { isBarred, Numeral } from './numeral.tsx';
import { Slab } from './slab.tsx';
import { ActionSign, ColourShape } from './symbols.tsx';

interface SoloCardProps {
  /** `r9`, `g:skip`, `wild4`. */
  readonly card: string;
  /** The rotation, in degrees clockwise; the light always comes from the top left. */
  readonly angle?: number;
}

const body = { of: 'card', width: 90, height: 132, radius: 13 } as const;
const field = { x: -39.5, y: -60.5, width: 79, height: 121, rx: 9 };
/** A thin line inside the field, open where the corner indexes are. */
const frame = 'M-13 -55H28.500a5.5 5.5 0 0 1 5.5 5.500V19M13 55H-28.500a5.5 5.5 0 0 1 -5.5 -5.500V-19';

/** A SOLO card around 0,0. */
export const SoloCard = memo(({ card, angle = 0 }: SoloCardProps) => {
  const [, colour, number, action] = /^([rgby])(?:(\d)|:(\w+))$/.exec(card) ?? [];
  return (
    <g class="card" data-colour={colour ?? 'black'} transform={`rotate(${angle})`}>
      <Slab {...body} angle={angle} />
      <rect class="card-field" {...field} />
      {colour === undefined ? (
        <BlackFace card={card} />
      ) : (
        <g class="card-ink">
          <g class="card-mark">
            <ColourShape colour={colour} size={62} />
          </g>
          <path class="card-frame" d={frame} />
          <CornerIndex {...{ colour, number, action }} />
          <g transform="rotate(180)">
            <CornerIndex {...{ colour, number, action }} />
          </g>
          {number === undefined ? (
            <ActionSign action={action ?? ''} />
          ) : (
            <Numeral text={number} height={42} y={isBarred(number) ? -4 : 0} hasBar />
          )}
        </g>
      )}
    </g>
  );
});

interface CornerIndexProps {
  readonly colour: string;
  readonly number: string | undefined;
  readonly action: string | undefined;
}

/** What a card shows in a fan: its figure, or its sign, above the shape of its colour. */
const CornerIndex = ({ colour, number, action }: CornerIndexProps) => (
  <>
    {number === undefined ? (
      <g transform="translate(-25.5 -46.5) scale(0.34)">
        <ActionSign action={action ?? ''} isBrief />
      </g>
    ) : (
      <Numeral text={number} height={14} x={-25.5} y={-47} hasBar />
    )}
    <g transform="translate(-25.5 -29)">
      <ColourShape colour={colour} size={9} />
    </g>
  </>
);

/** The four colours with their shapes. */
const quarters = [
  { colour: 'g', path: 'M-31 -1.200A31 31 0 0 1 -1.2 -31V-1.200z', x: -12.5, y: -12.5 },
  { colour: 'r', path: 'M1.2 -31A31 31 0 0 1 31 -1.200H1.200z', x: 12.5, y: -12.5 },
  { colour: 'b', path: 'M31 1.200A31 31 0 0 1 1.2 31V1.200z', x: 12.5, y: 12.5 },
  { colour: 'y', path: 'M-1.2 31A31 31 0 0 1 -31 1.200H-1.200z', x: -12.5, y: 12.5 },
] as const;

/** Black cards are for every colour: a wheel, or a ring of the four around the sign. */
function BlackFace({ card }: { readonly card: string }) {
  return (
    <g class="card-ink">
      <path
        class="card-frame"
        d="M-28.5 -55H28.500a5.5 5.5 0 0 1 5.5 5.500V49.500a5.5 5.5 0 0 1 -5.5 5.500H-28.500a5.5 5.5 0 0 1 -5.5 -5.500V-49.500a5.5 5.5 0 0 1 5.5 -5.500z"
      />
      {quarters.map(({ colour, path, x, y }) => (
        <g key={colour} class="card" data-colour={colour}>
          <path class="card-field" d={path} />
          {card === 'wild' && (
            <g class="card-ink" transform={`translate(${x} ${y})`}>
              <ColourShape colour={colour} size={11} />
            </g>
          )}
        </g>
      ))}
      {card !== 'wild' && <circle class="card-field" r={24} />}
      {card === 'wild4' && <Numeral text="+4" height={23} />}
      {card === 'rotate' && (
        <g transform="translate(1.5 0) scale(0.66)">
          <ActionSign action="rotate" />
        </g>
      )}
    </g>
  );
}
