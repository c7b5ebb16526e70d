import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { EventOf } from '@tischrunde/engine';
import { useEffect } from 'preact/hooks';
import type { SeatView, Table } from '../session/table.ts';
import { delayFactor, settings } from '../storage/settings.ts';

/** How a round of a real-time game ended: with a chain that won, or because everybody gave up. */
export type RoundEnding = Extract<EventOf<'hektik'>, { readonly type: 'completed' | 'abandoned' }>;

/** What stands between two rounds of a real-time game. */
export type Interlude =
  /** The game pauses until somebody goes on. */
  | { readonly kind: 'pause'; readonly ending: RoundEnding }
  | { readonly kind: 'count'; readonly number: number };

/** From three down to one, and how long each number stands, in milliseconds at pace 1. */
const [first, each] = [3, 700];

/**
 * In a real-time game nobody begins before everybody looks: the page counts down before something new is at stake, and pauses when it has
 * been won. Bots wait for it. Those who want bots to act at once do not wait either.
 */
export function useInterlude({ seen, ready }: Pick<Table, 'seen' | 'ready'>): {
  readonly interlude: ReadonlySignal<Interlude | null>;
  goOn(): void;
} {
  const interlude = useSignal<Interlude | null>(null);
  const round = seen.value !== null && isRealTime(seen.value) ? seen.value.view.round : null;
  useEffect(() => {
    const now = seen.peek();
    if (round === null || now === null || ready === null) return;
    const ending = now.latest.flatMap(({ events }) => events.filter(isEnding)).at(-1);
    if (delayFactor(settings.peek().pace) === 0) ready();
    else
      interlude.value = ending === undefined ? { kind: 'count', number: first } : { kind: 'pause', ending };
    return () => {
      interlude.value = null;
    };
  }, [round, ready]);
  const shown = interlude.value;
  useEffect(() => {
    if (shown?.kind !== 'count') return;
    const timer = setTimeout(() => {
      interlude.value = shown.number > 1 ? { kind: 'count', number: shown.number - 1 } : null;
      if (shown.number === 1) ready?.();
    }, each);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    interlude,
    goOn: () => {
      interlude.value = { kind: 'count', number: first };
    },
  };
}

const isRealTime = ({ view }: SeatView): boolean => view.phase === 'play' && view.turn === null;

const isEnding = (event: SeatView['events'][number]): event is RoundEnding =>
  event.type === 'completed' || event.type === 'abandoned';
