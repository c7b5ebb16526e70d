import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatView, Table } from '../session/table.ts';

interface Screen {
  /** For whom the screen is covered; null while it is open. */
  readonly coveredFor: number | null;
  /** Players who may take the screen out of turn by tapping their plate. */
  readonly callers: readonly number[];
  uncover(): void;
  call(seat: number): void;
}

/** Who sees a shared screen. It goes to the player on turn, or to one who asks for it. */
export function useSharedScreen({ sitters, seen: looks, turnTo }: Table): Screen {
  const holder = useSignal<number | null>(null);
  const called = useSignal<number | null>(null);
  const seen = looks.value;
  const people = sitters.flatMap(({ plays }, seat) => (plays === 'person' ? [seat] : []));
  // A player who asked for the screen keeps it until something happens.
  useEffect(() => {
    if (called.value === holder.value) called.value = null;
  }, [seen?.moves]);
  if (seen === null || seen.seat === null || people.length < 2)
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

/** In real-time games without hands, the screen changes without a cover: nothing is hidden, and there is no time. */
const hasNoSecrets = ({ outOfTurn, view: { hands } }: SeatView): boolean =>
  outOfTurn && hands.every((hand) => typeof hand !== 'number' && hand.length === 0);
