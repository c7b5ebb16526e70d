import { useSignal } from '@preact/signals';
import type { Book, SeatName } from '@tischrunde/rulebook';
import { useLayoutEffect } from 'preact/hooks';
import type { PlayedMove, SeatView, Table } from '../session/table.ts';
import { playedMoveText } from './played-move-text.ts';

/** An announcement at the table. The number distinguishes it from an earlier one with the same words. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
  /** Only for screen readers: the screen shows it elsewhere. */
  readonly isAloud: boolean;
}

/** An announcement in the current language. */
export type AnnouncementText = (book: Book, nameOf: SeatName) => string;

interface Entry {
  readonly number: number;
  readonly about: PlayedMove | AnnouncementText;
  readonly isAloud: boolean;
}

/** How many announcements are kept for screen readers: at a large table many act between two turns. */
const most = 24;

/** The narration and other announcements since the player's last move, the newest last. */
export function useAnnouncements({ seen, game }: Table, book: Book, nameOf: SeatName) {
  const entries = useSignal<readonly Entry[]>([]);
  const number = useSignal(0);
  const add = (abouts: readonly Entry['about'][], before: readonly Entry[], isAloud = false): void => {
    const added = abouts.map((about) => {
      number.value++;
      return { number: number.peek(), about, isAloud };
    });
    entries.value = [...before, ...added].slice(-most);
  };
  // Subscribes to every update, so that none is missed and each is announced before the next turn.
  useLayoutEffect(() => {
    let last: SeatView | null = null;
    return seen.subscribe((look) => {
      if (look === null) return;
      const isOwn = look.latest.some(({ seat }) => seat === look.seat);
      // Moves are told as the seat in front heard them, so another seat gets its own.
      const isHandedOn = last !== null && last.seat !== look.seat;
      // What was taken back has not happened.
      const isTakenBack = last !== null && look.moves < last.moves;
      last = look;
      const before =
        isHandedOn || isTakenBack
          ? entries.peek().filter(({ about }) => typeof about === 'function')
          : entries.peek();
      if (isHandedOn || isTakenBack || look.latest.length > 0) add(look.latest, isOwn ? [] : before);
    });
  }, [seen]);
  const front = seen.value?.seat ?? null;
  const textOf = (about: Entry['about']): string =>
    typeof about === 'function' ? about(book, nameOf) : playedMoveText(about, game, book, { front, nameOf });
  const said = entries.value
    .map(({ number, about, isAloud }): Announcement => ({ number, text: textOf(about), isAloud }))
    .filter(({ text }) => text !== '');
  return {
    said,
    say: (saying: AnnouncementText, how?: 'aloud') => add([saying], entries.peek(), how === 'aloud'),
  };
}
