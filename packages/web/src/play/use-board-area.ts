import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSize } from '../ui/use-size.ts';

/** The minimum touch target, in pixels. */
const finger = 44;

/** The minimum zoom factor. */
const least = 1.3;

/**
 * The area of a board. If something on it is smaller than a finger, the board can be enlarged beyond its area and scrolled. Give
 * `ref` to the area.
 */
export function useBoardArea() {
  const { ref, element, width, height } = useSize();
  const [smallest, setSmallest] = useState(finger);
  const [isZoomed, setZoomed] = useState(false);
  const zoom = isZoomed ? Math.max(least, Math.ceil((finger / smallest) * 20 + 0.5) / 20) : 1;
  // A new rendering may have other sizes; pieces that still move to their places would be measured where they come from. After the
  // frame is painted, measuring costs no layout of its own.
  useEffect(() => {
    if (element === null || isZoomed) return;
    const measure = (): void => {
      const found = smallestIn(element);
      if (Math.abs(found - smallest) > 0.5) setSmallest(found);
    };
    const moving = element.getAnimations({ subtree: true }).filter(endsOnce);
    if (moving.length === 0) {
      measure();
      return;
    }
    let isCurrent = true;
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (isCurrent) measure();
    });
    return () => {
      isCurrent = false;
    };
  });
  // Enlarged, the places of a newly chosen piece come into view.
  const shown = useRef('');
  useLayoutEffect(() => {
    if (element === null || !isZoomed) return;
    const places = [...element.querySelectorAll('[data-place]')];
    const names = places.map((place) => place.getAttribute('aria-label')).join();
    if (names === shown.current) return;
    shown.current = names;
    for (const place of places.toReversed()) place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    ref,
    width: Math.floor(width * zoom),
    height: Math.floor(height * zoom),
    isZoomed,
    /** Whether zooming makes sense. */
    isSmall: isZoomed || smallest < finger - 0.5,
    toggle: () => setZoomed(!isZoomed),
  };
}

export type BoardArea = ReturnType<typeof useBoardArea>;

const endsOnce = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;

/** The shorter side of the smallest touch target. Boards with chains have their own zoom. */
function smallestIn(area: Element): number {
  const sides = [
    ...area.querySelectorAll('[role="button"]:not(.tiles *), button:not(.closer-button)'),
  ].flatMap((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width === 0 ? [] : [width, height];
  });
  return Math.min(finger, ...sides);
}
