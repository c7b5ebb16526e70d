import { useSignal } from '@preact/signals';
import type { Book, SeatName } from '@tischrunde/rulebook';
import { useLayoutEffect } from 'preact/hooks';
import type { Happened, Table } from '../session/table.ts';
import { narrate } from './narration.ts';

/** An announcement at the table. The number distinguishes it from an earlier one with the same words. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** An announcement in the current language. */
export type AnnouncementText = (book: Book, nameOf: SeatName) => string;

/** Moves are narrated again when another seat comes to the front. */
interface Entry {
  readonly number: number;
  readonly about: readonly Happened[] | AnnouncementText;
}

/** How many announcements are kept for screen readers: at a large table many act between two turns. */
const most = 24;

/** The narration and other announcements since the player's last move, the newest last. */
export function useAnnouncements({ seen, game }: Table, book: Book, nameOf: SeatName) {
  const entries = useSignal<readonly Entry[]>([]);
  const number = useSignal(0);
  const add = (about: Entry['about'], before: readonly Entry[]): void => {
    number.value++;
    entries.value = [...before, { number: number.peek(), about }].slice(-most);
  };
  // Subscribes to every update, so that none is missed and each is announced before the next turn.
  useLayoutEffect(
    () =>
      seen.subscribe((look) => {
        if (look === null || look.happened.length === 0) return;
        const isOwn = look.happened.some(({ seat }) => seat === look.seat);
        add(look.happened, isOwn ? [] : entries.peek());
      }),
    [seen],
  );
  const front = seen.value?.seat ?? 0;
  const textOf = (about: Entry['about']): string =>
    typeof about === 'function'
      ? about(book, nameOf)
      : narrate(about, game, book, { front, nameOf }).join(' ');
  const said = entries.value
    .map(({ number, about }): Announcement => ({ number, text: textOf(about) }))
    .filter(({ text }) => text !== '');
  return { said, say: (text: AnnouncementText) => add(text, entries.peek()) };
}
