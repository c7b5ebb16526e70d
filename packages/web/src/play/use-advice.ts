import { useSignal } from '@preact/signals';
import type { Explained } from '@tischrunde/bots';
import { useEffect } from 'preact/hooks';
import type { Table } from '../session/table.ts';

/** Nobody asked, a strong bot is thinking, or its answer. */
export type AdviceState = null | 'thinking' | readonly Explained[];

/** Asks a strong bot about the position; the answer is dropped when the position changes. */
export function useAdvice({ seen, advice }: Table) {
  const asked = useSignal<AdviceState>(null);
  /** The index of the hint that is read. */
  const current = useSignal(0);
  const look = seen.value;
  const forget = (): void => {
    asked.value = null;
  };
  useEffect(forget, [look?.moves, look?.seat]);
  const ask = async (): Promise<readonly Explained[]> => {
    asked.value = 'thinking';
    current.value = 0;
    const explained = (await advice?.()) ?? [];
    const now = seen.peek();
    // The position may have changed, or the hints been closed, in the meantime.
    if (asked.peek() !== 'thinking' || now?.moves !== look?.moves || now?.seat !== look?.seat) return [];
    asked.value = explained;
    return explained;
  };
  return { asked: asked.value, current, ask, forget };
}
