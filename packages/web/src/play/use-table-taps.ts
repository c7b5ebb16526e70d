import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../session/table.ts';

interface TableTaps {
  /** The screen is covered, or something lies over the table. */
  readonly isOff: boolean;
  onDraw(): void;
}

/** What does something of its own when it is tapped. */
const controls = 'button, a, input, select, textarea, summary, dialog, [role="button"]';

/** A tap on the stock draws. A tap elsewhere on the felt or on a plate lets the bot on turn act at once, and so does Space. */
export function useTableTaps(table: Table, { isOff, onDraw }: TableTaps): void {
  const seen = table.seen.value;
  const turn = seen?.view.phase === 'play' ? seen.view.turn : null;
  const sitter = turn === null ? undefined : table.sitters[turn];
  const isBotOn = sitter !== undefined && sitter.plays !== 'person' && sitter.plays !== 'far';
  const hurry = isBotOn && !isOff ? table.hurry : null;
  const draw = seen !== null && turn === seen.seat && turn !== null && !isOff ? onDraw : null;
  const latest = useRef({ hurry, draw });
  latest.current = { hurry, draw };
  useEffect(() => {
    const tapped = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('.felt, .plate') === null) return;
      const { hurry, draw } = latest.current;
      if (target.closest('[data-stock], .tiles-stock') !== null && draw !== null) draw();
      else if (target.closest(controls) === null) hurry?.();
    };
    const pressed = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const { hurry } = latest.current;
      if (key !== ' ' || hurry === null) return;
      // Pieces wait for their turn; other buttons do what they say.
      const control = target instanceof Element ? target.closest(controls) : null;
      if (control !== null && !control.matches('.rack-piece')) return;
      event.preventDefault();
      hurry();
    };
    addEventListener('click', tapped);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('click', tapped);
      removeEventListener('keydown', pressed);
    };
  }, []);
}
