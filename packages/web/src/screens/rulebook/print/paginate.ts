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
 * The pages of a booklet, in the order in which they are printed: two side by side on each side of a sheet, which is folded in
 * the middle. Null is an empty page: sheets have four.
 */
export function bookletOrder(pages: number): (readonly [left: number | null, right: number | null])[] {
  const all = Math.ceil(pages / 4) * 4;
  const pageAt = (index: number): number | null => (index < pages ? index : null);
  return Array.from({ length: all / 2 }, (_, side) => {
    const outer = pageAt(all - 1 - side);
    const inner = pageAt(side);
    return side % 2 === 0 ? ([outer, inner] as const) : ([inner, outer] as const);
  });
}
