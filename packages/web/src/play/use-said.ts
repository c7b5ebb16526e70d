import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import type { Happened, Seen } from '../table/table.ts';
import { tellAll } from './telling.ts';

/** Something that was said at the table. The number tells it from the same words said again. */
export interface Said {
  readonly number: number;
  readonly text: string;
}

/** Moves are told anew to whoever sits in front, in their language; other words stay as they were said. */
interface Kept {
  readonly number: number;
  readonly about: readonly Happened[] | string;
}

/** So much is kept for whoever listens: at a large table many act between two turns of one's own. */
const most = 24;

/** What is told of the moves, and said otherwise, since one's own last move; the newest last. */
export function useSaid(seen: Seen | null, game: string, book: Book, nameOf: (seat: number) => string) {
  const kept = useSignal<readonly Kept[]>([]);
  const number = useSignal(0);
  const keep = (about: Kept['about'], before: readonly Kept[]): void => {
    number.value++;
    kept.value = [...before, { number: number.peek(), about }].slice(-most);
  };
  const happened = seen?.happened;
  useEffect(() => {
    if (happened === undefined || happened.length === 0) return;
    const isOwn = happened.some(({ seat }) => seat === seen?.seat);
    keep(happened, isOwn ? [] : kept.peek());
  }, [happened]);
  const textOf = (about: Kept['about']): string =>
    typeof about === 'string'
      ? about
      : tellAll(about, game, book, { front: seen?.seat ?? 0, nameOf }).join(' ');
  const said = kept.value
    .map(({ number, about }): Said => ({ number, text: textOf(about) }))
    .filter(({ text }) => text !== '');
  return { said, say: (text: string) => keep(text, kept.peek()) };
}
