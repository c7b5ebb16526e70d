import { useMemo } from 'preact/hooks';
import { pipsOf } from './pips.ts';

/** The size of a half in the drawing. */
export const half = 40;

interface DominoProps {
  /** `6-3`: the first half on top. */
  readonly tile: string;
  /** The rotation, in degrees clockwise; the light always comes from the top left. */
  readonly angle?: number;
}

/** A domino around 0,0, to be used inside an svg. */
export function Domino({ tile, angle = 0 }: DominoProps) {
  // Memoized: a table has many, and few change with a move.
  return useMemo(() => drawn(tile, angle), [tile, angle]);
}

function drawn(tile: string, angle: number) {
  const [first, second] = tile.split('-').map(Number);
  const [shadowX, shadowY] = turnedBack(angle, 1.5, 4);
  const [edgeX, edgeY] = turnedBack(angle, 0.5, 2.5);
  return (
    <g transform={`rotate(${angle})`}>
      <rect class="domino-shadow" x={-19 + shadowX} y={-39 + shadowY} width={38} height={78} rx={8} />
      <rect class="domino-edge" x={-19 + edgeX} y={-39 + edgeY} width={38} height={78} rx={8} />
      <rect class="domino-face" x={-19} y={-39} width={38} height={78} rx={8} />
      <path class="domino-groove" d="M-13 0h26" />
      <Half value={first} y={-20} angle={angle} />
      <Half value={second} y={20} angle={angle} />
    </g>
  );
}

/** A domino face down. */
export function DominoBack({ angle = 0 }: { readonly angle?: number }) {
  const [edgeX, edgeY] = turnedBack(angle, 0.5, 2.5);
  return (
    <g transform={`rotate(${angle})`}>
      <rect class="domino-edge" x={-19 + edgeX} y={-39 + edgeY} width={38} height={78} rx={8} />
      <rect class="domino-back" x={-19} y={-39} width={38} height={78} rx={8} />
    </g>
  );
}

function Half({ value, y, angle }: { readonly value: number; readonly y: number; readonly angle: number }) {
  const pips = pipsOf[value];
  if (pips === undefined) {
    return (
      <text class="domino-number" x={0} y={y} transform={`rotate(${-angle} 0 ${y})`}>
        {value}
      </text>
    );
  }
  const size = value > 6 ? 3.6 : 4.2;
  return (
    <g fill={`var(--pip-${value})`}>
      {pips.map(([column, row]) => (
        <circle key={`${column}${row}`} cx={(column - 1) * 11} cy={y + (row - 1) * 11} r={size} />
      ))}
    </g>
  );
}

/** A direction on the screen in the coordinates of the turned piece. */
function turnedBack(angle: number, x: number, y: number): [number, number] {
  const turned = (-angle * Math.PI) / 180;
  return [x * Math.cos(turned) - y * Math.sin(turned), x * Math.sin(turned) + y * Math.cos(turned)];
}
