/** How small something on a board may be while the whole of it is shown, in pixels. */
export interface Smallest {
  /** What one taps; else 44. */
  readonly target?: number;
  /** The numbers drawn on tiles, as the size of a font; else 14, as all text. */
  readonly print?: number;
}

/**
 * Everything on the screen that leaves it, is cut, overlaps, is too small to read or too small to hit. It runs in the page, so it
 * can use nothing but what is written in it.
 */
export function faultsOf({ target = 44, print = 14 }: Smallest): string[] {
  const faults = new Set<string>();
  // On a phone the rulebook covers a part of the table.
  const drawer = document.querySelector('.rules-drawer');
  const hand = document.querySelector('.hand-row')?.getBoundingClientRect();
  const edge = drawer?.getBoundingClientRect();
  const covers = hand !== undefined && edge !== undefined && edge.left < hand.right && edge.top < hand.bottom;
  const modal = document.querySelector('dialog:modal') ?? (covers ? drawer : null);
  const root = modal ?? document.body;
  const slack = 1.5;
  const pushed =
    '[tabindex="0"], .filter-row, .helper-tabs, [data-closer="true"], .burg-scroller, .burg-next, [data-strip="true"] ul';

  const nameOf = (element: Element): string => {
    const classes = (element.getAttribute('class') ?? '').trim().replaceAll(/\s+/g, '.');
    const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
    return `${element.tagName.toLowerCase()}${classes === '' ? '' : `.${classes}`} “${said}”`;
  };
  const size = ({ width, height }: DOMRect): string => `${Math.round(width)}×${Math.round(height)}`;

  // Words for screen readers are clipped to nothing; pictures of the shelf, pieces in the rulebook and pages to print are drawings.
  // What is asked about a position scrolls under the line with the answer.
  const aside = '.verdict-bar, .shelf-picture, .little-hand, .cell-piece svg, .paper, [inert]';
  const known = new Map<Element, boolean>();
  const isHidden = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { clipPath, opacity } = getComputedStyle(element);
    const parent = element.parentElement;
    const hidden =
      clipPath === 'inset(50%)' ||
      opacity === '0' ||
      element.matches(aside) ||
      (parent !== null && element !== root && isHidden(parent));
    known.set(element, hidden);
    return hidden;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !isHidden(element);

  /** The part of a box that the boxes around it leave to be seen, and which of them cuts it. */
  const cutOf = (element: Element, box: DOMRect): string | null => {
    for (
      let around = element.parentElement;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      if (around.matches('svg.closer')) return null;
      const outX = box.left < edge.left - slack || box.right > edge.right + slack;
      const outY = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      if (outX && overflowX !== 'visible' && !scrolls(overflowX)) return nameOf(around);
      if (outY && overflowY !== 'visible' && !scrolls(overflowY)) return nameOf(around);
      // What scrolls shows the rest of it when asked to, and must itself be on the screen.
      // Sideways only what was made for it.
      if (outX && scrolls(overflowX) && !around.matches(pushed)) return nameOf(around);
      if ((outX && scrolls(overflowX)) || (outY && scrolls(overflowY))) return null;
      if (position === 'fixed' || around === modal) break;
    }
    if (box.left < -slack || box.right > innerWidth + slack) return 'the screen';
    const lasts = document.documentElement.scrollHeight > innerHeight && modal === null;
    return !lasts && (box.top < -slack || box.bottom > innerHeight + slack) ? 'the screen' : null;
  };

  if (document.documentElement.scrollWidth > innerWidth) {
    faults.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${innerWidth}`);
  }

  /** What is seen of a box inside of what scrolls. */
  const inSight = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
    let box = { left, top, right, bottom };
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      box = {
        left: Math.max(box.left, edge.left),
        top: Math.max(box.top, edge.top),
        right: Math.min(box.right, edge.right),
        bottom: Math.min(box.bottom, edge.bottom),
      };
    }
    return new DOMRect(
      box.left,
      box.top,
      Math.max(0, box.right - box.left),
      Math.max(0, box.bottom - box.top),
    );
  };

  interface Thing {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const things: Thing[] = [];

  const look = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = look.nextNode(); node !== null; node = look.nextNode()) {
    const element = node.parentElement;
    if (
      !(node instanceof Text) ||
      element === null ||
      (node.textContent ?? '').trim() === '' ||
      element.closest('title, option, style') !== null
    )
      continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const style = getComputedStyle(element);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
    const high = Number.parseFloat(style.fontSize) * scale;
    if (high < 13.9) faults.add(`text of ${high.toFixed(1)} px: ${nameOf(element)}`);
    const holder = element.closest(
      'button, .button, .chip, .plate-note, .plate, .badge, th, td, svg:not(.closer)',
    );
    for (const box of boxes) {
      const cut = cutOf(element, box);
      if (cut !== null) faults.add(`text is cut by ${cut}: ${nameOf(element)}`);
      const edge = holder?.getBoundingClientRect();
      if (edge !== undefined && (box.left < edge.left - slack || box.right > edge.right + slack)) {
        faults.add(`text sticks out of ${holder?.tagName.toLowerCase()}: ${nameOf(element)}`);
      }
      // A line is a little higher than its letters.
      const air = box.height * 0.2;
      things.push({
        element,
        box: inSight(element, new DOMRect(box.x, box.y + air, box.width, box.height - 2 * air)),
      });
    }
    // Words of a title and the names of tiles stay whole.
    const whole = element.closest('h1, h2, h3') === null ? /\d+-\d+/g : /[\p{L}\p{N}'’]+/gu;
    const spaced = document.documentElement.lang !== 'ja' || whole.source.includes('-');
    for (const { 0: word, index } of boxes.length > 1 && spaced ? node.data.matchAll(whole) : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        faults.add(`“${word}” is broken: ${nameOf(element)}`);
    }
    const clips = style.overflowX !== 'visible' && element.clientWidth > 0;
    if (clips && element.scrollWidth > element.clientWidth + 1) faults.add(`text is cut: ${nameOf(element)}`);
  }

  // Figures are about two thirds as high as their font is large.
  for (const figure of root.querySelectorAll('.board :is(.domino-number, .cell-number) path')) {
    const high = figure.getBoundingClientRect().height * 1.5;
    if (isSeen(figure) && high < print - 0.1) faults.add(`a number of ${high.toFixed(1)} px on a tile`);
  }

  const controls = 'button, a[href], [role="button"], input:not([type="hidden"]), select, summary';
  for (const element of root.querySelectorAll(controls)) {
    const holder = element.closest('label') ?? element;
    if (!isSeen(holder) || element.closest('[inert]') !== null) continue;
    const box = holder.getBoundingClientRect();
    if (box.width === 0) continue;
    const cut = cutOf(holder, box);
    if (cut !== null) faults.add(`control is cut by ${cut}: ${nameOf(holder)}`);
    const seen = inSight(holder, box);
    things.push({ element: holder, box: seen });
    if (element.closest('.actions, .asking') !== null && seen.height < box.height - slack)
      faults.add(`one must scroll to press ${nameOf(element)}`);
    if (element.closest('p, dd, figcaption') !== null) continue;
    // Some are larger to the finger than to the eye.
    const reach = getComputedStyle(holder, '::after');
    const grown = reach.content !== 'none' && reach.position === 'absolute';
    const width = Math.max(box.width, grown ? Number.parseFloat(reach.width) || 0 : 0);
    const height = Math.max(box.height, grown ? Number.parseFloat(reach.height) || 0 : 0);
    const enough = element.closest('.board') === null ? 44 : target;
    if (width < enough - 0.5 || height < enough - 0.5)
      faults.add(`target of ${size(box)}: ${nameOf(element)}`);
  }

  things.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of things.entries()) {
    for (let next = index + 1; next < things.length && things[next].box.top < one.box.bottom; next++) {
      const other = things[next];
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // Where several people share the screen, the whole plate is a button: it lies over its own words.
      const call = [one, other]
        .find(({ element }) => element.matches('.plate-call'))
        ?.element.closest('.plate');
      if (call?.contains(one.element) && call.contains(other.element)) continue;
      // The number of a hint lies on what it is about.
      const hint = [one, other].find(({ element }) => element.closest('.advice-marks') !== null);
      const about = hint === one ? other : one;
      if (hint !== undefined && about.element.matches('[data-move], .touchable, .rack-piece')) continue;
      // The foot of a dialog stays while the rest is pushed away under it.
      if (one.element.closest('.dialog-foot') !== other.element.closest('.dialog-foot')) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 2 && high > 2)
        faults.add(
          `overlap of ${Math.round(wide)}×${Math.round(high)}: ${nameOf(one.element)} and ${nameOf(other.element)}`,
        );
    }
  }
  return [...faults];
}
