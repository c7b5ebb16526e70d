import { useRef } from 'preact/hooks';
import { scaleOf } from './scale-of.ts';

interface PointerGestures<Spot> {
  /** The spot at a point of the drawing, in pixels from its top left. */
  spotAt(x: number, y: number): Spot | null;
  /** A drag from one spot to another is in progress; null when it ends. */
  onDragging(drag: readonly [Spot, Spot] | null): void;
  onDrag(from: Spot, to: Spot): void;
  onLongPress(spot: Spot): void;
}

const longPress = 450;
const still = 8;

/** Drags and long presses on a drawing. Taps remain clicks, so that keyboards and screen readers work too. */
export function usePointer<Spot>({ spotAt, onDragging, onDrag, onLongPress }: PointerGestures<Spot>) {
  const down = useRef<{ x: number; y: number; spot: Spot; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const handled = useRef(false);
  const dragging = useRef(false);
  const at = (event: PointerEvent | MouseEvent, drawing: Element): Spot | null => {
    const { left, top } = drawing.getBoundingClientRect();
    const scale = scaleOf(drawing);
    return spotAt((event.clientX - left) / scale, (event.clientY - top) / scale);
  };
  const lift = (): void => {
    clearTimeout(down.current?.timer);
    down.current = null;
    dragging.current = false;
    onDragging(null);
  };
  return {
    /** Whether the next click belongs to a drag or a long press that was already handled. */
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
      // Otherwise the browser treats a quick drag as a fling and swallows the next tap.
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
        // The long press was already handled.
        if (handled.current) return;
        const spot = at(event, event.currentTarget);
        lift();
        if (spot !== null) onLongPress(spot);
      },
    },
  };
}
