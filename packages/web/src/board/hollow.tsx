import { half } from '../pieces/domino.tsx';
import './hollow.css';

interface HollowProps {
  /** The position of its middle, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
  /** The size of a half, in pixels. */
  readonly size?: number;
}

/** A place that waits for a tile, or from which one was taken. */
export const Hollow = ({ x, y, angle = 0, size = half }: HollowProps) => (
  <rect
    class="hollow"
    x={-19}
    y={-39}
    width={38}
    height={78}
    rx={8}
    transform={`translate(${x} ${y}) scale(${size / half}) rotate(${angle})`}
  />
);
