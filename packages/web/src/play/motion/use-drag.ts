import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { prefersLessMotion } from '../../storage/settings.ts';
import { type Point, snapTo } from './snap.ts';

interface Drag {
  readonly element: HTMLElement;
  readonly from: Point;
  moved: boolean;
}

interface Dragging {
  /** A piece is taken up. */
  onLift(piece: string): void;
  /** It is let go over the table, in a game whose table has no places to choose from. */
  onTable(piece: string): void;
}

type Held = TargetedPointerEvent<HTMLElement>;

/** A finger that moves less is a tap. */
const still = 8;

/** How long a piece waits where it was let go until it goes back: the move that is made takes it away before. */
const wait = 300;

/** Drags pieces from the rack to the ghosts on the board; taps stay clicks. */
export function useDrag({ onLift, onTable }: Dragging) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const pointOf = ({ clientX, clientY }: Held): Point => ({ x: clientX, y: clientY });

  const letGo = (element: HTMLElement, delay: number): void => {
    drag.current = null;
    point(null);
    setTimeout(() => glideBack(element), delay);
  };
  return {
    /** Whether a click ends a drag, which is done already. (Keys click too, with no count of clicks.) */
    isHandled: ({ detail }: MouseEvent) => wasDragged.current && detail > 0,
    handlersFor: (piece: string, canBeLaid: boolean) => ({
      onPointerDown: (event: Held) => {
        wasDragged.current = false;
        if (event.button !== 0 || !canBeLaid) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { element: event.currentTarget, from: pointOf(event), moved: false };
      },
      onPointerMove: (event: Held) => {
        const { current } = drag;
        // The piece may have been taken away under the finger.
        if (current?.element !== event.currentTarget || event.buttons === 0) return;
        const { x, y } = pointOf(event);
        const [right, down] = [x - current.from.x, y - current.from.y];
        if (!current.moved) {
          if (Math.hypot(right, down) < still) return;
          current.moved = true;
          wasDragged.current = true;
          event.currentTarget.dataset.dragged = 'true';
          places = new Map();
          onLift(piece);
        }
        event.currentTarget.style.transform = `translate(${right}px, ${down}px)`;
        point(ghostNear({ x, y }, places));
      },
      // Else a browser takes a quick drag for the beginning of a fling, and swallows the next tap to stop it.
      onTouchMove: (event: TouchEvent) => {
        if (drag.current?.moved === true) event.preventDefault();
      },
      onPointerUp: (event: Held) => {
        const { current } = drag;
        drag.current = null;
        if (current?.element !== event.currentTarget || !current.moved) return;
        const at = pointOf(event);
        const ghost = ghostNear(at, new Map());
        const isOnTable = ghost === null && ghosts().length === 0 && isOver(at);
        letGo(event.currentTarget, ghost === null && !isOnTable ? 0 : wait);
        if (ghost !== null) pressGhost(ghost);
        else if (isOnTable) onTable(piece);
      },
      onPointerCancel: (event: Held) => letGo(event.currentTarget, 0),
    }),
  };
}

const ghosts = (): Element[] => [...document.querySelectorAll('.felt .ghost')];

/** The middles of the ghosts, found out once for each: to measure is to lay out the page, which takes long with every move. */
type Places = Map<Element, Point>;

let places: Places = new Map();

function ghostNear(at: Point, known: Places): Element | null {
  const shown = ghosts();
  const index = snapTo(
    at,
    shown.map((ghost) => {
      const middle = known.get(ghost) ?? middleOf(ghost);
      known.set(ghost, middle);
      return middle;
    }),
  );
  return index === null ? null : shown[index];
}

function middleOf(ghost: Element): Point {
  const { left, top, width, height } = ghost.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Shows which ghost would take the piece. */
function point(near: Element | null): void {
  for (const ghost of ghosts())
    if (ghost.hasAttribute('data-near') !== (ghost === near)) ghost.toggleAttribute('data-near');
}

/** A click on the ghost goes up to whatever is pressed there. */
const pressGhost = (ghost: Element): void => {
  ghost.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

function isOver({ x, y }: Point): boolean {
  const felt = document.querySelector('.felt')?.getBoundingClientRect();
  return felt !== undefined && x > felt.left && x < felt.right && y > felt.top && y < felt.bottom;
}

function glideBack(element: HTMLElement): void {
  const { transform } = element.style;
  if (transform === '') return;
  element.style.transform = '';
  delete element.dataset.dragged;
  if (!prefersLessMotion() && element.isConnected)
    element.animate([{ transform }, { transform: 'none' }], { duration: 200, easing: 'ease-out' });
}
