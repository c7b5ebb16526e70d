import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { SeatView, Table } from '../../session/table.ts';
import { callsIn, type SeatCall } from './calls.ts';

/** A call that is seen now. The number distinguishes it from an earlier one with the same words. */
export interface ShownCall extends SeatCall {
  readonly number: number;
}

/** How long a call is seen, in milliseconds, unless the screen is touched. */
const lasts = 1200;

/** Shows a call for a moment; a later one takes its place. */
export function useShownCall() {
  const shown = useSignal<ShownCall | null>(null);
  const number = useSignal(0);
  const show = (call: SeatCall | null): void => {
    number.value++;
    shown.value = call === null ? null : { ...call, number: number.peek() };
  };
  useEffect(() => {
    if (shown.value === null) return;
    const hide = (): void => {
      shown.value = null;
    };
    const timer = setTimeout(hide, lasts);
    addEventListener('pointerdown', hide, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', hide, { capture: true });
    };
  }, [shown.value]);
  return { shown: shown.value, show };
}

/** The latest call at a table. None is shown when a match is opened or the device changes hands. */
export function useTableCall({ seen, game }: Table): ShownCall | null {
  const { shown, show } = useShownCall();
  useLayoutEffect(() => {
    let last: SeatView | null = null;
    return seen.subscribe((now) => {
      if (now === null) return;
      const isSame = last?.seat === now.seat;
      const call = now.latest.flatMap(({ events }) => callsIn(events, game)).at(-1);
      if (isSame && call !== undefined) show(call);
      last = now;
    });
  }, [seen, game]);
  return shown;
}
