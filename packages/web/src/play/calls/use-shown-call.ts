import { useSignal } from '@preact/signals';
import { type Book, callText } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import type { SeatCall } from './calls.ts';

/** What is seen at a plate now. The number distinguishes it from an earlier one with the same words. */
export interface ShownCall {
  readonly seat: number;
  readonly number: number;
  text(book: Book): string;
}

/** How long a call is seen, in milliseconds, unless the screen is touched. */
const lasts = 1200;

/** Shows a call for a moment; a later one takes its place. */
export function useShownCall() {
  const shown = useSignal<ShownCall | null>(null);
  const number = useSignal(0);
  const show = (call: SeatCall | null): void => {
    number.value++;
    shown.value =
      call === null
        ? null
        : { seat: call.seat, number: number.peek(), text: (book) => callText(call.call, book) };
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
