import { useSignal } from '@preact/signals';
import type { Judgement } from '@tischrunde/bots';
import { useEffect } from 'preact/hooks';
import type { Table } from '../session/table.ts';

/** Nobody has asked, a strong player is thinking, or this is what came of it. */
export type AdviceState = null | 'thinking' | readonly Judgement[];

/** Asks a strong player about the position; when it is another one, the answer is forgotten. */
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
    // Somebody may have moved, or closed the note, before the thinking was done.
    if (asked.peek() !== 'thinking' || now?.moves !== look?.moves || now?.seat !== look?.seat) return [];
    asked.value = judgements;
    return judgements;
  };
  return { asked: asked.value, ask, forget };
}
