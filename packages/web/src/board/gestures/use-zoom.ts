import { useEffect, useRef, useState } from 'preact/hooks';

/** How the table is looked at: as a whole, or closer and moved about. */
export interface Look {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** It follows a finger just now. */
  readonly held: boolean;
}

export const whole: Look = { zoom: 1, x: 0, y: 0, held: false };

const close = 2.5;
const closest = 4;

/** A finger that moves less than this, in pixels, taps. */
const tap = 6;

/** Moves no further than the edge of what lies there. */
export function movedBy(look: Look, dx: number, dy: number, width: number, height: number): Look {
  const far = (look.zoom - 1) / 2;
  const within = (value: number, size: number): number =>
    Math.max(-far * size, Math.min(far * size, value)) || 0;
  return { ...look, x: within(look.x + dx, width), y: within(look.y + dy, height) };
}

/** Closer to a point, which stays under the finger; the point is told from the middle of the table. */
export function zoomedAt(
  look: Look,
  factor: number,
  at: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): Look {
  const zoom = Math.min(closest, Math.max(1, look.zoom * factor));
  if (zoom === 1) return { ...whole, held: look.held };
  const grows = zoom / look.zoom;
  const moved = { ...look, zoom, x: at.x - (at.x - look.x) * grows, y: at.y - (at.y - look.y) * grows };
  return movedBy(moved, 0, 0, width, height);
}

/** Lets one look closer at a table, with the wheel, two fingers or the button, and drag it then. Give `ref` to what is dragged. */
export function useCloser(width: number, height: number) {
  const [element, ref] = useState<Element | null>(null);
  const [look, setLook] = useState(whole);
  const zoom = useRef(1);
  zoom.current = look.zoom;
  useEffect(() => {
    if (element === null) return;
    const stop = new AbortController();
    const fingers = new Map<number, PointerEvent>();
    let dragging = false;
    const listen = (type: string, hear: (event: PointerEvent) => void): void =>
      element.addEventListener(type, (event) => hear(event as PointerEvent), { signal: stop.signal });
    const fromMiddle = (x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left - width / 2, y: y - top - height / 2 };
    };
    const letGo = ({ pointerId }: PointerEvent): void => {
      fingers.delete(pointerId);
      if (fingers.size > 0) return;
      dragging = false;
      setLook((now) => ({ ...now, held: false }));
    };
    listen('pointerdown', (event) => fingers.set(event.pointerId, event));
    listen('pointermove', (event) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      // On a table that is seen as a whole, one finger only taps.
      if (fingers.size === 1 && zoom.current === 1) return;
      if (!dragging && Math.hypot(dx, dy) < tap) return;
      // From now on the tiles do not hear of this finger: letting go lays nothing.
      if (!dragging) for (const id of fingers.keys()) element.setPointerCapture(id);
      dragging = true;
      fingers.set(event.pointerId, event);
      const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      setLook((now) => {
        const held = { ...now, held: true };
        if (other === undefined) return movedBy(held, dx, dy, width, height);
        const factor = distance(event, other) / Math.max(1, distance(before, other));
        return zoomedAt(held, factor, fromMiddle(other.clientX, other.clientY), width, height);
      });
    });
    // Else the browser takes a quick drag for a fling, and swallows the next tap to stop it.
    listen('touchmove', (event) => {
      if (dragging) event.preventDefault();
    });
    for (const end of ['pointerup', 'pointercancel']) listen(end, letGo);
    const turn = (event: Event): void => {
      const { deltaY, clientX, clientY } = event as WheelEvent;
      event.preventDefault();
      setLook((now) => zoomedAt(now, Math.exp(-deltaY / 500), fromMiddle(clientX, clientY), width, height));
    };
    element.addEventListener('wheel', turn, { signal: stop.signal, passive: false });
    return () => stop.abort();
  }, [element, width, height]);
  const toggle = (): void => setLook((now) => (now.zoom > 1 ? whole : { ...whole, zoom: close }));
  return { ref, look, toggle };
}

const distance = (one: PointerEvent, other: PointerEvent): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
