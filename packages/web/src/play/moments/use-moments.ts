import { useSignal } from '@preact/signals';
import type { View } from '@tischrunde/engine';
import { type Book, callText } from '@tischrunde/rulebook';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { SeatView, Table } from '../../session/table.ts';
import { prefersLessMotion } from '../../storage/settings.ts';
import type { ShownCall } from '../calls/use-shown-call.ts';
import { signed, withoutPoints } from '../points.ts';
import { playWhenAllowed } from '../sound/use-sound.ts';
import { type Moment, momentsIn } from './moment.ts';
import { MomentQueue, type ShownMoment } from './moment-queue.ts';

/** What is seen of a table's moments. */
interface TableMoments {
  /** What moves across the table now. */
  readonly shown: ShownMoment | null;
  /** What is seen without motion now. */
  readonly still: readonly ShownMoment[];
  /** What is seen at a plate now. */
  readonly called: ShownCall | null;
  /** Whether the end of a round waits until everything has been seen. */
  readonly isBusy: boolean;
  /** The view with the points that have arrived. */
  withArrived(view: View): View;
}

const alarm = {
  after(milliseconds: number, then: () => void): () => void {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** How long a still highlight is seen, for those who want no motion. */
const still = 1200;

/** A score counts up in so many steps at most, this many milliseconds apart. */
const steps = 6;
const apart = 40;

/** Shows what happens at a table, moment by moment. None is shown when a match is opened or the device changes hands. */
export function useMoments(table: Table): TableMoments {
  const { seen, wait } = table;
  const shown = useSignal<ShownMoment | null>(null);
  const picture = useSignal<readonly ShownMoment[]>([]);
  const missing = useSignal<ReadonlyMap<number, number>>(new Map());
  const queue = useRef<MomentQueue | null>(null);
  useLayoutEffect(() => {
    let last: SeatView | null = null;
    let number = 0;
    const timers = new Set<() => void>();
    const later = (milliseconds: number, then: () => void): void => {
      timers.add(alarm.after(milliseconds, then));
    };
    const add = (seat: number, points: number): void => {
      missing.value = new Map(missing.peek()).set(seat, (missing.peek().get(seat) ?? 0) + points);
    };
    const countUp = (seat: number, points: number): void => {
      const count = Math.min(steps, Math.abs(points));
      for (let step = 0; step < count; step++) {
        const part = Math.trunc((points * (step + 1)) / count) - Math.trunc((points * step) / count);
        later(step * apart, () => add(seat, -part));
      }
    };
    const begin = (moment: ShownMoment | null): void => {
      shown.value = moment;
      if (moment !== null) playWhenAllowed([moment.sound]);
    };
    const moments = new MomentQueue(alarm, {
      begins: begin,
      arrives: (moment) => {
        for (const { seat, count } of gainsOf(moment)) countUp(seat, count);
      },
    });
    queue.current = moments;
    /** Everything at once, as a still picture. */
    const showStill = (all: readonly Moment[]): void => {
      playWhenAllowed(all.map(({ sound }) => sound));
      const drawn = all.map((moment) => ({ ...moment, number: ++number }));
      picture.value = drawn;
      later(still, () => {
        if (picture.peek() === drawn) picture.value = [];
      });
    };
    const forget = (): void => {
      for (const cancel of timers) cancel();
      timers.clear();
      moments.skip();
      for (const cancel of timers) cancel();
      picture.value = [];
      missing.value = new Map();
    };
    const stop = seen.subscribe((now) => {
      if (now === null) return;
      const isSame = last?.seat === now.seat;
      last = now;
      if (!isSame) return forget();
      const coming = momentsIn(now);
      if (coming.length === 0) return;
      if (prefersLessMotion()) return showStill(coming);
      for (const moment of coming) for (const { seat, count } of gainsOf(moment)) add(seat, count);
      wait?.(moments.add(coming));
    });
    return () => {
      stop();
      forget();
    };
  }, [seen]);
  const isBusy = shown.value !== null;
  useEffect(() => {
    if (!isBusy && picture.value.length === 0) return;
    const skip = (): void => {
      picture.value = [];
      queue.current?.skip();
      if (isBusy) wait?.(0);
    };
    const listening = new AbortController();
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, skip, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isBusy, picture.value]);
  return {
    shown: shown.value,
    still: picture.value,
    called: calledBy(shown.value ?? picture.value.findLast(isAtPlate) ?? null, shown.value === null),
    isBusy,
    withArrived: (view) => withoutPoints(view, missing.value),
  };
}

/** The points that a moment brings to plates. */
function gainsOf(moment: Moment): readonly { readonly seat: number; readonly count: number }[] {
  if (moment.kind === 'win') return moment.gains;
  if (moment.kind !== 'points' || moment.seat === null) return [];
  return [{ seat: moment.seat, count: moment.points }];
}

const isAtPlate = (moment: Moment): boolean => moment.seat !== null && textOf(moment, true) !== null;

/** What is seen at the plate of a moment's seat. */
function calledBy(moment: ShownMoment | null, isStill: boolean): ShownCall | null {
  if (moment === null || moment.seat === null) return null;
  const text = textOf(moment, isStill);
  return text === null ? null : { seat: moment.seat, number: moment.number, text };
}

function textOf(moment: Moment, isStill: boolean): ((book: Book) => string) | null {
  switch (moment.kind) {
    case 'call':
      return (book) => callText(moment.call, book);
    case 'word':
      return (book) => book.say(`moment.${moment.word}`);
    case 'cards':
      return (book) => book.say('seat.cards', { count: moment.count });
    case 'points':
      return isStill ? (book) => signed(moment.points, book) : null;
    default:
      return null;
  }
}
