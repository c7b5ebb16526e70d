import { useEffect, useState } from 'preact/hooks';

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

/** A finger that moves less than this, in pixels, taps. */
const tap = 6;

/** Moves no further than the edge of what lies there. */
export function movedBy(look: Look, dx: number, dy: number, width: number, height: number): Look {
  const far = (look.zoom - 1) / 2;
  const within = (value: number, size: number): number =>
    Math.max(-far * size, Math.min(far * size, value)) || 0;
  return { ...look, x: within(look.x + dx, width), y: within(look.y + dy, height) };
}

/** Lets one look closer at a table, and drag it while one does. Give `ref` to what is dragged. */
export function useCloser(width: number, height: number) {
  const [element, ref] = useState<Element | null>(null);
  const [look, setLook] = useState(whole);
  const closer = look.zoom > 1;
  useEffect(() => {
    if (element === null || !closer) return;
    const stop = new AbortController();
    let from: PointerEvent | null = null;
    let dragging = false;
    const listen = (type: string, hear: (event: PointerEvent) => void): void =>
      element.addEventListener(type, (event) => hear(event as PointerEvent), { signal: stop.signal });
    const letGo = (): void => {
      from = null;
      dragging = false;
      setLook((now) => ({ ...now, held: false }));
    };
    listen('pointerdown', (event) => {
      from = event;
    });
    listen('pointermove', (event) => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!dragging && Math.hypot(dx, dy) < tap) return;
      // From now on the tiles do not hear of this finger: letting go lays nothing.
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      from = event;
      setLook((now) => ({ ...movedBy(now, dx, dy, width, height), held: true }));
    });
    // Else the browser takes a quick drag for a fling, and swallows the next tap to stop it.
    listen('touchmove', (event) => {
      if (dragging) event.preventDefault();
    });
    listen('pointerup', letGo);
    listen('pointercancel', letGo);
    return () => stop.abort();
  }, [element, closer, width, height]);
  const toggle = (): void => setLook((now) => (now.zoom > 1 ? whole : { ...whole, zoom: close }));
  return { ref, look, toggle };
}
