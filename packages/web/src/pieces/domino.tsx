import { light, onPiece } from './light.ts';
import { memo } from './memo.ts';
import { Numeral } from './numeral.tsx';
import { pipsOf, pipsPath } from './pips.ts';
import { Slab } from './slab.tsx';

/** The size of a half in the drawing. */
export const half = 40;

interface DominoProps {
  /** `6-3`: the first half on top. */
  readonly tile: string;
  /** The rotation, in degrees clockwise; the light always comes from the top left. */
  readonly angle?: number;
  /** Moves the pips away from the groove, where something else is to stand. */
  readonly isAside?: boolean;
}

const body = { of: 'domino', width: 38, height: 78, radius: 8 } as const;
const grooveAt = (right: number, down: number): string =>
  `M${right - 13} ${down - 0.9}h26a0.9 0.9 0 0 1 0 1.8h-26a0.9 0.9 0 0 1 0 -1.8z`;
const groove = grooveAt(0, 0);
/** Three veins along the tile, shown by sets made of wood. */
const grain =
  'M-11 -38.4C-14 -20 -7 -4 -11 12S-9 30 -12 38.4M3 -38.6C6 -24 0 -8 3 6S6 28 2 38.6M13 -37C11 -20 15 6 12 37';

/** A domino around 0,0, to be used inside an svg. */
export const Domino = memo(({ tile, angle = 0, isAside = false }: DominoProps) => {
  const values = tile.split('-').map(Number);
  const lit = onPiece(angle, light.hollow);
  // Moved point by point: browsers draw a shape with a transform of its own apart from the others, and a line has hundreds.
  const hollows = values.map((value, index) => pipsPath(value, index === 0, isAside, lit)).join('');
  return (
    <g transform={`rotate(${angle})`}>
      <Slab {...body} angle={angle} />
      <path class="domino-grain" d={grain} />
      <path class="domino-hollows" d={grooveAt(...lit) + hollows} />
      <path class="domino-groove" d={groove} />
      {values.map((value, index) => (
        <Half key={index} {...{ value, angle, isAside }} isFirst={index === 0} />
      ))}
    </g>
  );
});

interface HalfProps {
  readonly value: number;
  readonly isFirst: boolean;
  readonly angle: number;
  readonly isAside: boolean;
}

function Half({ value, isFirst, angle, isAside }: HalfProps) {
  if (pipsOf(value) === null) {
    // Numbers stay upright, however the tile is turned.
    return (
      <g class="domino-number">
        <Numeral text={`${value}`} height={19} y={isFirst ? -20 : 20} angle={-angle} />
      </g>
    );
  }
  if (value === 0) return null;
  return (
    <path class="pips" style={{ '--pip': `var(--pip-${value})` }} d={pipsPath(value, isFirst, isAside)} />
  );
}

const ring = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A round table with its seats, between two lozenges, in a frame: engraved, so that it needs no colour. */
const engraving = [
  'M-10 -34.5h20a5 5 0 0 1 5 5v59a5 5 0 0 1 -5 5h-20a5 5 0 0 1 -5 -5v-59a5 5 0 0 1 5 -5z',
  'M-10 -33.2a3.7 3.7 0 0 0 -3.7 3.7v59a3.7 3.7 0 0 0 3.7 3.7h20a3.7 3.7 0 0 0 3.7 -3.7v-59a3.7 3.7 0 0 0 -3.7 -3.7z',
  ring(7.4),
  ring(5.6),
  ring(2.2),
  ...Array.from({ length: 8 }, (_, seat) => {
    const way = ((seat + 0.5) * Math.PI) / 4;
    return dot(Math.round(Math.cos(way) * 105) / 10, Math.round(Math.sin(way) * 105) / 10, 1.5);
  }),
  'M0 -28l4.4 5.6l-4.4 5.6l-4.4 -5.6z',
  'M0 28l4.4 -5.6l-4.4 -5.6l-4.4 5.6z',
  dot(-8.6, -22.4, 1.3),
  dot(8.6, -22.4, 1.3),
  dot(-8.6, 22.4, 1.3),
  dot(8.6, 22.4, 1.3),
].join('');

/** A domino face down. */
export const DominoBack = memo(({ angle = 0 }: { readonly angle?: number }) => (
  <g class="domino-back" transform={`rotate(${angle})`}>
    <Slab {...body} angle={angle} />
    <path class="domino-grain" d={grain} />
    <path
      class="domino-hollows"
      fill-rule="evenodd"
      d={engraving}
      transform={`translate(${onPiece(angle, light.hollow).join(' ')})`}
    />
    <path class="domino-engraving" fill-rule="evenodd" d={engraving} />
  </g>
));
