import { useMemo } from 'preact/hooks';
import { pipsOf } from './pips.ts';

/** How large a domino is drawn: a half is a square of this size. */
export const half = 40;

interface DominoProps {
  /** `6-3`: the first half on top. */
  readonly tile: string;
  /** How it is turned, in degrees clockwise; the light comes from the top left all the same. */
  readonly angle?: number;
}

/** A domino around the point 0,0, to stand in an svg. */
export function Domino({ tile, angle = 0 }: DominoProps) {
  // There are many on a table, and hardly one changes from move to move.
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

/** A domino that lies face down. */
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

/** A way on the screen as the turned piece sees it. */
function turnedBack(angle: number, x: number, y: number): [number, number] {
  const turned = (-angle * Math.PI) / 180;
  return [x * Math.cos(turned) - y * Math.sin(turned), x * Math.sin(turned) + y * Math.cos(turned)];
}
