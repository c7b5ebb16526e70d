import { useSignal } from '@preact/signals';
import type { Book, SeatName } from '@tischrunde/rulebook';
import { useLayoutEffect } from 'preact/hooks';
import type { Happened, Table } from '../session/table.ts';
import { narrate } from './narration.ts';

/** Something that was said at the table. The number tells it from the same words said again. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** Something said in whatever language it is read now. */
export type AnnouncementText = (book: Book, nameOf: SeatName) => string;

/** Moves are told anew to whoever sits in front. */
interface Kept {
  readonly number: number;
  readonly about: readonly Happened[] | AnnouncementText;
}

/** So much is kept for whoever listens: at a large table many act between two turns of one's own. */
const most = 24;

/** What is told of the moves, and said otherwise, since one's own last move; the newest last. */
export function useAnnouncements({ seen, game }: Table, book: Book, nameOf: SeatName) {
  const kept = useSignal<readonly Kept[]>([]);
  const number = useSignal(0);
  const keep = (about: Kept['about'], before: readonly Kept[]): void => {
    number.value++;
    kept.value = [...before, { number: number.peek(), about }].slice(-most);
  };
  // It is heard of every look at once, so that none is missed and each is told before whose turn it is.
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
