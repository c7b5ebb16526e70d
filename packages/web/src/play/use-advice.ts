import { useSignal } from '@preact/signals';
import type { Judgement } from '@tischrunde/bots';
import { useEffect } from 'preact/hooks';
import type { Table } from '../session/table.ts';

/** Nobody asked, a strong bot is thinking, or its answer. */
export type AdviceState = null | 'thinking' | readonly Judgement[];

/** Asks a strong bot about the position; the answer is dropped when the position changes. */
export function useAdvice({ seen, advice }: Table) {
  const asked = useSignal<AdviceState>(null);
  const look = seen.value;
  const forget = (): void => {
    asked.value = null;
  };
  useEffect(forget, [look?.moves, look?.seat]);
  const ask = async (): Promise<readonly Judgement[]> => {
    asked.value = 'thinking';
    const judgements = (await advice?.()) ?? [];
    const now = seen.peek();
    // The position may have changed, or the note been closed, in the meantime.
    if (asked.peek() !== 'thinking' || now?.moves !== look?.moves || now?.seat !== look?.seat) return [];
    asked.value = judgements;
    return judgements;
  };
  return { asked: asked.value, ask, forget };
}
