import type { DealText } from '@tischrunde/engine';
import { dominosaInSteps } from '@tischrunde/engine/internals';
import { readEvent } from './events.ts';
import type { TableState } from './state.ts';
import { isSlowToDeal } from './table-match.ts';

interface Dealt {
  readonly seed: string;
  readonly deal: DealText;
}

/** What was dealt before its match begins. It is no part of the state, because it follows from the seed. */
const dealt = new WeakMap<TableState, Dealt>();

/** Makes the deal of a match that begins with an event in short steps, if it takes long. */
export function* dealAhead(state: TableState, text: string): Generator<undefined, void> {
  if (!isSlowToDeal(state.game)) return;
  try {
    const event = readEvent(text);
    if (event.kind !== 'started') return;
    const { seed } = event;
    dealt.set(state, { seed, deal: yield* dominosaInSteps(seed, state.options) });
  } catch {
    // The event itself says what is wrong when it is applied.
  }
}

/** The deal of a match that begins, if it was made ahead; none if the match has to make it. */
export function dealtAhead(state: TableState, seed: string): readonly DealText[] {
  const ahead = dealt.get(state);
  dealt.delete(state);
  return ahead?.seed === seed ? [ahead.deal] : [];
}
