interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a note belongs to, in pixels of the window. */
export interface Anchor extends Size {
  readonly left: number;
  readonly top: number;
}

/** The least distance to the anchor and to the edges of the window. */
const gap = 8;

/** Where a note goes: above its anchor and centred on it, below it if there is no room above, and always inside the window. */
export function noteOffset(
  anchor: Anchor,
  note: Size,
  window: Size,
): { readonly x: number; readonly y: number } {
  const within = (wanted: number, size: number, room: number): number =>
    Math.max(gap, Math.min(wanted, room - size - gap));
  const above = anchor.top - note.height - gap;
  const y = above >= gap ? above : anchor.top + anchor.height + gap;
  return {
    x: within(anchor.left + anchor.width / 2 - note.width / 2, note.width, window.width),
    y: within(y, note.height, window.height),
  };
}
