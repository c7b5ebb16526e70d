import { useSize } from '../ui/use-size.ts';

/** What a player did since one's own last move: as much of it as the plate is wide, the newest first of all. */
export function PlateNote({ parts }: { readonly parts: readonly string[] }) {
  const { ref, element, width } = useSize();
  const text = element === null ? '' : newestThatFit(parts, (note) => widthOf(note, element) <= width);
  return (
    <span class="plate-note-room" ref={ref} aria-hidden="true">
      {text !== '' && <span class="plate-note">{text}</span>}
    </span>
  );
}

/** As many of the last parts as there is room for; empty if there is none for the last one. */
export function newestThatFit(parts: readonly string[], fits: (note: string) => boolean): string {
  let note = '';
  for (const part of parts.toReversed()) {
    const longer = note === '' ? part : `${part} · ${note}`;
    if (!fits(longer)) break;
    note = longer;
  }
  return note;
}

let context: CanvasRenderingContext2D | null = null;

/** The width of a note, with the space at its sides. Pixels. */
function widthOf(note: string, element: HTMLElement): number {
  context ??= document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(element);
  if (context === null) return Number.POSITIVE_INFINITY;
  context.font = style.font;
  // Figures of equal width are a little wider than the usual ones.
  return 1.05 * context.measureText(note).width + 1.3 * Number.parseFloat(style.fontSize);
}
