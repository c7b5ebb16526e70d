import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatView, Table } from '../session/table.ts';

interface Screen {
  /** For whom the hand is covered; null while it is open. */
  readonly coveredFor: number | null;
  /** The people at this screen. */
  readonly people: readonly number[];
  /** Players who may take the screen by tapping their plate. */
  readonly callers: readonly number[];
  /** Shows the hand of this player, who need not be the one on turn. */
  uncover(seat: number): void;
  call(seat: number): void;
}

/** Whose hand a shared screen shows. It goes to the player on turn, or to one who asks for it. */
export function useSharedScreen({ sitters, seen: looks, turnTo }: Table): Screen {
  const holder = useSignal<number | null>(null);
  const called = useSignal<number | null>(null);
  const seen = looks.value;
  const people = sitters.flatMap(({ plays }, seat) => (plays === 'person' ? [seat] : []));
  const isShared = seen !== null && seen.seat !== null && people.length > 1;
  const turn = seen?.view.turn ?? null;
  const onTurn = turn !== null && people.includes(turn) ? turn : null;
  const isOpen = isShared && (hasNoSecrets(seen) || seen.view.phase === 'matchOver');
  // A player who asked for the screen keeps it until something happens.
  useEffect(() => {
    if (called.value === holder.value) called.value = null;
  }, [seen?.moves]);
  // Where no hand is hidden, the screen goes on without a cover.
  useEffect(() => {
    if (isOpen && onTurn !== null && seen?.seat !== onTurn) turnTo?.(onTurn);
  }, [isOpen, onTurn, seen?.seat]);
  if (!isShared) return { coveredFor: null, people, callers: [], uncover: () => {}, call: () => {} };
  const { seat, view, outOfTurn } = seen;
  const wanted = called.value ?? onTurn ?? holder.value ?? seat;
  return {
    coveredFor: isOpen || (holder.value === wanted && seat === wanted) ? null : wanted,
    people,
    callers:
      view.phase === 'play'
        ? people.filter((person) => person !== seat && (outOfTurn || person === onTurn))
        : [],
    uncover(person) {
      holder.value = person;
      called.value = person === onTurn ? null : person;
      turnTo?.(person);
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

/** In games without hands nothing is hidden from those who look at the same screen. */
const hasNoSecrets = ({ view: { hands } }: SeatView): boolean =>
  hands.every((hand) => typeof hand !== 'number' && hand.length === 0);
