import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { half } from '../../pieces/domino.tsx';
import { type Bounds, type Cell, fitted } from './castle-geometry.ts';

interface CastleViewportProps {
  readonly title: string;
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
  /** The smallest allowed cell. */
  readonly least: number;
  /** The cell where tiles are being laid; it stays in view. */
  readonly site: Cell | null;
  readonly children: ComponentChildren;
}

/** From this size on, in pixels, the numbers of levels are readable as they are. */
const readable = 46;

/** The castle, centred and fitted to the table; a larger one can be dragged. */
export function CastleViewport({ title, bounds, width, height, least, site, children }: CastleViewportProps) {
  const fit = fitted(bounds, width - 8, height - 8, least);
  const middle = { x: bounds.left + bounds.columns / 2, y: bounds.top + bounds.rows / 2 };
  const scroller = useRef<HTMLDivElement>(null);
  const [x, y] = site ?? [middle.x - 0.5, middle.y - 0.5];
  const sight = {
    x: fit.width / 2 + (x + 0.5 - middle.x) * fit.cell,
    y: fit.height / 2 + (y + 0.5 - middle.y) * fit.cell,
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    const near = 1.6 * fit.cell;
    const isInSight =
      Math.abs(sight.x - scrollLeft - clientWidth / 2) < clientWidth / 2 - near &&
      Math.abs(sight.y - scrollTop - clientHeight / 2) < clientHeight / 2 - near;
    if (site === null || !isInSight) {
      element.scrollTo(sight.x - clientWidth / 2, sight.y - clientHeight / 2);
    }
  }, [site, sight.x, sight.y, fit.cell]);
  return (
    <div
      class="burg-scroller"
      data-larger={fit.width > width || fit.height > height}
      style={{ width: `${width}px`, height: `${height}px` }}
      ref={scroller}
    >
      <svg width={fit.width} height={fit.height} style={{ '--mark': Math.max(1, readable / fit.cell) }}>
        <title>{title}</title>
        <g
          class="glide"
          style={{
            transform: `translate(${fit.width / 2}px, ${fit.height / 2}px) scale(${
              fit.cell / half
            }) translate(${-middle.x * half}px, ${-middle.y * half}px)`,
          }}
        >
          {children}
        </g>
      </svg>
    </div>
  );
}
