import { useLayoutEffect, useState } from 'preact/hooks';
import { useSize } from '../ui/use-size.ts';

/** What a finger hits without looking twice, in pixels. */
const finger = 44;

/** How much larger a board becomes at least when one looks closer. */
const least = 1.3;

/**
 * The room of a board. Where something on it is smaller than a finger, it may be made larger than its room, and is pushed about
 * in it then. Give `ref` to the room.
 */
export function useBoardArea() {
  const { ref, element, width, height } = useSize();
  const [smallest, setSmallest] = useState(finger);
  const [closer, setCloser] = useState(false);
  const zoom = closer ? Math.max(least, Math.ceil((finger / smallest) * 20 + 0.5) / 20) : 1;
  // Whatever was drawn anew may be of another size.
  useLayoutEffect(() => {
    if (element === null || closer) return;
    const found = smallestIn(element);
    if (Math.abs(found - smallest) > 0.5) setSmallest(found);
  });
  return {
    ref,
    width: Math.floor(width * zoom),
    height: Math.floor(height * zoom),
    closer,
    /** Whether there is a reason to look closer. */
    isSmall: closer || smallest < finger - 0.5,
    toggle: () => setCloser(!closer),
  };
}

/** The shorter side of the smallest thing that one can tap. Tables of tiles have their own way to look closer. */
function smallestIn(room: Element): number {
  const sides = [
    ...room.querySelectorAll('[role="button"]:not(.tiles *), button:not(.closer-button)'),
  ].flatMap((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width === 0 ? [] : [width, height];
  });
  return Math.min(finger, ...sides);
}
