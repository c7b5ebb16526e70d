import { useRef } from 'preact/hooks';

interface PointerGestures<Spot> {
  /** What lies under a point of the drawing, in pixels from its top left. */
  spotAt(x: number, y: number): Spot | null;
  /** A finger has gone from one spot to another and is still down; null when it is lifted. */
  onDragging(drag: readonly [Spot, Spot] | null): void;
  onDrag(from: Spot, to: Spot): void;
  onLongPress(spot: Spot): void;
}

const longPress = 450;
const still = 8;

/** Drags and long presses over a drawing; taps stay clicks, so that keys and screen readers can make them too. */
export function usePointer<Spot>({ spotAt, onDragging, onDrag, onLongPress }: PointerGestures<Spot>) {
  const down = useRef<{ x: number; y: number; spot: Spot; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const handled = useRef(false);
  const dragging = useRef(false);
  const at = (event: PointerEvent | MouseEvent, drawing: Element): Spot | null => {
    const { left, top } = drawing.getBoundingClientRect();
    return spotAt(event.clientX - left, event.clientY - top);
  };
  const lift = (): void => {
    clearTimeout(down.current?.timer);
    down.current = null;
    dragging.current = false;
    onDragging(null);
  };
  return {
    /** Whether the click that comes now belongs to a drag or a long press, which is done already. */
    isHandled: () => handled.current,
    spotOf: (event: MouseEvent, drawing: Element | null) => (drawing === null ? null : at(event, drawing)),
    handlers: {
      onPointerDown: (event: PointerEvent & { readonly currentTarget: Element }) => {
        handled.current = false;
        const spot = at(event, event.currentTarget);
        if (spot === null || event.button !== 0) return;
        const timer = setTimeout(() => {
          handled.current = true;
          down.current = null;
          onLongPress(spot);
        }, longPress);
        down.current = { x: event.clientX, y: event.clientY, spot, timer };
      },
      onPointerMove: (event: PointerEvent & { readonly currentTarget: Element }) => {
        const from = down.current;
        if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < still) return;
        clearTimeout(from.timer);
        dragging.current = true;
        const to = at(event, event.currentTarget);
        onDragging(to === null ? null : [from.spot, to]);
      },
      // Else the browser takes a quick drag for a fling, and swallows the next tap to stop it.
      onTouchMove: (event: TouchEvent) => {
        if (dragging.current) event.preventDefault();
      },
      onPointerUp: (event: PointerEvent & { readonly currentTarget: Element }) => {
        const from = down.current;
        lift();
        if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < still) return;
        const to = at(event, event.currentTarget);
        if (to === null) return;
        handled.current = true;
        onDrag(from.spot, to);
      },
      onPointerCancel: lift,
      onContextMenu: (event: MouseEvent & { readonly currentTarget: Element }) => {
        event.preventDefault();
        // A long press of a finger has been heard already.
        if (handled.current) return;
        const spot = at(event, event.currentTarget);
        lift();
        if (spot !== null) onLongPress(spot);
      },
    },
  };
}
