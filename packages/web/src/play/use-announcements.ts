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
interface Kept {
  readonly number: number;
  readonly about: readonly Happened[] | AnnouncementText;
}

/** How many announcements are kept for screen readers: at a large table many act between two turns. */
const most = 24;

/** The narration and other announcements since the player's last move, the newest last. */
export function useAnnouncements({ seen, game }: Table, book: Book, nameOf: SeatName) {
  const kept = useSignal<readonly Kept[]>([]);
  const number = useSignal(0);
  const keep = (about: Kept['about'], before: readonly Kept[]): void => {
    number.value++;
    kept.value = [...before, { number: number.peek(), about }].slice(-most);
  };
  // Subscribes to every update, so that none is missed and each is announced before the next turn.
  useLayoutEffect(
    () =>
      seen.subscribe((look) => {
        if (look === null || look.happened.length === 0) return;
        const isOwn = look.happened.some(({ seat }) => seat === look.seat);
        keep(look.happened, isOwn ? [] : kept.peek());
      }),
    [seen],
  );
  const front = seen.value?.seat ?? 0;
  const textOf = (about: Kept['about']): string =>
    typeof about === 'function'
      ? about(book, nameOf)
      : narrate(about, game, book, { front, nameOf }).join(' ');
  const said = kept.value
    .map(({ number, about }): Announcement => ({ number, text: textOf(about) }))
    .filter(({ text }) => text !== '');
  return { said, say: (saying: AnnouncementText) => keep(saying, kept.peek()) };
}
