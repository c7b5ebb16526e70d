import { useLayoutEffect, useState } from 'preact/hooks';
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
  // A new rendering may have other sizes.
  useLayoutEffect(() => {
    if (element === null || isZoomed) return;
    const found = smallestIn(element);
    if (Math.abs(found - smallest) > 0.5) setSmallest(found);
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
