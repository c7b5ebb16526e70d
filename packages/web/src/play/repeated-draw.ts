import type { Table } from '../session/table.ts';
import { prefersLessMotion } from '../storage/settings.ts';
import { mustDraw } from './move-choice.ts';

/** Between two draws, in milliseconds: one sees each tile come. */
const apart = 260;

interface Drawing {
  /** Makes one move and says whether it was made. */
  draw(): Promise<boolean>;
  /** Another draw will follow. */
  onGoOn(): void;
  /** Asked before each further draw. */
  isStopped(): boolean;
}

/** Draws, and goes on as long as the rules leave nothing else. */
export async function drawOn(
  table: Pick<Table, 'seen'>,
  { draw, onGoOn, isStopped }: Drawing,
): Promise<void> {
  const goesOn = (): boolean => {
    const seen = table.seen.peek();
    return seen !== null && mustDraw(seen);
  };
  for (;;) {
    const before = table.seen.peek()?.moves;
    if (!(await draw())) return;
    await changed(table, before);
    if (!goesOn()) return;
    onGoOn();
    if (!prefersLessMotion()) await new Promise((go) => setTimeout(go, apart));
    if (isStopped() || !goesOn()) return;
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
