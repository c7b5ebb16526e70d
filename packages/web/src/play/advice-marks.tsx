import { useEffect, useRef } from 'preact/hooks';
import { moveKey } from '../board/move-key.ts';
import type { Advice } from './advice.ts';
import { canonicalPiece, pieceOf } from './move-choice.ts';
import './advice.css';

interface AdviceMarksProps {
  readonly advice: readonly Advice[];
  /** The index of the hint that is read. */
  readonly current: number;
}

/**
 * The numbers of the hints on the places, pieces and buttons they are about. They float above the page, so no board has to
 * know about hints, and follow what they mark while it moves.
 */
export function AdviceMarks({ advice, current }: AdviceMarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      for (const mark of layer.current?.children ?? [])
        if (mark instanceof HTMLElement) putOn(mark, targetOf(mark.dataset));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div class="advice-marks" ref={layer} aria-hidden="true">
      {advice.flatMap(({ number, move, percent }, index) => {
        const piece = pieceOf(move);
        const read = index === current;
        return [
          <span key={`${number} at`} class="advice-mark" data-at={moveKey(move)} data-read={read}>
            <b class="advice-number">{number}</b> {percent}
          </span>,
          piece === null ? null : (
            <span
              key={`${number} of`}
              class="advice-mark small"
              data-of={canonicalPiece(piece)}
              data-as={piece}
              data-read={read}
            >
              <b class="advice-number">{number}</b>
            </span>
          ),
        ];
      })}
    </div>
  );
}

/** What a mark belongs to: whatever makes the move, or the piece in the rack or on the table. */
function targetOf({ at, of, as }: DOMStringMap): Element | null {
  const table = document.querySelector('.table-screen');
  if (table === null) return null;
  if (at !== undefined) return table.querySelector(`[data-move="${CSS.escape(at)}"]`);
  for (const piece of [as, of]) {
    const found = table.querySelector(
      `.rack [data-piece="${CSS.escape(`${piece}`)}"], .touchable[data-piece="${CSS.escape(`${piece}`)}"], .touchable:has([data-piece="${CSS.escape(`${piece}`)}"]), .touchable:has([data-tile="${CSS.escape(`${piece}`)}"])`,
    );
    if (found !== null) return found;
  }
  return null;
}

function putOn(mark: HTMLElement, target: Element | null): void {
  const box = target?.getBoundingClientRect();
  const isShown = box !== undefined && box.width > 0 && isInside(box, target?.closest('.board'));
  mark.hidden = !isShown;
  if (!isShown) return;
  const y = mark.dataset.at === undefined ? box.bottom : box.top;
  mark.style.transform = `translate(${Math.round(box.left + box.width / 2)}px, ${Math.round(y)}px)`;
}

/** A place that is scrolled out of its board has no mark. */
function isInside({ left, right, top, bottom }: DOMRect, board: Element | null | undefined): boolean {
  const area = board?.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return area === undefined || (x >= area.left && x <= area.right && y >= area.top && y <= area.bottom);
}
