import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { scaleOf } from './scale-of.ts';

/** The visible part of the table: all of it, or enlarged and moved. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** It follows a finger right now. */
  readonly held: boolean;
}

export const wholeTable: Viewport = { zoom: 1, x: 0, y: 0, held: false };

const close = 2.5;
const closest = 4;

/** A finger that moves less than this, in pixels, taps. */
const tap = 6;

/** Moves the viewport, but not beyond the edge of the table. */
export function movedBy(viewport: Viewport, dx: number, dy: number, width: number, height: number): Viewport {
  const far = (viewport.zoom - 1) / 2;
  const within = (value: number, size: number): number =>
    Math.max(-far * size, Math.min(far * size, value)) || 0;
  return { ...viewport, x: within(viewport.x + dx, width), y: within(viewport.y + dy, height) };
}

/** Zooms at a point, which stays under the finger; it is relative to the centre of the table. */
export function zoomedAt(
  viewport: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): Viewport {
  const zoom = Math.min(closest, Math.max(1, viewport.zoom * factor));
  if (zoom === 1) return { ...wholeTable, held: viewport.held };
  const grows = zoom / viewport.zoom;
  const moved = {
    ...viewport,
    zoom,
    x: at.x - (at.x - viewport.x) * grows,
    y: at.y - (at.y - viewport.y) * grows,
  };
  return movedBy(moved, 0, 0, width, height);
}

/** A part of the table, in pixels from its centre. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Moves an enlarged viewport as little as possible so that a part is visible; a part that is too large is seen from further away. */
export function showing(viewport: Viewport, part: Part, width: number, height: number): Viewport {
  if (viewport.zoom === 1) return viewport;
  const fits = Math.min(width / (part.right - part.left), height / (part.bottom - part.top));
  const factor = Math.min(1, fits / viewport.zoom);
  const middle = {
    x: ((part.left + part.right) / 2) * viewport.zoom + viewport.x,
    y: ((part.top + part.bottom) / 2) * viewport.zoom + viewport.y,
  };
  const zoomed = factor < 1 ? zoomedAt(viewport, factor, middle, width, height) : viewport;
  const { zoom, x, y } = zoomed;
  return movedBy(
    zoomed,
    inwards(part.left * zoom + x, part.right * zoom + x, width),
    inwards(part.top * zoom + y, part.bottom * zoom + y, height),
    width,
    height,
  );
}

/** How far an interval has to move to lie within a size around zero. */
function inwards(from: number, to: number, size: number): number {
  if (from < -size / 2) return -size / 2 - from;
  return to > size / 2 ? size / 2 - to : 0;
}

/** What should be visible when it changes: the places of the chosen piece, or the newest one. */
export interface Focus {
  readonly name: string;
  readonly part: Part;
}

/** Zooms with the wheel, two fingers or the button, and drags the enlarged table. Give `ref` to the element. */
export function useZoom(width: number, height: number, focus: Focus | null) {
  const [element, ref] = useState<Element | null>(null);
  const [viewport, setViewport] = useState(wholeTable);
  const zoom = useRef(1);
  zoom.current = viewport.zoom;
  useEffect(() => {
    if (element === null) return;
    const stop = new AbortController();
    const fingers = new Map<number, PointerEvent>();
    let dragging = false;
    const listen = (type: string, hear: (event: PointerEvent) => void): void =>
      element.addEventListener(type, (event) => hear(event as PointerEvent), { signal: stop.signal });
    const fromMiddle = (x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect();
      const scale = scaleOf(element);
      return { x: (x - left) / scale - width / 2, y: (y - top) / scale - height / 2 };
    };
    const letGo = ({ pointerId }: PointerEvent): void => {
      fingers.delete(pointerId);
      if (fingers.size > 0) return;
      dragging = false;
      setViewport((now) => ({ ...now, held: false }));
    };
    listen('pointerdown', (event) => fingers.set(event.pointerId, event));
    listen('pointermove', (event) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      // While the whole table is visible, one finger only taps.
      if (fingers.size === 1 && zoom.current === 1) return;
      if (!dragging && Math.hypot(dx, dy) < tap) return;
      // The tiles no longer receive this pointer, so that releasing it does not lay a tile.
      if (!dragging) for (const id of fingers.keys()) element.setPointerCapture(id);
      dragging = true;
      fingers.set(event.pointerId, event);
      const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      setViewport((now) => {
        const held = { ...now, held: true };
        const scale = scaleOf(element);
        if (other === undefined) return movedBy(held, dx / scale, dy / scale, width, height);
        const factor = distance(event, other) / Math.max(1, distance(before, other));
        return zoomedAt(held, factor, fromMiddle(other.clientX, other.clientY), width, height);
      });
    });
    // Otherwise the browser treats a quick drag as a fling and swallows the next tap.
    listen('touchmove', (event) => {
      if (dragging) event.preventDefault();
    });
    for (const end of ['pointerup', 'pointercancel']) listen(end, letGo);
    const turn = (event: Event): void => {
      const { deltaY, clientX, clientY } = event as WheelEvent;
      event.preventDefault();
      setViewport((now) =>
        zoomedAt(now, Math.exp(-deltaY / 500), fromMiddle(clientX, clientY), width, height),
      );
    };
    element.addEventListener('wheel', turn, { signal: stop.signal, passive: false });
    return () => stop.abort();
  }, [element, width, height]);
  const shown = (now: Viewport): Viewport => (focus === null ? now : showing(now, focus.part, width, height));
  // Only something new comes into view; what is there already may be dragged away.
  useLayoutEffect(() => setViewport(shown), [focus?.name]);
  const toggle = (): void =>
    setViewport((now) => (now.zoom > 1 ? wholeTable : shown({ ...wholeTable, zoom: close })));
  return { ref, viewport, toggle };
}

const distance = (one: PointerEvent, other: PointerEvent): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
