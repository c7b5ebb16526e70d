/** A piece of text or a picture that stays whole on a page. */
export interface Measured {
  readonly height: number;
  /** A heading stays with what follows it. */
  readonly isHeading?: boolean;
  /** It starts a page. */
  readonly startsPage?: boolean;
}

/** Fills pages of a height with blocks, in order: for every page the indexes of its blocks. */
export function paginate(blocks: readonly Measured[], room: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    used = 0;
  };
  for (let at = 0; at < blocks.length; ) {
    const group = groupFrom(blocks, at);
    const height = group.reduce((sum, index) => sum + blocks[index].height, 0);
    if (blocks[at].startsPage === true || used + height > room) turn();
    page.push(...group);
    used += height;
    at += group.length;
  }
  turn();
  return pages;
}

/** A block, or headings with the block under them. */
function groupFrom(blocks: readonly Measured[], at: number): number[] {
  const group = [at];
  for (let next = at + 1; blocks[next - 1].isHeading === true && next < blocks.length; next++)
    group.push(next);
  return group;
}

/**
 * Where each page of a booklet is printed, counted from the left of the first side: two are side by side on each side of a sheet, which is
 * folded in the middle. Empty pages fill the last sheet: it has four, too.
 */
export function bookletPlaces(pages: number): number[] {
  const all = Math.ceil(pages / 4) * 4;
  return Array.from({ length: all }, (_, page) => {
    const isInFront = page < all / 2;
    const side = isInFront ? page : all - 1 - page;
    // The first half of the pages is at the right of front sides, and at the left of their backs.
    return 2 * side + (isInFront === (side % 2 === 0) ? 1 : 0);
  });
}
