import type { Note } from '@tischrunde/rulebook';
import { useSize } from '../ui/use-size.ts';

/** What a player did since one's own last move: as much of it as there is room for. */
export function PlateNote({ parts }: { readonly parts: readonly Note[] }) {
  const { ref, element, width } = useSize();
  const text = element === null ? '' : noteThatFits(parts, (note) => widthOf(note, element) <= width);
  return (
    <span class="plate-note-room" ref={ref} aria-hidden="true">
      {text !== '' && <span class="plate-note">{text}</span>}
    </span>
  );
}

/** As many parts as there is room for, the newest and what was laid before the rest; any of them rather than none. */
export function noteThatFits(parts: readonly Note[], fits: (note: string) => boolean): string {
  const written = [parts.map(({ text }) => text), parts.map(({ brief }) => brief)];
  const note = written.map((texts) => texts.join(' · ')).find(fits);
  if (note !== undefined || parts.length === 0) return note ?? '';
  const draw = parts.findIndex(({ isDraw }) => isDraw);
  const fewer = noteThatFits(parts.toSpliced(Math.max(0, draw), 1), fits);
  return fewer !== '' ? fewer : (parts.flatMap(({ text, brief }) => [brief, text]).findLast(fits) ?? '');
}

let context: CanvasRenderingContext2D | null = null;

/** The width of a note, with the space at its sides. Pixels. */
function widthOf(note: string, element: HTMLElement): number {
  context ??= document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(element);
  if (context === null) return Number.POSITIVE_INFINITY;
  context.font = style.font;
  const sides = 2 * Number.parseFloat(style.getPropertyValue('--sides')) * Number.parseFloat(style.fontSize);
  // Figures of equal width are a little wider than the usual ones.
  return 1.05 * context.measureText(note).width + sides + 1;
}
