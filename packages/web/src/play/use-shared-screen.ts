import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seen, Table } from '../session/table.ts';

interface Screen {
  /** For whom the screen lies covered; null while it may be seen. */
  readonly coveredFor: number | null;
  /** The people who may take the screen though it is not their turn: a tap on their own plate. */
  readonly callers: readonly number[];
  uncover(): void;
  call(seat: number): void;
}

/** Who has the screen where several people share it. It goes to whoever is on turn, or calls for it. */
export function useSharedScreen({ sitters, seen: looks, turnTo }: Table): Screen {
  const holder = useSignal<number | null>(null);
  const called = useSignal<number | null>(null);
  const seen = looks.value;
  const people = sitters.flatMap(({ plays }, seat) => (plays === 'person' ? [seat] : []));
  // Whoever has called keeps the screen until something happens.
  useEffect(() => {
    if (called.value === holder.value) called.value = null;
  }, [seen?.moves]);
  if (seen === null || people.length < 2)
    return { coveredFor: null, callers: [], uncover: () => {}, call: () => {} };
  const { seat, view, outOfTurn } = seen;
  const onTurn = view.turn !== null && people.includes(view.turn) ? view.turn : null;
  const wanted = called.value ?? onTurn ?? holder.value ?? seat;
  const isOpen = hasNoSecrets(seen);
  return {
    coveredFor: isOpen || (holder.value === wanted && seat === wanted) ? null : wanted,
    callers: outOfTurn && view.phase === 'play' ? people.filter((person) => person !== seat) : [],
    uncover() {
      holder.value = wanted;
      turnTo?.(wanted);
    },
    call(person) {
      if (isOpen) {
        turnTo?.(person);
        return;
      }
      holder.value = null;
      called.value = person;
    },
  };
}

/** In a race in which nobody holds a hand, the screen is turned without a cover: there is nothing to hide, and no time. */
const hasNoSecrets = ({ outOfTurn, view: { hands } }: Seen): boolean =>
  outOfTurn && hands.every((hand) => typeof hand !== 'number' && hand.length === 0);
