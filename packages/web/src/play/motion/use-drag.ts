import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { prefersLessMotion } from '../../storage/settings.ts';
import { type Point, snapTo } from './snap.ts';

interface Drag {
  readonly element: HTMLElement;
  /** Its index in the rack. */
  readonly index: number;
  readonly from: Point;
  moved: boolean;
}

interface Dragging {
  /** A piece that can be laid was picked up. */
  onLift(piece: string): void;
  /** It was released over a table that has no places. */
  onTable(piece: string): void;
  /** It was released over the rack, at another index. */
  onReorder(from: number, to: number): void;
  /** Until what was last sent to the table has its answer. */
  answered(): Promise<unknown>;
}

type Held = TargetedPointerEvent<HTMLElement>;

/** A pointer that moves less than this taps. */
const still = 8;

/** How long a released piece waits before it returns, after the answer of the table; a legal move removes it earlier. */
const wait = 300;

/** How long it waits for the answer: a table may be far away. */
const longest = 5000;

const after = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

/** Drags pieces from the rack to the ghosts on the board, or to another place in the rack; taps remain clicks. */
export function useDrag({ onLift, onTable, onReorder, answered }: Dragging) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const pointOf = ({ clientX, clientY }: Held): Point => ({ x: clientX, y: clientY });

  const letGo = (): void => {
    drag.current = null;
    point(null);
  };
  const returnOnceAnswered = async (element: HTMLElement): Promise<void> => {
    await Promise.race([Promise.allSettled([answered()]), after(longest)]);
    await after(wait);
    glideBack(element);
  };
  return {
    /** Whether a click ends a drag that was already handled. (Clicks by keyboard have a detail of 0.) */
    isHandled: ({ detail }: MouseEvent) => wasDragged.current && detail > 0,
    handlersFor: (piece: string, index: number, canBeLaid: boolean) => ({
      onPointerDown: (event: Held) => {
        // A piece in the air is not taken a second time.
        wasDragged.current = event.currentTarget.dataset.dragged === 'true';
        if (event.button !== 0 || wasDragged.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { element: event.currentTarget, index, from: pointOf(event), moved: false };
      },
      onPointerMove: (event: Held) => {
        const { current } = drag;
        // The piece may have disappeared during the drag.
        if (current?.element !== event.currentTarget || event.buttons === 0) return;
        const { x, y } = pointOf(event);
        const [right, down] = [x - current.from.x, y - current.from.y];
        if (!current.moved) {
          if (Math.hypot(right, down) < still) return;
          current.moved = true;
          wasDragged.current = true;
          event.currentTarget.dataset.dragged = 'true';
          places = new Map();
          if (canBeLaid) onLift(piece);
        }
        event.currentTarget.style.transform = `translate(${right}px, ${down}px)`;
        if (canBeLaid) point(ghostNear({ x, y }, places));
      },
      // Otherwise the browser treats a quick drag as a fling and swallows the next tap.
      onTouchMove: (event: TouchEvent) => {
        if (drag.current?.moved === true) event.preventDefault();
      },
      onPointerUp: (event: Held) => {
        const { current } = drag;
        drag.current = null;
        if (current?.element !== event.currentTarget || !current.moved) return;
        const at = pointOf(event);
        const to = indexInRack(at, current.element);
        if (to !== null && to !== current.index) {
          event.currentTarget.style.transform = '';
          delete event.currentTarget.dataset.dragged;
          point(null);
          onReorder(current.index, to);
          return;
        }
        const ghost = canBeLaid ? ghostNear(at, new Map()) : null;
        const isOnTable = canBeLaid && ghost === null && ghosts().length === 0 && isOver(at, '.felt');
        letGo();
        if (ghost !== null) pressGhost(ghost);
        else if (isOnTable) onTable(piece);
        if (ghost === null && !isOnTable) glideBack(event.currentTarget);
        else void returnOnceAnswered(event.currentTarget);
      },
      onPointerCancel: (event: Held) => {
        letGo();
        glideBack(event.currentTarget);
      },
    }),
  };
}

const ghosts = (): Element[] => [...document.querySelectorAll('.felt .ghost')];

/** The middles of the ghosts, cached: measuring forces a layout, which is slow on every pointer move. */
type Places = Map<Element, Point>;

let places: Places = new Map();

function ghostNear(at: Point, known: Places): Element | null {
  const targets = [...document.querySelectorAll('.felt :is(.ghost, .also)')];
  const index = snapTo(
    at,
    targets.map((target) => {
      const middle = known.get(target) ?? middleOf(target);
      known.set(target, middle);
      return middle;
    }),
  );
  if (index === null) return null;
  const near = targets[index];
  // A place beside a ghost stands for it.
  return near.matches('.also') ? (near.parentElement?.querySelector('.ghost') ?? null) : near;
}

function middleOf(ghost: Element): Point {
  const { left, top, width, height } = ghost.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Marks the ghost that would take the piece. */
function point(near: Element | null): void {
  for (const ghost of ghosts())
    if (ghost.hasAttribute('data-near') !== (ghost === near)) ghost.toggleAttribute('data-near');
}

/** The click bubbles up to the element that handles it. */
const pressGhost = (ghost: Element): void => {
  ghost.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

function isOver({ x, y }: Point, area: string): boolean {
  const box = document.querySelector(area)?.getBoundingClientRect();
  return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** The index at which a piece is released over the rack; null anywhere else. */
function indexInRack(at: Point, piece: HTMLElement): number | null {
  if (!isOver(at, '.rack')) return null;
  const others = [...document.querySelectorAll('.rack-piece')].filter((other) => other !== piece);
  const isBefore = (other: Element): boolean => {
    const { left, width, top, bottom } = other.getBoundingClientRect();
    return bottom < at.y || (top < at.y && left + width / 2 < at.x);
  };
  return others.filter(isBefore).length;
}

function glideBack(element: HTMLElement): void {
  const { transform } = element.style;
  if (transform === '') return;
  element.style.transform = '';
  delete element.dataset.dragged;
  if (!prefersLessMotion() && element.isConnected)
    element.animate([{ transform }, { transform: 'none' }], { duration: 200, easing: 'ease-out' });
}
