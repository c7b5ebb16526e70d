import type { Table } from '../session/table.ts';
import { prefersLessMotion } from '../storage/settings.ts';
import { mustDraw } from './move-choice.ts';

/** Between two draws, in milliseconds: one sees each tile come. */
const apart = 260;

/**
 * Draws, and goes on as long as the rules leave nothing else. `draw` makes one move and says whether it was made; `isStopped` is asked
 * before each further one.
 */
export async function drawOn(
  table: Pick<Table, 'seen'>,
  draw: () => Promise<boolean>,
  isStopped: () => boolean,
): Promise<void> {
  for (;;) {
    const before = table.seen.peek()?.moves;
    if (!(await draw())) return;
    await changed(table, before);
    if (!prefersLessMotion()) await new Promise((go) => setTimeout(go, apart));
    const seen = table.seen.peek();
    if (isStopped() || seen === null || !mustDraw(seen)) return;
  }
}

/** A move is answered a moment before the table shows it. */
function changed({ seen }: Pick<Table, 'seen'>, before: number | undefined): Promise<void> {
  return new Promise((go) => {
    if (seen.peek()?.moves !== before) return go();
    const stop = seen.subscribe((look) => {
      if (look?.moves === before) return;
      queueMicrotask(() => stop());
      go();
    });
  });
}
