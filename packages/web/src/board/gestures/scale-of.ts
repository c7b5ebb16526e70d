/** How much larger an element is on the screen than in its own pixels: boards are enlarged on large screens. */
export function scaleOf(element: Element): number {
  const { width } = element.getBoundingClientRect();
  return element.clientWidth === 0 ? 1 : width / element.clientWidth;
}
