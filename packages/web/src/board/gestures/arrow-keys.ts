import { useLayoutEffect, useState } from 'preact/hooks';

// On a table with many targets, the arrow keys move the focus to the next one in their direction.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the next spot in the direction of an arrow key; -1 if there is none. Distance to the side counts more. */
export function nextTowards(key: string, from: Spot, spots: readonly Spot[]): number {
  const way = ways[key];
  if (way === undefined) return -1;
  let [next, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { x, y }] of spots.entries()) {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 2 || ahead + 2.5 * aside >= least) continue;
    least = ahead + 2.5 * aside;
    next = index;
  }
  return next;
}

const upOrDown = ['ArrowUp', 'ArrowDown'];

/**
 * Moves the focus within an element by arrow keys: from piece to piece and, once one is chosen, up or down to its places and
 * between them. The result is the `ref` for the element.
 */
export function useArrowKeys() {
  const [element, ref] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (element === null) return;
    const go = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
      const places = [...element.querySelectorAll<HTMLElement>('[data-place]')];
      const isAtPlace = event.target.matches('[data-place]');
      // The table handles the way from a piece to its places.
      if (!isAtPlace && places.length > 0 && upOrDown.includes(event.key)) return;
      const touchable = isAtPlace
        ? places
        : [...element.querySelectorAll<HTMLElement>('button:enabled, [role="button"]')];
      const next = nextTowards(event.key, middleOf(event.target), touchable.map(middleOf));
      if (next < 0) return;
      event.preventDefault();
      event.stopPropagation();
      touchable[next].focus();
    };
    element.addEventListener('keydown', go);
    return () => element.removeEventListener('keydown', go);
  }, [element]);
  return ref;
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
